import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EDITIONS, PRINTED_EDITIONS, type Edition } from '../../../src/kit/edition.ts';
import { readPath } from '../../../src/kit/engrave/path-data.ts';
import type { Face, Node, SetFace, Shape } from '../../../src/kit/face.ts';
import { typeFaultSentence } from '../../../src/kit/type/faults.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { paintSvg } from '../../../src/press/paint/svg.ts';
import { loadFonts } from '../../../src/site/fonts.ts';
import { RIBBON_WIDTH, ribbonHeight } from '../art/ribbon.ts';
import { scene } from '../art/scenes.ts';
import { ACTION_CARDS, type ActionCard } from '../box.ts';
import { ARMIES } from '../box/battlefield.ts';
import { themeOf } from '../theme.ts';
import { actionBack, actionFront } from './action.ts';
import { activePlayerBack, activePlayerFront } from './active-player.ts';
import { pointsBack, pointsFront } from './points.ts';
import { tankControlBack, tankControlFront } from './tank-control.ts';

const FONTS = loadFonts({ fonts: [] });

const facesOf = (edition: Edition): Face[] => [
  ...ACTION_CARDS.map((card) => actionFront(card, edition)),
  ...ARMIES.flatMap((army) => [
    actionBack(army, edition),
    pointsFront(army, edition),
    pointsBack(army, edition),
  ]),
  tankControlFront(edition),
  tankControlBack(edition),
  activePlayerFront(edition),
  activePlayerBack(edition),
];

function setFace(face: Face): SetFace {
  const set = typeset(face, FONTS);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}

const PX_PER_MM = 4;

/** A face out to its bleed, RGB. */
async function pixelsOf(face: Face) {
  const svg = await paintSvg(setFace(face), FONTS, { area: 'bleed', dpi: PX_PER_MM * 25.4 });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The strokes and words of a tree, groups opened. */
const wordsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node): string[] => {
    if (node.kind === 'group') return wordsOf(node.nodes);
    if (node.kind !== 'text') return [];
    return [typeof node.text === 'string' ? node.text : node.text.map(({ text }) => text).join('')];
  });

const cardOf = (value: ActionCard['value']): ActionCard => {
  const card = ACTION_CARDS.find((one) => one.value === value);
  if (!card) throw new Error(`no card of ${value}`);
  return card;
};

describe.each(EDITIONS)('action, points and table cards, %s', (edition) => {
  it('set every word inside its place', () => {
    const faults = facesOf(edition).flatMap((face) => {
      const set = typeset(face, FONTS);
      return set.ok ? [] : set.faults.map(typeFaultSentence);
    });
    expect(faults).toEqual([]);
  });

  it('have nothing but paper where neighbours share a cut: 3 mm within the trim, and the bleed', async () => {
    const paper = Buffer.from(themeOf(edition).paper.slice(1), 'hex');
    const stained: string[] = [];
    for (const face of facesOf(edition)) {
      const { data, width, height } = await pixelsOf(face);
      const rim = Math.floor((3 + face.bleed) * PX_PER_MM) - 1;
      const clean = (x: number, y: number): boolean =>
        data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3).equals(paper);
      const onRim = (x: number, y: number): boolean =>
        x < rim || y < rim || x >= width - rim || y >= height - rim;
      let spots = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) if (onRim(x, y) && !clean(x, y)) spots++;
      if (spots > 0) stained.push(`${face.id}: ${spots} px`);
    }
    expect(stained).toEqual([]);
  });

  it('have action backs that do not tell which end is up', async () => {
    for (const army of ARMIES) {
      const { data } = await pixelsOf(actionBack(army, edition));
      const bytes = data.length / 3;
      let differing = 0;
      for (let index = 0; index < bytes; index++) {
        const [here, there] = [3 * index, 3 * (bytes - 1 - index)];
        const apart = Math.abs((data[here] ?? 0) - (data[there] ?? 0));
        if (apart > 128) differing++;
      }
      // Lettering is anti-aliased a little differently upside down.
      expect(differing / bytes).toBeLessThan(0.002);
    }
  });
});

describe('an action card', () => {
  it('shows its value on the 12 mm that a fan leaves to be seen', () => {
    expect(3.7 + RIBBON_WIDTH).toBeLessThan(14);
    for (const edition of PRINTED_EDITIONS) {
      const words = wordsOf(actionFront(cardOf(2), edition).nodes);
      expect(words.filter((word) => word === '+2')).toHaveLength(2);
    }
  });

  it('has a longer pennant the more it is worth', () => {
    expect(ribbonHeight(1)).toBeLessThan(ribbonHeight(2));
    expect(ribbonHeight(2)).toBeLessThan(ribbonHeight(3));
  });

  it('says what it does in the singular and the plural', () => {
    const rule = (value: ActionCard['value']) =>
      wordsOf(actionFront(cardOf(value), 'colour').nodes).find((word) => word.startsWith('Adds'));
    expect(rule(1)).toBe('Adds 1 point to your action, or 1 to your strength in a battle.');
    expect(rule(3)).toBe('Adds 3 points to your action, or 3 to your strength in a battle.');
  });
});

describe('the picture of an action card', () => {
  /** How far a picture reaches, mm of the card; outlines alone. */
  function reach(shapes: readonly Shape[]): { left: number; right: number; bottom: number } {
    const points = shapes.flatMap(({ d }) => readPath(d).flatMap((segment) => [...segment.points]));
    const xs = points.map(([x]) => x);
    return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...points.map(([, y]) => y)) };
  }

  it.each(EDITIONS)('stays inside its frame, 3.7 mm off the trim and 63 mm down: %s', (edition) => {
    for (const { owner, value } of ACTION_CARDS) {
      const { left, right, bottom } = reach(scene(owner, value, themeOf(edition)).men);
      expect(left).toBeGreaterThan(3.7);
      expect(right).toBeLessThan(63.5 - 3.7);
      expect(bottom).toBeLessThan(63.2);
    }
  });
});
