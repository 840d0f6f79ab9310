import { describe, expect, it } from 'vitest';
import { POKER } from '../../../kit/component.ts';
import { plainBox, plainCards, plainNets } from '../../../../tests/plain-box.ts';
import { planned, wordsOf } from '../../../../tests/plain-sheets.ts';
import { EDITIONS } from '../../../kit/edition.ts';
import type { Group, SetNode } from '../../../kit/face.ts';
import { printedParts } from '../../../kit/print-record.ts';
import { HOME_PAPERS, PAPERS } from '../../papers.ts';
import { FLIPS, LAYOUTS, SIDES } from '../plan/print-options.ts';
import type { SheetPlan } from '../plan/sheet-plan.ts';

/** The lowest baseline of a page, mm; text groups are only translated. */
function lowest(nodes: readonly SetNode[], from = 0): number {
  return Math.max(
    0,
    ...nodes.map((node) => {
      if (node.kind === 'line') return from + node.baseline;
      return node.kind === 'group' ? lowest(node.nodes, from + node.y) : 0;
    }),
  );
}

interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly baseline: number;
}

/** Every line of a page, where it stands. */
const stretches = (nodes: readonly SetNode[], x = 0, y = 0): Stretch[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return stretches(node.nodes, x + node.x, y + node.y);
    if (node.kind !== 'line') return [];
    const text = node.runs.map((run) => run.text).join('');
    const from = Math.min(...node.runs.map((run) => run.x));
    const to = Math.max(...node.runs.map((run) => run.x + run.width));
    return [{ text, from: x + from, to: x + to, baseline: y + node.baseline }];
  });

/** The least distance of two lines, mm, if they do not overlap. */
const LEAST_LEADING = 2.4;

const overlaps = (nodes: readonly SetNode[]): string[] => {
  const lines = stretches(nodes);
  return lines.flatMap((a, index) =>
    lines
      .slice(index + 1)
      .filter((b) => a.from < b.to && b.from < a.to && Math.abs(a.baseline - b.baseline) < LEAST_LEADING)
      .map((b) => `${a.text} / ${b.text}`),
  );
};

describe('the first page says what this very file needs', () => {
  it('paper, size, sides and the edge to turn', () => {
    const words = wordsOf(planned({ flip: 'short' }), 0);
    expect(words).toContain('A4, 210 × 297 mm, portrait.');
    expect(words).toContain('100 %, also called “Actual size”.');
    expect(words).toContain('Both sides, turned on the short edge.');
    expect(wordsOf(planned({ sides: 'fold', paper: 'letter' }), 0)).toContain('One side only.');
  });

  it('pages to print first, and the rest on the paper that suits them', () => {
    const words = wordsOf(planned(), 0);
    expect(words).toContain('Pages 1 and 2 on plain paper. Check points 3 and 4');
    expect(words).toContain(
      'Pages 3 to 16 on paper of 200 to 250 gsm; pages 17 to 20 on paper of 120 to 160 gsm.',
    );
  });

  it('of models alone nothing about cards, and one page is a page', () => {
    const models = planned({ drawn: { ...plainBox(), cards: [], counters: [] }, sides: 'single' });
    const words = `${wordsOf(models, 0)} ${wordsOf(models, 1)}`;
    expect(words).toContain('the models would come out small');
    expect(words).not.toMatch(/\bcards (would|stand)/);
    expect(models.document.title).toBe('Plain Game: models, colour edition, A4, one side');
    const one = planned({ drawn: { ...plainBox(), cards: [], showpieces: [] }, sides: 'fold' });
    expect(wordsOf(one, 0)).toContain('Page 3 on paper of');
  });

  it('sheets, cuts, folds and minutes, as the facts have them', () => {
    const plan = planned({ sides: 'fold' });
    const { sheets, cuts, folds, minutes } = plan.facts;
    expect([sheets, cuts, folds]).toEqual([19, 14 * 7 + 18, 15]);
    const words = wordsOf(plan, 0);
    for (const figure of [sheets, cuts, folds, minutes]) expect(words).toContain(` ${figure} `);
  });

  it('the share of printers, the ink where it is known, and the warnings', () => {
    const words = wordsOf(planned({ inkOf: () => 0.5 }), 0);
    expect(words).toContain('Printed whole by 98.7 % of 4720 known printers.');
    expect(words).toContain('All inks together cover 35 % of the printed sides.');
    expect(words).toContain('On 8.6 % of known printers');
    expect(wordsOf(planned(), 0)).not.toContain('inks');
  });

  it('a bank card to check the size with, to the hundredth of a millimetre', () => {
    const [page] = planned().document.pages;
    const boxes = (page?.furniture ?? []).filter((node) => node.kind === 'box' && node.radius);
    expect(boxes).toMatchObject([{ width: 85.6, height: 53.98, radius: 3.18 }]);
  });
});

describe('the first page says what helps at home', () => {
  it('that many printers do not turn stiff paper, and the way round it', () => {
    expect(wordsOf(planned(), 0)).toContain('Many home printers turn no paper above 160 gsm');
    // Folded sheets need thin paper.
    expect(wordsOf(planned({ sides: 'fold' }), 0)).not.toContain('above 160 gsm');
  });

  it.each(HOME_PAPERS.flatMap((paper) => SIDES.map((sides) => [paper, sides] as const)))(
    'tools, sleeves, and what else there is (%s, %s)',
    (paper, sides) => {
      const words = wordsOf(planned({ paper, sides }), 0);
      for (const said of ['Have ready', 'steel ruler', 'a sleeve for 63.5 × 88.9 mm'])
        expect(words.toLowerCase()).toContain(said.toLowerCase());
    },
  );

  it('what the game has in other files, and nothing else', () => {
    const words = wordsOf(planned({ elsewhere: { parts: ['rules', 'models'] } }), 0);
    expect(words).toContain('the rules and paper models in files of their own');
    expect(words).toContain('on the print page of the site');
    expect(words).not.toContain('npx');
    const alone = wordsOf(planned({ elsewhere: { parts: [] } }), 0);
    for (const said of ['There is more', 'paper models in', 'tiles', 'boxes'])
      expect(alone).not.toContain(said);
  });

  it('what the table needs besides, and pins where there are wheels', () => {
    const words = wordsOf(planned({ asks: [{ thing: 'die', sides: 10, count: 2 }, { thing: 'cup' }] }), 0);
    expect(words).toContain('2 dice with 10 sides and cup to draw from unseen.');
    expect(words).not.toContain('split pin');
  });

  it('which pages have empty backs, in a file for both sides', () => {
    const models = planned({ drawn: plainBox() });
    const [first, last] = models.facts.bare[0] ?? [NaN, NaN];
    expect(wordsOf(models, 0)).toContain(`Pages ${first} to ${last} have empty backs: one side will do.`);
    const { pages } = models.document;
    for (let back = 4; back <= pages.length; back += 2)
      expect(pages[back - 1]?.placements.length === 0, `page ${back}`).toBe(first < back && back <= last);
    expect(planned({ sides: 'fold' }).facts.bare).toEqual([]);
  });

  it('where the test sheet is, as a code to scan, where that is known', () => {
    const code = { side: 29, path: 'M4 4h1v1H4z' };
    const address = 'https://games.example/print/calibrate/';
    expect(wordsOf(planned({ testSheetAt: { address, code } }), 0)).toContain('Backs off? The test sheet.');
    expect(wordsOf(planned(), 0)).not.toContain('Backs off?');
  });

  it('the time for corners, among the minutes', () => {
    const square = plainCards({ ...POKER, radius: 0 });
    const minutes = (cards: typeof square) => planned({ drawn: plainBox({ cards }) }).facts.minutes;
    expect(minutes(plainCards())).toBeGreaterThan(minutes(square));
  });

  it('shows the game by its poster', () => {
    const seen: { width: number; height: number }[] = [];
    planned({ poster: (size) => (seen.push(size), []) });
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('the second page says what to do with the sheets', () => {
  it('cut by the numbers, and what comes off the stack', () => {
    const words = wordsOf(planned(), 1);
    expect(words).toContain('8 cuts a sheet');
    expect(words).toMatch(/19 Ground 2 Table 16 Red actions 1 Red points 16 Gray actions 1 Gray points/);
  });

  it('what is made of the pieces', () => {
    const words = wordsOf(planned(), 1);
    expect(words).toContain('32 counters.');
    expect(words).toContain('11 × red-soldier');
    expect(wordsOf(planned({ drawn: plainBox({ counters: [], showpieces: [] }) }), 1)).not.toContain(
      'pieces',
    );
  });

  it('who made the game', () => {
    expect(wordsOf(planned({ colophon: 'Made by nobody.' }), 1)).toContain('Made by nobody.');
  });
});

describe('the first page of an update', () => {
  const out = printedParts(plainBox());

  it('lists what to take out, deck by deck', () => {
    const words = wordsOf(planned({ update: { since: 'version 1', out } }), 0);
    expect(words).toContain('Take out of your box: 119');
    expect(words).toContain('Red actions: 6 × red-actions-1, 6 × red-actions-2, 4 × red-actions-3.');
    expect(words).toContain('Paper models: 22 × standee, 9 × cube, model.');
  });

  it('says so where nothing goes', () => {
    expect(wordsOf(planned({ update: { since: 'version 1', out: [] } }), 0)).toContain(
      'Nothing to take out What is on these sheets is new since version 1',
    );
  });

  it.each(HOME_PAPERS.flatMap((paper) => SIDES.map((sides) => [paper, sides] as const)))(
    'stands within what nearly all printers print, however much changed (%s, %s)',
    (paper, sides) => {
      for (const copies of [1, 10]) {
        const many = Array.from({ length: copies }, () => out).flat();
        const { document } = planned({
          paper,
          sides,
          inkOf: () => 1,
          update: { since: 'version 1', out: many },
        });
        const nodes = document.pages[0]?.furniture ?? [];
        expect(lowest(nodes)).toBeLessThanOrEqual(PAPERS[paper].height - 12.7);
        expect(overlaps(nodes)).toEqual([]);
      }
    },
  );
});

describe('the gauge of the first sheet', () => {
  const gaugeAt = ({ document }: SheetPlan, page: number) =>
    document.pages[page]?.furniture.at(-1) as Group<SetNode>;

  it.each([
    ['long', (x: number, y: number) => [210 - x, y]],
    ['short', (x: number, y: number) => [x, 297 - y]],
  ] as const)('meets its other half when the sheet is turned on the %s edge', (flip, through) => {
    const plan = planned({ flip });
    const [front, back] = [gaugeAt(plan, 0), gaugeAt(plan, 1)];
    const [x, y] = through(back.x, back.y);
    expect(x).toBeCloseTo(front.x, 6);
    expect(y).toBeCloseTo(front.y, 6);
  });
});

describe.each(
  HOME_PAPERS.flatMap((paper) =>
    SIDES.flatMap((sides) => FLIPS.map((flip) => [paper, sides, flip] as const)),
  ),
)('on %s, %s, %s edge', (paper, sides, flip) => {
  it.each(LAYOUTS)('both pages stand within what nearly all printers print (layout %s)', (layout) => {
    if (paper === 'letter' && layout === '9') return;
    const { document } = planned({
      paper,
      sides,
      flip,
      layout,
      inkOf: () => 1,
      colophon: 'Made. '.repeat(40),
    });
    for (const page of document.pages.slice(0, 2)) {
      expect(lowest(page.furniture)).toBeLessThanOrEqual(PAPERS[paper].height - 12.7);
    }
  });
});

it.each([
  ['cards alone', plainBox({ counters: [], showpieces: [] })],
  ['one card', plainBox({ cards: plainCards().slice(0, 1), counters: [], showpieces: [] })],
  ['counters alone', plainBox({ cards: [], showpieces: [] })],
  ['nets alone', plainBox({ cards: [], counters: [], showpieces: plainNets() })],
])('is made for %s, for every way to print', (_, drawn) => {
  for (const sides of SIDES) expect(planned({ drawn, sides }).document.pages.length).toBeGreaterThan(2);
});

it('names the edition', () => {
  for (const edition of EDITIONS)
    expect(wordsOf(planned({ drawn: plainBox({ edition }) }), 1)).toContain('edition');
});
