/** A zero-sum matrix game: the row player's payoff for each pair of simultaneous choices. */
type Matrix = readonly (readonly number[])[];

/** The value of the game and an optimal mixed strategy: a probability for each row. */
interface Mixture {
  readonly value: number;
  readonly rows: readonly number[];
}

/** Tolerance for comparing floating point values. */
const NEAR = 1e-9;

/**
 * Solves a matrix game exactly, by finding the square submatrix whose equalizing strategies are optimal
 * (Shapley and Snow, "Basic Solutions of Discrete Games", 1950). Tries every submatrix: only for a handful of
 * rows and columns.
 */
export function solved(matrix: Matrix): Mixture {
  const height = matrix.length;
  const width = matrix[0]?.length ?? 0;
  for (let size = 1; size <= Math.min(height, width); size++) {
    for (const rows of partsOf(height, size)) {
      for (const columns of partsOf(width, size)) {
        const part = rows.map((row) => columns.map((column) => matrix[row]?.[column] ?? 0));
        const own = evened(part);
        const theirs = evened(turned(part));
        if (own === null || theirs === null) continue;
        const rowShares = spread(height, rows, own.shares);
        const columnShares = spread(width, columns, theirs.shares);
        const { value } = own;
        const least = Math.min(...turned(matrix).map((column) => product(column, rowShares)));
        const most = Math.max(...matrix.map((row) => product(row, columnShares)));
        if (least >= value - NEAR && most <= value + NEAR) return { value, rows: rowShares };
      }
    }
  }
  throw new Error('a game of no rows or no columns');
}

const turned = (matrix: Matrix): Matrix =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? 0));

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Every subset of `size` numbers below `count`, ascending. */
function partsOf(count: number, size: number, from = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap((first) =>
    partsOf(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

const spread = (length: number, places: readonly number[], shares: readonly number[]): readonly number[] =>
  Array.from({ length }, (_, place) => shares[places.indexOf(place)] ?? 0);

/** A row strategy that gives every column the same payoff, and that payoff; null where there is none. */
function evened(matrix: Matrix): { readonly value: number; readonly shares: readonly number[] } | null {
  const size = matrix.length;
  // Unknowns: the shares and the value. Each column pays the value, and the shares sum to 1.
  const lines = turned(matrix).map((column) => [...column, -1, 0]);
  lines.push([...Array.from({ length: size }, () => 1), 0, 1]);
  const found = eliminated(lines);
  if (found === null || found.slice(0, size).some((share) => share < -NEAR)) return null;
  return { value: found[size] ?? 0, shares: found.slice(0, size).map((share) => Math.max(0, share)) };
}

/**
 * Solves linear equations, each with its right side last (Gaussian elimination); null without a unique
 * solution.
 */
function eliminated(lines: number[][]): readonly number[] | null {
  const size = lines.length;
  for (let column = 0; column < size; column++) {
    const at = lines.findIndex((line, row) => row >= column && Math.abs(line[column] ?? 0) > NEAR);
    const pivot = lines[at];
    if (pivot === undefined) return null;
    [lines[at], lines[column]] = [lines[column] ?? [], pivot];
    const by = pivot[column] ?? 1;
    lines[column] = pivot.map((value) => value / by);
    lines.forEach((line, row) => {
      const factor = line[column] ?? 0;
      if (row !== column && factor !== 0)
        lines[row] = line.map((value, index) => value - factor * (lines[column]?.[index] ?? 0));
    });
  }
  return lines.map((line) => line[size] ?? 0);
}
