import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hexBoardOf,
  linesOn,
  spacesOn,
  columnOf,
  DIRECTIONS,
  disc,
  hexAhead,
  hexAt,
  hexDistance,
  hexesBeside,
  ring,
  row,
  type Hex,
} from './hexes.ts';
import { reach, wayTo } from './reach.ts';

const coordinate = fc.integer({ min: -20, max: 20 });
const hex = fc.record({ q: coordinate, r: coordinate });
const radius = fc.nat(6);
const named = ({ q, r }: Hex): string => `${q},${r}`;

describe('hexes', () => {
  it('have six beside them, each of which has them beside it', () => {
    fc.assert(
      fc.property(hex, (centre) => {
        expect(new Set(hexesBeside(centre).map(named)).size).toBe(6);
        for (const other of hexesBeside(centre)) {
          expect(hexDistance(centre, other)).toBe(1);
          expect(hexesBeside(other)).toContainEqual(centre);
        }
      }),
    );
  });

  it('are as far apart as the shortest way over open ground', () => {
    const reached = reach({
      from: [named({ q: 0, r: 0 })],
      next: (name) => {
        const [q = 0, r = 0] = name.split(',').map(Number);
        return hexesBeside({ q, r }).map(named);
      },
      budget: 6,
    });
    const names = new Map(disc({ q: 0, r: 0 }, 8).map((at) => [named(at), at]));
    for (const [name, at] of names)
      expect(reached.get(name)?.cost ?? 'far').toBe(
        hexDistance({ q: 0, r: 0 }, at) <= 6 ? hexDistance({ q: 0, r: 0 }, at) : 'far',
      );
  });

  it('are as far apart both ways, and never further than over a third', () => {
    fc.assert(
      fc.property(hex, hex, hex, (one, other, third) => {
        expect(hexDistance(one, other)).toBe(hexDistance(other, one));
        expect(hexDistance(one, other) <= hexDistance(one, third) + hexDistance(third, other)).toBe(true);
      }),
    );
  });

  it('come back from column and row', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (column, line) => {
        const at = hexAt(column, line);
        expect([columnOf(at), at.r]).toEqual([column, line]);
      }),
    );
  });
});

describe('rings', () => {
  it('hold exactly the hexes at their distance, each once and beside the one before', () => {
    fc.assert(
      fc.property(hex, radius, (centre, size) => {
        const hexes = ring(centre, size);
        expect(hexes).toHaveLength(size === 0 ? 1 : 6 * size);
        expect(new Set(hexes.map(named)).size).toBe(hexes.length);
        hexes.forEach((at, index) => {
          expect(hexDistance(centre, at)).toBe(size);
          expect(hexDistance(at, hexes.at(index - 1) ?? at)).toBe(size === 0 ? 0 : 1);
        });
      }),
    );
  });

  it('make up discs without a rest', () => {
    fc.assert(
      fc.property(hex, radius, (centre, size) => {
        const names = new Set(disc(centre, size).map(named));
        expect(names.size).toBe(1 + 3 * size * (size + 1));
        expect(disc(centre, size)).toHaveLength(names.size);
        for (let q = -size - 1; q <= size + 1; q++)
          for (let r = -size - 1; r <= size + 1; r++) {
            const at = { q: centre.q + q, r: centre.r + r };
            expect(names.has(named(at))).toBe(hexDistance(centre, at) <= size);
          }
      }),
    );
  });
});

describe('a row of hexes', () => {
  it('goes away by one each step, and read backwards is the row the other way', () => {
    fc.assert(
      fc.property(
        hex,
        fc.constantFrom(...DIRECTIONS),
        fc.integer({ min: 1, max: 9 }),
        (first, way, length) => {
          const hexes = row(first, way, length);
          expect(hexes.map((at) => hexDistance(first, at))).toEqual(hexes.map((_, steps) => steps));
          const back = DIRECTIONS[(way + 3) % 6] ?? way;
          expect(row(hexAhead(first, way, length - 1), back, length)).toEqual(hexes.toReversed());
        },
      ),
    );
  });
});

/** 94 spaces: eleven rows of nine and eight, the trenches at both ends. */
const board = hexBoardOf(
  Array.from({ length: 11 }, (_, line) =>
    Array.from({ length: line % 2 === 0 ? 9 : 8 }, (_, column) => hexAt(column, line)),
  ).flat(),
);
const spaceAt = (column: number, line: number): number => board.spaceOn(hexAt(column, line)) ?? NaN;
const besideSpace = (space: number): readonly number[] => board.beside[space] ?? [];
const hexOf = (space: number): Hex => board.hexes[space] ?? { q: NaN, r: NaN };
const trench = (line: number): readonly number[] => [1, 2, 3, 5, 6, 7].map((column) => spaceAt(column, line));

/** The spaces a unit can move to, round others. */
const walk = (from: number, steps: number, others: readonly number[] = []) =>
  reach({
    from: [from],
    next: besideSpace,
    cost: (to) => (others.includes(to) ? null : 1),
    budget: steps,
  });

describe('a board of 94 hexes', () => {
  it('has its spaces numbered row by row, and none beyond the edge', () => {
    expect(board.hexes).toHaveLength(94);
    expect([spaceAt(0, 0), spaceAt(8, 0), spaceAt(0, 1), spaceAt(8, 10)]).toEqual([0, 8, 9, 93]);
    expect([board.spaceOn(hexAt(8, 1)), board.spaceOn(hexAt(-1, 0))]).toEqual([undefined, undefined]);
    board.hexes.forEach((at, space) => expect(board.spaceOn(at)).toBe(space));
  });

  it('looks the same turned about', () => {
    for (const at of board.hexes)
      expect(board.spaceOn({ q: hexAt(8, 10).q - at.q, r: 10 - at.r })).toBeDefined();
  });

  it('has 6, 18, 36 and 78 spaces within 1, 2, 3 and 5 of its middle', () => {
    const within = [1, 2, 3, 5].map((steps) => spacesOn(board, disc(hexAt(4, 4), steps)).length - 1);
    expect(within).toEqual([6, 18, 36, 78]);
  });

  it('lets a car come to 83 spaces at most, and is open ground: what is near is reached', () => {
    const reached = board.hexes.map((_, space) => walk(space, 5));
    expect(Math.max(...reached.map(({ size }) => size - 1))).toBe(83);
    reached.forEach((spaces, space) => {
      for (const [to, { cost }] of spaces) expect(cost).toBe(hexDistance(hexOf(space), hexOf(to)));
      expect([...spaces.keys()].toSorted((one, other) => one - other)).toEqual(
        spacesOn(board, disc(hexOf(space), 5)).toSorted((one, other) => one - other),
      );
    });
  });

  it('has 10 steps from trench to trench', () => {
    const reached = reach({ from: trench(0), next: besideSpace });
    expect(Math.min(...trench(10).map((space) => reached.get(space)?.cost ?? NaN))).toBe(10);
  });

  it('has 208 straight lines of three spaces, each once', () => {
    const lines = linesOn(board, 3);
    const names = lines.map((line) => line.toSorted((one, other) => one - other).join());
    expect(new Set(names).size).toBe(208);
    expect(lines).toHaveLength(208);
    for (const [first = NaN, , last = NaN] of lines) expect(hexDistance(hexOf(first), hexOf(last))).toBe(2);
  });

  it('has 7 spaces in a shell’s area, and 3 to 6 at its edge', () => {
    const sizes = board.hexes.map((at) => spacesOn(board, disc(at, 1)).length);
    expect([...new Set(sizes)].toSorted()).toEqual([3, 4, 5, 6, 7]);
    board.hexes.forEach((at, space) => {
      const isInside = at.r > 0 && at.r < 10 && columnOf(at) > 0 && columnOf(at) < 7 + ((at.r + 1) % 2);
      expect(sizes[space] === 7).toBe(isInside);
    });
  });

  it('lets nobody through who is shut in, and a car go round two in its way', () => {
    const middle = spaceAt(4, 4);
    expect(walk(middle, 3, besideSpace(middle)).size).toBe(1);
    const [first = NaN, second = NaN] = [spaceAt(4, 5), spaceAt(3, 5)];
    const behind = spaceAt(4, 6);
    expect(walk(middle, 5).get(behind)?.cost).toBe(2);
    const round = walk(middle, 5, [first, second]);
    expect(round.get(behind)?.cost).toBe(4);
    expect(wayTo(round, behind)).not.toContain(first);
  });

  it('leads one row nearer home at each step of a unit that falls back', () => {
    const fallBack = (space: number, others: readonly number[]) =>
      reach({
        from: [space],
        next: besideSpace,
        cost: (to, from) => (others.includes(to) || hexOf(to).r >= hexOf(from).r ? null : 1),
        budget: 2,
      });
    const ends = [...fallBack(spaceAt(4, 4), [])].flatMap(([space, { cost }]) => (cost === 2 ? [space] : []));
    expect(ends.toSorted()).toEqual([spaceAt(3, 2), spaceAt(4, 2), spaceAt(5, 2)]);
    const [left, right] = [spaceAt(3, 3), spaceAt(4, 3)];
    expect(fallBack(spaceAt(4, 4), [left, right]).size).toBe(1);
  });
});
