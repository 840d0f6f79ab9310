import { describe, expect, it } from 'vitest';
import { NOTHING, type Slug } from './compositor.ts';
import { fillPages, flowColumns, levelColumns } from './fill.ts';

const line = (name: string, more: Partial<Slug> = {}): Slug => ({
  height: 10,
  before: 0,
  keep: false,
  paint: (x, y) => ({ ...NOTHING, placements: [{ face: name, x, y, turn: 0, reach: NO_REACH }] }),
  ...more,
});
const NO_REACH = { top: 0, right: 0, bottom: 0, left: 0 };
const heading = (name: string): Slug => line(name, { keep: true });
const chapter = (name: string): Slug => line(name, { keep: true, begins: { level: 1, text: name } });
const figure = (name: string, height: number): Slug => line(name, { height, floats: true });

/** The faces on each page from the top down. */
const shown = (slugs: readonly Slug[], height: number) =>
  fillPages(slugs, height).map(({ painted }) => painted(0, 0).placements.map(({ face }) => face));

describe('pages', () => {
  it('are filled from the top down', () => {
    expect(shown([line('a'), line('b'), line('c')], 20)).toEqual([['a', 'b'], ['c']]);
  });

  it('leave out the space above what begins them', () => {
    const [first, second] = fillPages([line('a', { before: 4 }), line('b', { before: 12 })], 20);
    expect(first?.painted(0, 0).placements[0]?.y).toBe(0);
    expect(second?.painted(0, 0).placements[0]?.y).toBe(0);
  });

  it('keep a heading with what follows it', () => {
    expect(shown([line('a'), heading('head'), line('b')], 20)).toEqual([['a'], ['head', 'b']]);
  });

  it('go on with the text where a figure does not fit, and begin the next one with the figure', () => {
    expect(shown([line('a'), line('b'), figure('picture', 30), line('c'), line('d'), line('e')], 40)).toEqual(
      [
        ['a', 'b', 'c', 'd'],
        ['picture', 'e'],
      ],
    );
  });

  it('cut no sentence by a figure: it waits for the end of the paragraph that goes on', () => {
    const part = { reads: 'paragraph' } as const;
    const sentence = ['b', 'c', 'd'].map((name) => line(name, { part }));
    expect(shown([line('a'), figure('picture', 30), ...sentence, line('e')], 20)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['picture'],
      ['e'],
    ]);
    const short = [line('a'), line('x'), figure('picture', 20), ...sentence, line('e')];
    expect(shown(short, 40)).toEqual([
      ['a', 'x', 'picture'],
      ['b', 'c', 'd', 'e'],
    ]);
    const cut = [line('a'), line('x'), figure('picture', 30), ...sentence, line('e')];
    expect(shown(cut, 40)).toEqual([['a', 'x', 'b', 'c'], ['d', 'picture'], ['e']]);
  });

  it('show figures in their order, and text beside those that leave room for it', () => {
    const slugs = [
      line('a'),
      line('b'),
      figure('one', 30),
      figure('two', 20),
      line('c'),
      line('d'),
      line('e'),
    ];
    expect(shown(slugs, 40)).toEqual([['a', 'b', 'c', 'd'], ['one', 'e'], ['two']]);
  });

  it('leave no room bare at the end of a chapter that a later figure of it fills', () => {
    const slugs = [
      line('a'),
      line('b'),
      line('c'),
      figure('high', 60),
      figure('low', 30),
      chapter('next'),
      line('d'),
    ];
    expect(shown(slugs, 70)).toEqual([['a', 'b', 'c', 'low'], ['high'], ['next', 'd']]);
  });

  it('let no chapter begin before the figures of the one before it', () => {
    const slugs = [line('a'), line('b'), figure('picture', 60), chapter('next'), line('c')];
    expect(shown(slugs, 70)).toEqual([['a', 'b'], ['picture'], ['next', 'c']]);
  });

  it('tell how far something stands out that no page can hold', () => {
    const [page] = fillPages([figure('picture', 50)], 40);
    expect(page?.overflow).toBeCloseTo(10);
  });
});

describe('columns of a page', () => {
  it('are as full as each other, and as few as they can be', () => {
    const lines = Array.from({ length: 12 }, (_, index) => line(String(index)));
    const columns = levelColumns(lines, { height: 100, step: 10, across: 2 });
    expect(columns.map(({ filled }) => filled)).toEqual([60, 60]);
  });

  it('are full until the last page, and more of the last are evened out where one would be nearly empty', () => {
    const filled = (count: number) =>
      levelColumns(
        Array.from({ length: count }, (_, index) => line(String(index))),
        { height: 100, step: 10, across: 2 },
      ).map((column) => column.filled);
    expect(filled(36)).toEqual([100, 100, 80, 80]);
    expect(filled(44)).toEqual([100, 100, 60, 60, 60, 60].map(() => expect.any(Number)));
    expect(Math.min(...filled(44))).toBeGreaterThanOrEqual(60);
  });

  it('go on with the next part where the last page has room, and begin a page where it has not', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => line(String(index)));
    const of = { height: 100, step: 10, across: 2, full: 0.6 };
    expect(flowColumns([lines(4), lines(8)], of).map((run) => run.length)).toEqual([2]);
    expect(flowColumns([lines(16), lines(8)], of).map((run) => run.length)).toEqual([2, 2]);
  });

  it('say how much of them each chapter takes', () => {
    const slugs = [chapter('one'), line('a'), chapter('two'), line('b'), line('c'), line('d')];
    const [first, second] = fillPages(slugs, 80).concat(fillPages([line('e')], 80));
    expect(first?.chapters).toEqual([
      { name: 'one', height: 20 },
      { name: 'two', height: 40 },
    ]);
    expect(second?.chapters).toEqual([]);
  });
});
