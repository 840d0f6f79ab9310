import { describe, expect, it } from 'vitest';
import { plainBox, plainCards, plainCounter, plainFace, plainNet } from '../../../tests/plain-box.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import { POKER } from '../../kit/component.ts';
import type { DrawnKit } from '../../kit/drawn.ts';
import type { SetNode } from '../../kit/face.ts';
import { PAPER_NAMES, PAPERS, type PaperSize } from '../margins.ts';
import type { Placement, SheetPage } from '../sheet.ts';
import { pressFaultSentence } from './faults.ts';
import { FLIPS, LAYOUTS, SIDES, type Flip } from './options.ts';
import { sortedCopies } from './order.ts';
import { planSheets, type SheetJob, type SheetPlan } from './plan.ts';

const job = (rest: Partial<SheetJob> = {}): SheetJob => ({
  title: 'Plain Game',
  drawn: plainBox(),
  paper: 'a4',
  sides: 'duplex',
  fonts,
  ...rest,
});

function planned(rest: Partial<SheetJob> = {}): SheetPlan {
  const plan = planSheets(job(rest));
  if (!plan.ok) throw new Error(plan.faults.map(pressFaultSentence).join('\n'));
  return plan.value;
}

const sentences = (rest: Partial<SheetJob>): readonly string[] => {
  const plan = planSheets(job(rest));
  return plan.ok ? [] : plan.faults.map(pressFaultSentence);
};

const sheetsOf = ({ document }: SheetPlan): readonly SheetPage[] => document.pages.slice(2);

/** Fronts and the page on which their backs stand. */
interface Sheet {
  readonly front: SheetPage;
  readonly back: SheetPage | undefined;
}

/** Pages as hands bring them together: in pairs, alone, or fronts first and their backs after them. */
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

/** Where a point of a face lies on its page. The face is turned clockwise and stands with its trim at (x, y). */
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
  }
}

/** Where a point of a back page lies on the front of the same sheet, looked at through the paper. */
const throughPaper = ([x, y]: Point, { width, height }: PaperSize, flip: Flip): Point =>
  flip === 'long' ? [width - x, y] : [x, height - y];

/** The dashed line of a page: a fold. */
function foldOf({ furniture }: SheetPage): { x?: number; y?: number } | undefined {
  for (const node of furniture) {
    if (node.kind !== 'art') continue;
    const dashed = node.shapes.find(({ stroke }) => stroke?.dash);
    const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(dashed?.d ?? '') ?? [];
    if (dashed) return dashed.d.includes('V') ? { x: Number(x) } : { y: Number(y) };
  }
  return undefined;
}

const folded = ([x, y]: Point, fold: { x?: number; y?: number }): Point =>
  fold.x === undefined ? [x, 2 * (fold.y ?? 0) - y] : [2 * fold.x - x, y];

/** A point well off the middle of a card, and one in its upper left corner. */
const POINTS: readonly Point[] = [
  [0, 0],
  [10, 3],
];

/** The front's own id and its back's, as the plain box names them. */
const backId = (front: string): string =>
  /soldier|crate|tank/.test(front) ? `${front}-back` : front.replace(/-\d+$/, '-back');

/** Every front of a sheet has its back behind it, point on point; what is not behind a front is told. */
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
          // Turned over like a page of a book, the left of a back lies behind the right of its front.
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

const COMBINATIONS = PAPER_NAMES.flatMap((paper) =>
  SIDES.flatMap((sides) =>
    FLIPS.flatMap((flip) => LAYOUTS.map((layout) => [paper, sides, flip, layout] as const)),
  ),
);

describe.each(COMBINATIONS)('%s, %s, %s edge, layout %s', (paper, sides, flip, layout) => {
  const refused = paper === 'letter' && layout === '9' && sides !== 'fold';
  const order = { paper, sides, flip, layout, drawn: plainBox(flat) };
  if (refused) {
    it('is refused, for half the printers would clip it', () => {
      expect(sentences(order)).toHaveLength(1);
    });
    return;
  }
  const plan = planned(order);
  const { faces } = plan.document;
  const isBack = ({ face }: Placement) => face.endsWith('-back');

  it('every back lies exactly behind its front', () => {
    for (const { front, back } of sheetsByHand(plan)) {
      const fold = foldOf(front);
      if (sides === 'fold') {
        expect(fold).toBeDefined();
        const all = front.placements;
        const fronts = all.filter((each) => !isBack(each));
        expect(misfits(fronts, all.filter(isBack), (point) => folded(point, fold ?? {}), faces)).toEqual([]);
      } else {
        // Sheets that are glued back to back are turned like a page of a book.
        const turned = sides === 'duplex' ? flip : 'long';
        const through = (point: Point) => throughPaper(point, PAPERS[paper], turned);
        expect(misfits(front.placements, back?.placements ?? [], through, faces)).toEqual([]);
      }
    }
  });

  it('every component is there as often as the box holds it', () => {
    const printed = new Map<string, number>();
    for (const { face } of sheetsOf(plan).flatMap(({ placements }) => placements)) {
      printed.set(face, (printed.get(face) ?? 0) + 1);
    }
    for (const { card } of plainCards()) expect(printed.get(card.id)).toBe(card.count);
    for (const { piece, count } of plainBox().counters) expect(printed.get(piece.id)).toBe(count);
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
    const count = plan.facts.runs[0]?.sheets ?? 0;
    const all = Array.from({ length: count + 1 }, (_, index) => index + 1);
    const expected = {
      duplex: all.flatMap((number) => [`${number} front`, `${number} back`]),
      fold: all.map(String),
      single: [...all.map((number) => `${number} front`), ...all.map((number) => `${number} back`)],
    };
    expect(labels).toEqual(expected[sides]);
  });

  it('tells the printer which edge to turn', () => {
    expect(plan.document.duplex).toBe(sides === 'duplex' ? flip : 'off');
  });
});

describe('bleed', () => {
  it('runs past the outer edge of a block of butted backs, so that 1 mm off does not show', () => {
    for (const paper of PAPER_NAMES) {
      for (const page of sheetsOf(planned({ paper, drawn: plainBox({ counters: [], showpieces: [] }) }))) {
        const xs = page.placements.map(({ x }) => x);
        for (const { x, reach } of page.placements) {
          if (x === Math.min(...xs)) expect(reach.left).toBe(POKER.bleed);
        }
      }
    }
  });
});

describe('showpieces', () => {
  const plan = planned({ drawn: plainBox({ cards: [], counters: [] }) });

  it('stand apart and on the paper', () => {
    for (const { placements } of sheetsOf(plan)) {
      const rects = placements.map(({ face, x, y, turn }) => {
        const { width = 0, height = 0 } = plan.document.faces.get(face) ?? {};
        return turn % 180 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };
      });
      rects.forEach((a, index) => {
        for (const b of rects.slice(index + 1)) {
          const apart = Math.max(
            b.x - a.x - a.width,
            a.x - b.x - b.width,
            b.y - a.y - a.height,
            a.y - b.y - b.height,
          );
          expect(apart).toBeGreaterThanOrEqual(4 - 1e-6);
        }
      });
    }
  });

  it('are all there, and a duplex printer gets pages in pairs', () => {
    const placed = sheetsOf(plan).flatMap(({ placements }) => placements);
    expect(placed).toHaveLength(32);
    expect(plan.document.pages.length % 2).toBe(0);
    expect(sheetsOf(plan)[1]?.title).toBe('Sheet 1 back: This side stays empty');
  });

  it('turn a quarter where they fit no other way', () => {
    const { document } = planned({
      drawn: plainBox({ cards: [], counters: [], showpieces: [plainNet('long', 1, 220, 100)] }),
    });
    expect(document.pages.flatMap(({ placements }) => placements).map(({ turn }) => turn)).toEqual([90]);
  });
});

describe('counters', () => {
  it('stand on one sheet, each kind in rows of its own, in few cuts', () => {
    const plan = planned({ drawn: plainBox({ cards: [], showpieces: [] }) });
    expect(plan.facts.runs).toEqual([]);
    expect(sheetsOf(plan)).toHaveLength(2);
    const [front] = sheetsOf(plan);
    const rows = Map.groupBy(front?.placements ?? [], ({ y }) => y);
    for (const row of rows.values()) expect(new Set(row.map(({ face }) => face)).size).toBe(1);
    expect(plan.facts.cuts).toBe(18);
  });

  it('go on to a second sheet where one is full', () => {
    const many = plainBox({ cards: [], showpieces: [], counters: [plainCounter('tank', 30, 60, 60)] });
    const plan = planned({ drawn: many });
    expect(sheetsOf(plan).length).toBeGreaterThan(2);
    expect(sheetsOf(plan).flatMap(({ placements }) => placements)).toHaveLength(60);
  });
});

describe('what cannot be printed is said in a sentence', () => {
  it('nothing at all', () => {
    expect(sentences({ drawn: plainBox({ cards: [], counters: [], showpieces: [] }) })).toEqual([
      'There is nothing to print: no component was chosen.',
    ]);
  });

  it.each([0, -2, 1.5])('a count of %d', (count) => {
    expect(
      sentences({ drawn: plainBox({ showpieces: [{ ...plainNet('flag', 1, 20, 20), count }] }) }),
    ).toEqual([`flag: the box holds ${count} of it, and a count is a whole number from 1.`]);
  });

  it('a counter or a net that no sheet can hold', () => {
    const drawn = plainBox({
      cards: [],
      counters: [plainCounter('board', 1, 250, 250)],
      showpieces: [plainNet('castle', 1, 300, 300)],
    });
    expect(sentences({ drawn })).toEqual([
      'board is 250 x 250 mm, which does not fit a sheet of A4.',
      'castle is 300 x 300 mm, which does not fit a sheet of A4.',
    ]);
  });

  it('a back of another size', () => {
    const [card] = plainCards();
    if (!card) throw new Error('no card');
    const drawn = plainBox({ cards: [{ ...card, back: plainFace('b', 60, 80) }] });
    expect(sentences({ drawn })).toEqual([
      'ground-1: the front is 63.5 x 88.9 mm and its back 60 x 80 mm, so they cannot meet.',
    ]);
  });

  it('two faces with one id', () => {
    const twin = { ...plainFace('ground-1', 20, 20), id: 'ground-1' };
    const net = plainNet('flag', 1, 20, 20);
    expect(sentences({ drawn: plainBox({ showpieces: [{ ...net, face: twin }] }) })).toEqual([
      'ground-1: two different faces have this id, and a sheet could show only one of them.',
    ]);
  });

  it('a font that the house letters need and nobody brought', () => {
    const without = new Map([...fonts].filter(([id]) => id !== 'poster'));
    expect(sentences({ fonts: without })[0]).toContain('asks for the font "poster"');
  });
});

describe('warnings', () => {
  it('say how many printers lose bleed or marks, though no card', () => {
    expect(planned().warnings).toEqual([
      'On 8.6 % of known printers part of the bleed or of the crop marks stays unprinted; the cards are whole.',
    ]);
  });

  it('name the edges where the printer is known', () => {
    const { warnings } = planned({ margins: { top: 13, right: 4, bottom: 13, left: 8 } });
    expect(warnings).toEqual([
      "Part of the bleed at the top, bottom and left edge falls outside the printer's margins: cut exactly there.",
      "Crop marks at the top, bottom and left edge are cut short by the printer's margins.",
    ]);
  });

  it('are silent where everything is printed', () => {
    expect(planned({ margins: { top: 5, right: 5, bottom: 5, left: 5 } }).warnings).toEqual([]);
  });

  it('say when few printers print the cards, which someone asked for all the same', () => {
    const margins = { top: 4.2, right: 4.2, bottom: 4.2, left: 4.2 };
    const { warnings } = planned({ paper: 'letter', layout: '9', margins });
    expect(warnings[0]).toBe('Only 89.7 % of 4717 known printers print every card whole.');
  });

  it('say when a layout has no room for a size, or is not for fold sheets', () => {
    const large = plainCards({ ...POKER, name: 'large', width: 100, height: 140 });
    expect(planned({ layout: '9', drawn: plainBox({ cards: large }) }).warnings).toContain(
      'Cards of 100 x 140 mm stand 1 x 2 lying down: layout 9 has no room for them.',
    );
    expect(planned({ layout: '9', sides: 'fold' }).warnings).toContain(
      'Cards of 63.5 x 88.9 mm stand 1 x 4 lying down: fold sheets have a layout of their own, layout 9 is for others.',
    );
  });
});

describe('the hash of a sheet', () => {
  const words = (nodes: readonly SetNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'line') return node.runs.map(({ text }) => text);
      return node.kind === 'group' ? words(node.nodes) : [];
    });
  const hashes = (plan: SheetPlan) =>
    sheetsOf(plan).map(({ furniture }) => words(furniture).find((word) => /^[0-9a-f]{8}\b/.test(word)));

  it('changes on the sheets that hold a changed card, and on no other', () => {
    const changed = plainCards().map((drawn) =>
      drawn.card.id === 'table-1' ? { ...drawn, front: { ...drawn.front, nodes: [] } } : drawn,
    );
    const before = hashes(planned());
    const after = hashes(planned({ drawn: plainBox({ cards: changed }) }));
    expect(before.filter((hash, index) => hash !== after[index])).toHaveLength(2);
  });

  it('is the same on front and back', () => {
    const [front, back] = hashes(planned());
    expect(front).toBe(back);
    expect(front).toBeDefined();
  });
});

it('two sizes of cards have sheets of their own', () => {
  const mini = { ...POKER, name: 'mini', width: 44, height: 63.5 };
  const cards = [...plainCards(), ...plainCards(mini).map((drawn) => renamed(drawn))];
  const { facts } = planned({ drawn: plainBox({ cards, counters: [], showpieces: [] }) });
  expect(facts.runs.map(({ size, perSheet, cards: count }) => [size, perSheet, count])).toEqual([
    ['63.5 x 88.9', 9, 55],
    ['44 x 63.5', 18, 55],
  ]);
});

const renamed = (drawn: ReturnType<typeof plainCards>[number]): typeof drawn => ({
  ...drawn,
  card: { ...drawn.card, id: `mini-${drawn.card.id}` },
  front: { ...drawn.front, id: `mini-${drawn.front.id}` },
  back: { ...drawn.back, id: `mini-${drawn.back.id}` },
});
