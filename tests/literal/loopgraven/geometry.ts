/** The board by rows and columns, without hex coordinates; distances are found by walking. */

/** Rows a to k have nine and eight spaces in turn; those of eight are offset by half a space. */
const LENGTHS = [9, 8, 9, 8, 9, 8, 9, 8, 9, 8, 9];

interface Place {
  readonly row: number;
  readonly column: number;
}

export const PLACES: readonly Place[] = LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column })),
);
export const SPACES: readonly number[] = [...PLACES.keys()];

const at = (row: number, column: number): number => {
  const length = LENGTHS[row];
  if (length === undefined || column < 0 || column >= length) return -1;
  return LENGTHS.slice(0, row).reduce((sum, each) => sum + each, 0) + column;
};

/** The six ways out of a space; a row of eight has the one of its own column to its upper left. */
const WAYS = ['left', 'right', 'upLeft', 'upRight', 'downLeft', 'downRight'] as const;
type Way = (typeof WAYS)[number];

export function step(space: number, way: Way): number {
  const { row, column } = PLACES[space] ?? { row: -1, column: -1 };
  const isShort = LENGTHS[row] === 8;
  const [toLeft, toRight] = isShort ? [column, column + 1] : [column - 1, column];
  switch (way) {
    case 'left':
      return at(row, column - 1);
    case 'right':
      return at(row, column + 1);
    case 'upLeft':
      return at(row - 1, toLeft);
    case 'upRight':
      return at(row - 1, toRight);
    case 'downLeft':
      return at(row + 1, toLeft);
    case 'downRight':
      return at(row + 1, toRight);
  }
}

const BESIDE = SPACES.map((space) => WAYS.map((way) => step(space, way)).filter((other) => other >= 0));
export const beside = (space: number): readonly number[] => BESIDE[space] ?? [];

/** How many steps it takes from one space to every other, over the empty board. */
const FAR = SPACES.map((from) => {
  const steps = SPACES.map((space) => (space === from ? 0 : Infinity));
  const waiting = [from];
  for (const space of waiting)
    for (const other of beside(space))
      if (steps[other] === Infinity) {
        steps[other] = (steps[space] ?? 0) + 1;
        waiting.push(other);
      }
  return steps;
});
export const far = (from: number, to: number): number => FAR[from]?.[to] ?? Infinity;

const inOrder = (spaces: readonly number[]): readonly number[] =>
  [...spaces].sort((one, other) => one - other);

/** Three spaces one behind the other. */
export const LINES: readonly (readonly number[])[] = SPACES.flatMap((first) =>
  (['right', 'downLeft', 'downRight'] as const).flatMap((way) => {
    const second = step(first, way);
    const third = second < 0 ? -1 : step(second, way);
    return third < 0 ? [] : [inOrder([first, second, third])];
  }),
);

/** A space and all around it. */
export const around = (space: number): readonly number[] => inOrder([space, ...beside(space)]);

/** The trench of a side, or of one of its members: columns 2 to 4 and 6 to 8; side B’s first member has the latter. */
export function trench(side: number, member: number | null): readonly number[] {
  const row = side === 0 ? 0 : 10;
  const [low, high] = [
    [1, 2, 3],
    [5, 6, 7],
  ] as const;
  const first = side === 0 ? low : high;
  const second = side === 0 ? high : low;
  const columns = member === null ? [...low, ...high] : member === 0 ? first : second;
  return columns.map((column) => at(row, column));
}

/** The spaces that a unit reaches within some steps, around taken spaces. */
export function walk(from: number, steps: number, isTaken: (space: number) => boolean): readonly number[] {
  let edge = [from];
  const seen = new Set(edge);
  for (let made = 0; made < steps; made++) {
    edge = edge.flatMap((space) => beside(space).filter((other) => !seen.has(other) && !isTaken(other)));
    edge = [...new Set(edge)];
    for (const space of edge) seen.add(space);
  }
  seen.delete(from);
  return [...seen];
}

/** The spaces beside it, one row nearer home. */
export const backward = (space: number, side: number): readonly number[] =>
  (side === 0 ? (['upLeft', 'upRight'] as const) : (['downLeft', 'downRight'] as const))
    .map((way) => step(space, way))
    .filter((other) => other >= 0);
