/** Counters on a page: sorted in rows by kind, and few of a kind without waste of paper. */
import { describe, expect, it } from 'vitest';
import type { DrawnPiece } from '../../kit/drawn-kit.ts';
import { counterLeaves, stretchesIn } from './counters.ts';

const ROOM = { width: 190, height: 250 };

const piece = (name: string, count: number, height = 20): DrawnPiece => {
  const counter = { width: 20, height };
  return {
    piece: { kind: 'piece', id: name, name, count, counter, provenance: 'ours' },
    face: { id: name, ...counter, bleed: 0, safe: 2, nodes: [] },
    count,
  };
};

/** The names in the rows of each page, "" where a place stays empty. */
const rowsOn = (pieces: readonly DrawnPiece[]) =>
  stretchesIn(pieces, ROOM, 10).map((stretches) =>
    stretches.flatMap(({ rows }) => rows.map((row) => row.map((each) => each?.piece.name ?? ''))),
  );

const singles = (count: number): readonly DrawnPiece[] =>
  Array.from({ length: count }, (_, index) => piece(`n${index + 1}`, 1));

it('each kind has rows of its own, so that cut strips are sorted', () => {
  expect(rowsOn([piece('a', 4), piece('b', 2)])).toEqual([
    [
      ['a', 'a'],
      ['a', 'a'],
      ['b', 'b'],
    ],
  ]);
});

it('kinds of which there is one each share rows beneath the others of their size', () => {
  expect(rowsOn([piece('a', 1), piece('b', 6), piece('c', 1), piece('d', 3), piece('e', 1)])).toEqual([
    [
      ['b', 'b', 'b'],
      ['b', 'b', 'b'],
      ['d', 'd', 'd'],
      ['a', 'c', 'e'],
    ],
  ]);
});

it('kinds of which there is one each stand side by side where a column of them is longer than the page', () => {
  const [page = [], ...others] = rowsOn(singles(20));
  expect(others).toEqual([]);
  expect(page.map((row) => row.length)).toEqual([5, 5, 5, 5]);
  expect(page.flat()).toEqual(singles(20).map(({ piece: { name } }) => name));
});

it('the last row of them may end before the others', () => {
  expect(rowsOn(singles(14)).flat().at(-1)).toContain('');
  expect(
    rowsOn(singles(14))
      .flat(2)
      .filter((name) => name !== ''),
  ).toHaveLength(14);
});

it('a few of them stand in one column, with a cut between each', () => {
  expect(rowsOn(singles(4))).toEqual([[['n1'], ['n2'], ['n3'], ['n4']]]);
});

describe('where rows of several kinds save a sheet', () => {
  const field = {
    room: { x: 10, y: 10, ...ROOM },
    mirror: { line: 'upright', at: 105 },
    folded: false,
  } as const;
  const kinds = Array.from({ length: 13 }, (_, index) => piece(`k${index}`, 7));

  it('they are filled, one kind after another', () => {
    // Thirteen rows of seven are 260 mm high; ninety-one counters in rows of nine are 220.
    expect(stretchesIn(kinds, ROOM, 14)).toHaveLength(2);
    const [leaf, ...others] = counterLeaves(kinds, field);
    expect(others).toEqual([]);
    expect(leaf?.fronts.map(({ face }) => face)).toEqual(
      kinds.flatMap(({ piece: { name }, count }) => Array.from({ length: count }, () => name)),
    );
  });

  it('and only there', () => {
    const few = [piece('a', 4), piece('b', 2)];
    expect(counterLeaves(few, field)[0]?.blocks[0]).toMatchObject({ columns: 2, rows: 3 });
  });
});
