/** Simulates turning, folding, cutting and stacking sheets by hand, with independent arithmetic. */
import { dataOf } from '../../kit/engrave/path/outline-data.ts';
import { describe, expect, it } from 'vitest';
import { plainBox, plainCards } from '../../../tests/plain-box.ts';
import { planned, refusals, sheetsOf } from '../../../tests/plain-sheets.ts';
import { POKER } from '../../kit/component.ts';
import type { DrawnKit } from '../../kit/drawn-kit.ts';
import { HOME_PAPERS, PAPERS, type PaperSize } from '../papers.ts';
import type { Placement, SheetPage } from '../sheet.ts';
import { FLIPS, LAYOUTS, SIDES, type Flip } from './plan/print-options.ts';
import { sortedCopies } from './plan/sheet-order.ts';
import type { SheetPlan } from './plan/sheet-plan.ts';

/** A page of fronts, and the page with their backs. */
interface Sheet {
  readonly front: SheetPage;
  readonly back: SheetPage | undefined;
}

/** Pairs pages as by hand: alternating, single, or all fronts followed by all backs. */
function sheetsByHand(plan: SheetPlan): Sheet[] {
  const pages = sheetsOf(plan);
  const numberOf = ({ label }: SheetPage) => label.split(' ')[0];
  return pages
    .filter(({ label }) => !label.endsWith('back'))
    .map((front) => ({
      front,
      back:
        pages.find((page) => page.label.endsWith('back') && numberOf(page) === numberOf(front)) ?? undefined,
    }));
}

type Point = readonly [x: number, y: number];

/** The position of a face's point on its page. The face is turned clockwise and its trim is at (x, y). */
function onPage(placement: Placement, width: number, height: number, [u, v]: Point): Point {
  const { x, y, turn } = placement;
  switch (turn) {
    case 0:
      return [x + u, y + v];
    case 90:
      return [x + height - v, y + u];
    case 180:
      return [x + width - u, y + height - v];
    case 270:
      return [x + v, y + width - u];
    default:
      throw new Error(`a card is turned by ${turn} degrees`);
  }
}

/** The position of a back page's point on the front of the same sheet, seen through the paper. */
const throughPaper = ([x, y]: Point, { width, height }: PaperSize, flip: Flip): Point =>
  flip === 'long' ? [width - x, y] : [x, height - y];

/** The fold of a page, found as its dashed line. */
function foldOf({ furniture }: SheetPage): { x?: number; y?: number } | undefined {
  for (const node of furniture) {
    if (node.kind !== 'art') continue;
    const dashed = node.shapes.find(({ stroke }) => stroke?.dash);
    const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(dataOf(dashed?.d ?? '')) ?? [];
    if (dashed) return dataOf(dashed.d).includes('V') ? { x: Number(x) } : { y: Number(y) };
  }
  return undefined;
}

const folded = ([x, y]: Point, fold: { x?: number; y?: number }): Point =>
  fold.x === undefined ? [x, 2 * (fold.y ?? 0) - y] : [2 * fold.x - x, y];

/** Test points of a card: its upper left corner, and one well off its middle. */
const POINTS: readonly Point[] = [
  [0, 0],
  [10, 3],
];

/** The id of a front's back in the plain box. */
const backId = (front: string): string =>
  /soldier|crate|tank/.test(front) ? `${front}-back` : front.replace(/-\d+$/, '-back');

/** Reports every front whose back is not exactly behind it. */
function misfits(
  fronts: readonly Placement[],
  backs: readonly Placement[],
  through: (point: Point) => Point,
  faces: ReadonlyMap<string, { width: number; height: number }>,
): string[] {
  const left = [...backs];
  const missing = fronts.filter((front) => {
    const face = faces.get(front.face);
    if (!face) return true;
    const { width, height } = face;
    const index = left.findIndex(
      (back) =>
        back.face === backId(front.face) &&
        POINTS.every(([u, v]) => {
          const [x, y] = onPage(front, width, height, [u, v]);
          // Turned like a page of a book, the left of a back is behind the right of its front.
          const [backX, backY] = through(onPage(back, width, height, [width - u, v]));
          return Math.hypot(x - backX, y - backY) < 1e-6;
        }),
    );
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return [...missing, ...left].map(({ face }) => face);
}

const flat: Partial<DrawnKit> = { showpieces: [] };

const COMBINATIONS = HOME_PAPERS.flatMap((paper) =>
  SIDES.flatMap((sides) =>
    FLIPS.flatMap((flip) => LAYOUTS.map((layout) => [paper, sides, flip, layout] as const)),
  ),
);

describe.each(COMBINATIONS)('%s, %s, %s edge, layout %s', (paper, sides, flip, layout) => {
  const refused = paper === 'letter' && layout === '9' && sides !== 'fold';
  const order = { paper, sides, flip, layout, drawn: plainBox(flat) };
  if (refused) {
    it('is refused, for half the printers would clip it', () => {
      expect(refusals(order)).toHaveLength(1);
    });
    return;
  }
  const plan = planned(order);
  const { faces } = plan.document;
  const isBack = ({ face }: Placement) => face.endsWith('-back');

  it('every back lies exactly behind its front', () => {
    for (const { front, back } of sheetsByHand(plan)) {
      const fold = foldOf(front);
      if (sides === 'fronts') {
        expect([back, front.placements.filter(isBack)]).toEqual([undefined, []]);
      } else if (sides === 'fold') {
        expect(fold).toBeDefined();
        const all = front.placements;
        const fronts = all.filter((each) => !isBack(each));
        expect(misfits(fronts, all.filter(isBack), (point) => folded(point, fold ?? {}), faces)).toEqual([]);
      } else {
        // Sheets glued back to back are turned like a page of a book.
        const turned = sides === 'duplex' ? flip : 'long';
        const through = (point: Point) => throughPaper(point, PAPERS[paper], turned);
        expect(misfits(front.placements, back?.placements ?? [], through, faces)).toEqual([]);
      }
    }
  });

  it('every card is there as often as the box holds it, counters with no more than as many to spare', () => {
    const printed = new Map<string, number>();
    for (const { face } of sheetsOf(plan).flatMap(({ placements }) => placements)) {
      printed.set(face, (printed.get(face) ?? 0) + 1);
    }
    for (const { card } of plainCards()) expect(printed.get(card.id)).toBe(card.count);
    for (const { piece, count } of plainBox().counters) {
      expect(printed.get(piece.id)).toBeGreaterThanOrEqual(count);
      expect(printed.get(piece.id)).toBeLessThanOrEqual(2 * count);
    }
  });

  it('the stack, cut through and piled up, is sorted', () => {
    const fronts = sheetsByHand(plan)
      .map(({ front }) =>
        front.placements.filter((each) => !isBack(each) && !/soldier|crate|tank/.test(each.face)),
      )
      .filter((placements) => placements.length > 0);
    const slots = fronts[0] ?? [];
    const at = (placements: readonly Placement[], slot: Placement) =>
      placements.find(({ x, y }) => Math.hypot(x - slot.x, y - slot.y) < 1e-6);
    const stack = slots.flatMap((slot) => fronts.flatMap((placements) => at(placements, slot)?.face ?? []));
    expect(stack).toEqual(sortedCopies(plainCards()).map(({ card }) => card.id));
  });

  it('all sheets of cards have one grid, so a stack of them is cut at once', () => {
    const edges = (axis: 'x' | 'y') =>
      sheetsByHand(plan).map(({ front }) =>
        front.placements
          .filter(({ face }) => faces.get(face)?.width === POKER.width)
          .map((placement) => Math.round(placement[axis] * 1000)),
      );
    for (const axis of ['x', 'y'] as const) {
      const [first = [], ...others] = edges(axis);
      for (const positions of others) expect(positions.every((at) => first.includes(at))).toBe(true);
    }
  });

  it('everything stands on the paper, bleed and all', () => {
    for (const page of sheetsOf(plan)) {
      for (const { face, x, y, turn, reach } of page.placements) {
        const { width = 0, height = 0 } = faces.get(face) ?? {};
        const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
        expect(x - reach.left).toBeGreaterThanOrEqual(0);
        expect(y - reach.top).toBeGreaterThanOrEqual(0);
        expect(x + across + reach.right).toBeLessThanOrEqual(page.width);
        expect(y + down + reach.bottom).toBeLessThanOrEqual(page.height);
      }
    }
  });

  it('pages come in the order in which they are printed', () => {
    const labels = sheetsOf(plan).map(({ label }) => label);
    const { sheets } = plan.facts;
    const count = { duplex: sheets - 1, fold: sheets - 2, single: (sheets - 2) / 2, fronts: sheets - 2 };
    const all = Array.from({ length: count[sides] }, (_, index) => index + 1);
    const expected = {
      duplex: all.flatMap((number) => [`${number} front`, `${number} back`]),
      fold: all.map(String),
      single: [...all.map((number) => `${number} front`), ...all.map((number) => `${number} back`)],
      fronts: all.map((number) => `${number} front`),
    };
    expect(labels).toEqual(expected[sides]);
  });

  it('tells the printer which edge to turn', () => {
    expect(plan.document.duplex).toBe(sides === 'duplex' ? flip : 'off');
  });
});
