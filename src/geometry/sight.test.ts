import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CornerRule,
  crossings,
  obstruction,
  type Crossing,
  cornerShut,
  passedBetween,
  type CornerSquares,
} from './sight.ts';
import { distanceSquared, type Square, ahead, beside, FACINGS } from './squares.ts';

const named = ({ x, y }: Square): string => `${x},${y}`;
const coordinate = fc.integer({ min: -5, max: 5 });
const square = fc.record({ x: coordinate, y: coordinate });
const rules = fc.constantFrom<CornerRule>('both', 'any', 'never');
const isAmong = (blocked: readonly Square[]) => {
  const names = new Set(blocked.map(named));
  return (at: Square): boolean => names.has(named(at));
};

/** Twice the coordinates, so that centres and corners are whole: a square's centre is even, its corners are odd. */
const doubled = ({ x, y }: Square): Square => ({ x: 2 * x, y: 2 * y });

/** The side of the line on which a point lies: -1, 1, or 0 on the line. */
const sideOf = (from: Square, to: Square, { x, y }: Square): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));

/** Whether a line crosses the inside of a square, by the separating axis test. */
function crossesInside(from: Square, to: Square, at: Square): boolean {
  const [a, b, centre] = [doubled(from), doubled(to), doubled(at)];
  const apart = (one: number, other: number, middle: number): boolean =>
    Math.max(one, other) <= middle - 1 || Math.min(one, other) >= middle + 1;
  if (apart(a.x, b.x, centre.x) || apart(a.y, b.y, centre.y)) return false;
  const sides = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => sideOf(a, b, { x: centre.x + x, y: centre.y + y })),
  );
  return from.x === to.x || from.y === to.y || (sides.includes(-1) && sides.includes(1));
}

/** All squares of the line's bounding box, with a margin of one. */
function around(from: Square, to: Square): readonly Square[] {
  const squares: Square[] = [];
  for (let y = Math.min(from.y, to.y) - 1; y <= Math.max(from.y, to.y) + 1; y++)
    for (let x = Math.min(from.x, to.x) - 1; x <= Math.max(from.x, to.x) + 1; x++) squares.push({ x, y });
  return squares;
}

/** Whether the line is clear, by brute force over every square and corner. */
function clearByTrying(from: Square, to: Square, rule: CornerRule, blocks: (at: Square) => boolean): boolean {
  const isEnd = (at: Square) => named(at) === named(from) || named(at) === named(to);
  if (around(from, to).some((at) => !isEnd(at) && crossesInside(from, to, at) && blocks(at))) return false;
  return around(from, to).every((at) => {
    const corner = { x: 2 * at.x + 1, y: 2 * at.y + 1 };
    const [a, b] = [doubled(from), doubled(to)];
    const within =
      Math.min(a.x, b.x) < corner.x &&
      corner.x < Math.max(a.x, b.x) &&
      Math.min(a.y, b.y) < corner.y &&
      corner.y < Math.max(a.y, b.y);
    if (!within || sideOf(a, b, corner) !== 0) return true;
    const beside = [0, 1]
      .flatMap((x) => [0, 1].map((y) => ({ x: at.x + x, y: at.y + y })))
      .filter((other) => !crossesInside(from, to, other));
    expect(beside).toHaveLength(2);
    const blocked = beside.filter(blocks).length;
    return rule === 'never' || blocked < (rule === 'both' ? 2 : 1);
  });
}

describe('a line of sight', () => {
  it('is clear exactly where trying every square and corner finds it clear', () => {
    fc.assert(
      fc.property(square, square, rules, fc.array(square, { maxLength: 60 }), (from, to, rule, blocked) => {
        const blocks = isAmong(blocked);
        expect(obstruction(from, to, rule, blocks) === null).toBe(clearByTrying(from, to, rule, blocks));
      }),
      { numRuns: 500 },
    );
  });

  it('is so on every line from a corner of a small board, whichever two squares are blocked', () => {
    const board = around({ x: 1, y: 1 }, { x: 3, y: 2 });
    const from = { x: 0, y: 0 };
    const wrong = board.flatMap((to) =>
      board.flatMap((one, at) =>
        board.slice(at).filter((other) => {
          const blocks = isAmong([one, other]);
          return (obstruction(from, to, 'both', blocks) === null) !== clearByTrying(from, to, 'both', blocks);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('meets the same backwards', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        expect(crossings(to, from)).toEqual(crossings(from, to).toReversed());
      }),
    );
  });

  it('is as clear backwards', () => {
    fc.assert(
      fc.property(square, square, rules, fc.array(square, { maxLength: 40 }), (from, to, rule, blocked) => {
        const blocks = isAmong(blocked);
        expect(obstruction(from, to, rule, blocks) === null).toBe(
          obstruction(to, from, rule, blocks) === null,
        );
      }),
    );
  });

  it('is never clearer under a stricter rule for corners, or with more in the way', () => {
    fc.assert(
      fc.property(square, square, fc.array(square, { maxLength: 40 }), square, (from, to, blocked, more) => {
        const clear = (rule: CornerRule, squares: readonly Square[]) =>
          obstruction(from, to, rule, isAmong(squares)) === null;
        if (clear('any', blocked)) expect(clear('both', blocked)).toBe(true);
        if (clear('both', blocked)) expect(clear('never', blocked)).toBe(true);
        if (clear('both', [...blocked, more])) expect(clear('both', blocked)).toBe(true);
      }),
    );
  });

  it('meets squares each beside the one before, or across a corner it tells', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        fc.pre(named(from) !== named(to));
        let [before, corner]: [Square, Crossing | null] = [from, null];
        for (const met of [...crossings(from, to), { at: 'square', square: to } as const]) {
          if (met.at === 'corner') corner = met;
          else {
            expect(distanceSquared(before, met.square)).toBe(corner === null ? 1 : 2);
            [before, corner] = [met.square, null];
          }
        }
      }),
    );
  });

  it('from a square to itself or to its neighbour meets no other square', () => {
    expect(crossings({ x: 2, y: 2 }, { x: 2, y: 2 })).toEqual([]);
    expect(crossings({ x: 2, y: 2 }, { x: 3, y: 2 })).toEqual([]);
    expect(crossings({ x: 2, y: 2 }, { x: 3, y: 1 })).toEqual([
      {
        at: 'corner',
        between: [
          { x: 2, y: 1 },
          { x: 3, y: 2 },
        ],
      },
    ]);
  });
});

describe('a line of fire along a diagonal', () => {
  const shut = (rule: CornerRule, ...blocked: readonly Square[]) =>
    obstruction({ x: 0, y: 0 }, { x: 4, y: 4 }, rule, isAmong(blocked));

  it('is shut by a building on it, which is told', () => {
    expect(shut('both', { x: 2, y: 2 })).toEqual({ at: 'square', square: { x: 2, y: 2 } });
  });

  it('is shut by two buildings that meet at a corner on it, and clear with one of them', () => {
    const pair = [
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ] as const;
    expect(shut('both', ...pair)).toEqual({ at: 'corner', between: pair });
    expect(shut('both', pair[0])).toBe(null);
    expect(shut('both', pair[1])).toBe(null);
  });

  it('is shut by one of them where any corner shuts it, and by none where no corner does', () => {
    expect(shut('any', { x: 1, y: 2 })?.at).toBe('corner');
    expect(shut('never', { x: 1, y: 2 }, { x: 2, y: 1 })).toBe(null);
  });

  it('is not shut by what stands at its ends', () => {
    expect(shut('any', { x: 0, y: 0 }, { x: 4, y: 4 })).toBe(null);
  });
});

/** The northern window of a city with narrow streets: a building is #. */
const CITY = [
  '.......######.......',
  '...##..######..##...',
  '...##..######..##...',
  '.......######.......',
  '...###........###...',
  '...###.######.###...',
  '...###........###...',
  '....................',
  '..##.##.####.##.##..',
  '..##.##.####.##.##..',
  '....................',
  '...###...##...###...',
  '...###.#....#.###...',
  '.........##.........',
  '..###.##.##.##.###..',
];
const isBuilding = ({ x, y }: Square): boolean => CITY[y]?.[x] === '#';

describe('a line of fire in the streets', () => {
  it('past one building is clear, and shut once a wreck meets that building at the corner', () => {
    const [from, to, wreck] = [
      { x: 4, y: 0 },
      { x: 6, y: 2 },
      { x: 5, y: 0 },
    ];
    expect(obstruction(from, to, 'both', isBuilding)).toBe(null);
    expect(obstruction(from, to, 'both', (at) => isBuilding(at) || named(at) === named(wreck))).toEqual({
      at: 'corner',
      between: [wreck, { x: 4, y: 1 }],
    });
  });

  it('runs the whole length of the boulevards and of no other street from side to side', () => {
    const clear = CITY.map((_, y) => obstruction({ x: 0, y }, { x: 19, y }, 'both', isBuilding) === null);
    expect(clear.flatMap((isClear, y) => (isClear ? [y] : []))).toEqual([7, 10]);
  });

  it('to a tank behind another ends at the nearer one, alive or wrecked', () => {
    const near = { x: 9, y: 7 };
    const met = obstruction({ x: 2, y: 7 }, { x: 15, y: 7 }, 'both', (at) => named(at) === named(near));
    expect(met).toEqual({ at: 'square', square: near });
  });
});

describe('a corner', () => {
  const between: CornerSquares = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  const shutBy = (rule: CornerRule) =>
    [[], [between[0]], [between[1]], between].map((blocked: readonly Square[]) =>
      cornerShut(rule, between, (square) => blocked.includes(square)),
    );

  it('is shut by both, by any, or never', () => {
    expect(shutBy('both')).toEqual([false, false, false, true]);
    expect(shutBy('any')).toEqual([false, true, true, true]);
    expect(shutBy('never')).toEqual([false, false, false, false]);
  });
});

describe('a diagonal step', () => {
  const coordinate = fc.integer({ min: -9, max: 9 });
  it('passes between the two squares that share an edge with both its ends', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.constantFrom(...FACINGS), (x, y, facing) => {
        const [from, to] = [{ x, y }, ahead({ x, y }, facing)];
        const around = JSON.stringify(beside(to, 4));
        const shared = beside(from, 4).filter((square) => around.includes(JSON.stringify(square)));
        const passed = passedBetween(from, facing);
        expect(passed ?? []).toEqual(shared.toSorted((one, other) => one.y - other.y));
        expect(passed?.length ?? 0).toBe(facing % 2 === 0 ? 0 : 2);
      }),
    );
  });
});
