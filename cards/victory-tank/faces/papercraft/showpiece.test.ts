import { describe, expect, it } from 'vitest';
import { rings } from '../../../../src/kit/engrave/hatch.ts';
import { readPath } from '../../../../src/kit/engrave/path-data.ts';
import type { Point } from '../../../../src/kit/engrave/matrix.ts';
import { PRINTED_EDITIONS } from '../../../../src/kit/edition.ts';
import type { Art, Face, Rect } from '../../../../src/kit/face.ts';
import { typeFaultSentence } from '../../../../src/kit/type/faults.ts';
import { typeset } from '../../../../src/kit/type/typeset.ts';
import { loadFonts } from '../../../../src/site/fonts.ts';
import { BOX } from '../../box.ts';
import { CRATE, SOLDIERS, TANK } from '../../box/battlefield.ts';
import { victoryTankKit } from '../../kit.ts';
import { boundsOf } from '../../../../src/kit/papercraft/net-art.ts';
import { pieceShowpiece } from './showpiece.ts';
import { STANDEE, standeeStrip, STRIP_FOLDS, STRIP_HEIGHT } from './standee.ts';
import { ASSEMBLY_STEPS } from './tank-assembly.ts';
import { CELLS, LARGE_PARTS, LARGE_SHEET } from './tank-large.ts';
import { MODEL_SHEET, TANK_PARTS } from './tank-model.ts';
import { MODEL_SIZE } from './tank-parts.ts';
import { overlap } from '../../../../src/kit/papercraft/tab.ts';
import type { Net } from '../../../../src/kit/papercraft/unfold.ts';

const artOf = ({ nodes }: Face): Art[] => nodes.filter((node) => node.kind === 'art');

describe.each(PRINTED_EDITIONS)('paper models in the %s edition', (edition) => {
  const faces = BOX.pieces.flatMap((piece) => pieceShowpiece(piece, edition).map(({ face }) => face));

  it('have words that fit their places', () => {
    const fonts = loadFonts(victoryTankKit);
    const faults = faces.flatMap((face) => {
      const set = typeset(face, fonts);
      return set.ok ? [] : set.faults.map(typeFaultSentence);
    });
    expect(faults).toEqual([]);
  });

  it('lie within their own sheet of paper', () => {
    for (const face of faces) {
      for (const { x, y, shapes } of artOf(face)) {
        const points = shapes.flatMap(({ d }) => rings(readPath(d)).flat());
        expect(Math.min(...points.map(([px]) => x + px))).toBeGreaterThanOrEqual(0);
        expect(Math.min(...points.map(([, py]) => y + py))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...points.map(([px]) => x + px))).toBeLessThanOrEqual(face.width);
        expect(Math.max(...points.map(([, py]) => y + py))).toBeLessThanOrEqual(face.height);
      }
    }
  });

  it('say where to fold: back, up, and where to glue', () => {
    for (const face of faces) {
      const dashes = artOf(face).flatMap(({ shapes }) =>
        shapes.flatMap(({ stroke }) => (stroke?.dash ? [stroke.dash.length] : [])),
      );
      expect(dashes).toContain(2);
      if (face.id !== `showpiece-${CRATE.id}`) expect(dashes).toContain(4);
    }
  });
});

/** Of each army. */
const POSES = 3;

describe('a soldier on his stand', () => {
  it('is as high, wide and deep as the box says', () => {
    for (const { showpiece } of SOLDIERS) expect(showpiece).toMatchObject(STANDEE);
    const [upperFoot, fold, lowerFoot] = STRIP_FOLDS;
    expect(fold).toBe(STRIP_HEIGHT / 2);
    expect(fold - upperFoot).toBe(STANDEE.height);
    expect(upperFoot + STRIP_HEIGHT - lowerFoot).toBe(STANDEE.depth);
  });

  it.each(['red', 'gray'] as const)(
    'meets himself at the fold: the back of a %s soldier mirrors his front',
    (army) => {
      const { face } = standeeStrip(army, 'colour');
      const [, fold] = STRIP_FOLDS;
      for (const { shapes } of artOf(face).slice(0, POSES)) {
        const points = shapes.flatMap(({ d }) => rings(readPath(d)).flat());
        const onPanels = points.filter(([, y]) => y > STRIP_FOLDS[0] + 0.2 && y < STRIP_FOLDS[2] - 0.2);
        const folded = new Set(onPanels.map(([x, y]): string => placeOf([x, 2 * fold - y])));
        const lonely = onPanels.filter((point) => !around(point).some((place) => folded.has(place)));
        expect(onPanels.length).toBeGreaterThan(400);
        expect(lonely).toEqual([]);
      }
    },
  );

  it('comes in one strip with all of his army, feet and cuts shared', () => {
    for (const { owner, count, id } of SOLDIERS) {
      const { face } = standeeStrip(owner, 'colour');
      expect(face.id).toBe(`showpiece-${id}`);
      // The last drawing is the lines to cut and fold along.
      const men = artOf(face).filter(({ shapes }) => shapes.every(({ asks }) => asks === undefined));
      expect(men.filter(({ shapes }) => shapes.length > 20)).toHaveLength(count);
      expect(new Set(men.slice(0, count).map(({ shapes }) => shapes)).size).toBe(POSES);
      for (const { shapes } of men.slice(0, POSES))
        for (const [x] of shapes.flatMap(({ d }) => rings(readPath(d)).flat())) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x).toBeLessThanOrEqual(STANDEE.width + 0.01);
        }
    }
  });
});

/** A place to a tenth of a millimetre: rounding is finer. */
const GRAIN = 10;
const placeOf = ([x, y]: Point): string => `${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}`;
const around = ([x, y]: Point): string[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => placeOf([x + dx / GRAIN, y + dy / GRAIN])));

describe('the paper tank', () => {
  it('takes up no more than the box says', () => {
    const { width, depth, height } = TANK.showpiece;
    expect(MODEL_SIZE.width).toBeLessThanOrEqual(width);
    expect(MODEL_SIZE.length).toBeLessThanOrEqual(depth);
    expect(MODEL_SIZE.height).toBeLessThanOrEqual(height);
  });
});

const placed = (name: string, net: Net, [x, y]: Point) => ({
  name,
  outlines: [...net.panels, ...net.tabs].map(({ outline }) =>
    outline.map(([px, py]): Point => [px + x, py + y]),
  ),
  bounds: ((rect: Rect): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y }))(boundsOf(net)),
});

const rectangleOf = ({ x, y, width, height }: Rect): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const TANK_SHEETS = [
  {
    size: 'as large as the other pieces',
    index: 0,
    sheet: MODEL_SHEET,
    laid: TANK_PARTS.map(({ name, net, at }) => placed(name, net(), at)),
  },
  {
    size: 'at twice the size',
    index: 1,
    sheet: LARGE_SHEET,
    laid: LARGE_PARTS.map(({ name, net }) => placed(name, net(), [0, 0])),
  },
];

describe.each(TANK_SHEETS)('the paper tank $size', ({ index, sheet, laid }) => {
  it('has all of its parts on one sheet, none over another', () => {
    for (const [at, { name, outlines, bounds }] of laid.entries()) {
      expect(bounds.x, name).toBeGreaterThanOrEqual(0);
      expect(bounds.y, name).toBeGreaterThanOrEqual(0);
      expect(bounds.x + bounds.width, name).toBeLessThanOrEqual(sheet.width);
      expect(bounds.y + bounds.height, name).toBeLessThanOrEqual(sheet.height);
      for (const other of laid.slice(at + 1)) {
        const over = outlines.some((one) => other.outlines.some((two) => overlap(one, two)));
        expect(over, `${name} and ${other.name}`).toBe(false);
      }
    }
  });

  it('keeps its words and numbers clear of what is cut out', () => {
    const face = pieceShowpiece(TANK, 'colour')[index]?.face;
    const words = (face?.nodes ?? [])
      .filter((node) => node.kind === 'text')
      .filter(({ field }) => !field.startsWith('seat'));
    expect(words.length).toBeGreaterThan(6);
    for (const { field, ...block } of words) {
      for (const { name, outlines } of laid) {
        expect(
          outlines.some((outline) => overlap(outline, rectangleOf(block))),
          `${field} and ${name}`,
        ).toBe(false);
      }
    }
  });
});

describe('the tank at twice the size', () => {
  it('is twice the small one in every part', () => {
    for (const [index, { name, bounds }] of (TANK_SHEETS[1]?.laid ?? []).entries()) {
      const small = TANK_SHEETS[0]?.laid[index]?.bounds;
      expect(bounds.width, name).toBeCloseTo(2 * (small?.width ?? 0), 6);
      expect(bounds.height, name).toBeCloseTo(2 * (small?.height ?? 0), 6);
    }
  });

  it('shows each step in a picture that lies clear of what is cut out', () => {
    expect(CELLS).toHaveLength(ASSEMBLY_STEPS);
    for (const cell of CELLS)
      for (const { name, outlines } of TANK_SHEETS[1]?.laid ?? [])
        expect(
          outlines.some((outline) => overlap(outline, rectangleOf(cell))),
          name,
        ).toBe(false);
  });
});
