/** The outsides of boxes, for every game that draws their narrow sides. */
import { describe, expect, it } from 'vitest';
import type { CoverSide } from '../src/kit/box-cover.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS } from '../src/kit/edition.ts';
import type { SetNode } from '../src/kit/face.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import { USUAL_BOXES, boxFit, stocksOf } from '../src/press/box-fit.ts';
import { inkOfFace } from '../src/press/ink-coverage/measure.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { SHELF } from '../src/site/shelf.ts';

type Edition = (typeof PRINTED_EDITIONS)[number];

/** Games that draw narrow sides. */
const COVERED = (await Promise.all(SHELF.map(async ({ id, kit }) => ({ id, kit: await kit() })))).filter(
  ({ kit }) => kit.cover('colour').side !== undefined,
);

const wordsIn = (nodes: readonly SetNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'group'
      ? wordsIn(node.nodes)
      : node.kind === 'line'
        ? node.runs.map(({ text }) => text)
        : [],
  );

describe.each(COVERED)('the box of $id', ({ kit }) => {
  const fonts = loadFonts(kit);
  const sizes = [
    // A box of 118 cards, one of 60 on thin paper, and the lowest with a picture.
    { width: 82, height: 32 },
    { width: 84, height: 18 },
    { width: 84, height: 10 },
  ];

  /** A narrow side, typeset; faults fail the test. */
  function sideOf(edition: Edition, size: Omit<CoverSide, 'side'>, which: CoverSide['side']) {
    const nodes = kit.cover(edition).side?.({ ...size, side: which }) ?? [];
    const set = typeset({ id: which, ...size, bleed: 0, safe: 0, nodes }, fonts);
    if (!set.ok) throw new Error(`the ${which} side cannot be set`);
    return set.value;
  }

  it.each(PRINTED_EDITIONS.flatMap((edition) => sizes.map((size) => ({ edition, ...size }))))(
    'bears the name beside those who come on: $edition, $width x $height mm',
    ({ edition, ...size }) => {
      const [left, right] = [sideOf(edition, size, 'left'), sideOf(edition, size, 'right')];
      for (const side of [left, right]) {
        expect(wordsIn(side.nodes).join(' ').toUpperCase()).toBe(kit.title.toUpperCase());
        expect(inkOfFace(side, fonts)).toBeGreaterThan(edition === 'colour' ? 0.3 : 0.05);
      }
      expect(left.nodes).not.toEqual(right.nodes);
    },
  );

  it('spares ink where ink is spared', () => {
    const size = { width: 82, height: 32 };
    const inkOf = (edition: Edition) => inkOfFace(sideOf(edition, size, 'left'), fonts);
    expect(inkOf('low-ink')).toBeLessThan(0.5 * inkOf('colour'));
  });

  it('has every panel as the game writes its name', () => {
    const [stock] = stocksOf(USUAL_BOXES, ['duplex']);
    if (!stock) throw new Error('no stock to make boxes for');
    const drawn = drawKit(kit, 'colour', fonts, { boxes: boxFit(USUAL_BOXES, stock, ['a4'], undefined) });
    if (!drawn.ok) throw new Error('the boxes cannot be set');
    const written = kit.cover('colour').title?.text ?? kit.title.toUpperCase();
    const titles = drawn.value.boxes
      .flatMap(({ face }) => wordsIn(face.nodes))
      .filter((words) => words.toLowerCase() === written.toLowerCase());
    expect(titles.length).toBeGreaterThanOrEqual(4);
    expect(new Set(titles)).toEqual(new Set([written]));
  });
});
