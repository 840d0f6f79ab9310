/** A map as a grid of small squares, each in one region: filled from polygons, smoothed, without specks. */
import type { Point } from '../../src/kit/engrave/path/matrix.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The region's number of each square, row by row. */
  readonly cells: Uint8Array;
}

export const gridOf = (columns: number, rows: number): Grid => ({
  columns,
  rows,
  cells: new Uint8Array(columns * rows),
});

/** Calls `put` for every square whose centre is inside the rings (even-odd); points are in squares. */
export function fill(
  { columns, rows }: Grid,
  rings: readonly (readonly Point[])[],
  put: (cell: number) => void,
): void {
  for (let row = 0; row < rows; row++) {
    const y = row + 0.5;
    const hits: number[] = [];
    for (const ring of rings) {
      let from = ring.at(-1) ?? [0, 0];
      for (const to of ring) {
        if (from[1] > y !== to[1] > y)
          hits.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
        from = to;
      }
    }
    hits.sort((one, other) => one - other);
    for (let at = 1; at < hits.length; at += 2) {
      const last = Math.min(columns - 1, Math.ceil((hits[at] ?? 0) - 0.5) - 1);
      for (let column = Math.max(0, Math.ceil((hits[at - 1] ?? 0) - 0.5)); column <= last; column++)
        put(row * columns + column);
    }
  }
}

/** A grid of 0 and 1, smoothed: the majority within `reach`. */
export function softened({ columns, rows, cells }: Grid, reach: number): Grid {
  const soft = gridOf(columns, rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [ones, all] = [0, 0];
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
          ones += cells[y * columns + x] ?? 0;
          all++;
        }
      soft.cells[row * columns + column] = 2 * ones > all ? 1 : 0;
    }
  return soft;
}

/** Connected patches of fewer than `least` squares take the value of most of their neighbours. */
export function withoutSpecks(
  grid: Grid,
  least: (value: number) => number,
  keep: (value: number) => boolean,
): void {
  const { columns, cells } = grid;
  const seen = new Uint8Array(cells.length);
  for (let start = 0; start < cells.length; start++) {
    if (seen[start] || keep(cells[start] ?? 0)) continue;
    const value = cells[start] ?? 0;
    const patch = [start];
    const beside = new Map<number, number>();
    seen[start] = 1;
    // The patch grows while it is iterated.
    for (const cell of patch) {
      for (const next of neighbours(cell, columns, cells.length)) {
        const other = cells[next] ?? 0;
        if (other !== value) beside.set(other, (beside.get(other) ?? 0) + 1);
        else if (!seen[next]) {
          seen[next] = 1;
          patch.push(next);
        }
      }
    }
    const most = [...beside].toSorted((one, other) => other[1] - one[1])[0];
    if (patch.length < least(value) && most) for (const cell of patch) cells[cell] = most[0];
  }
}

export const neighbours = (cell: number, columns: number, count: number): number[] => [
  ...(cell % columns > 0 ? [cell - 1] : []),
  ...(cell % columns < columns - 1 ? [cell + 1] : []),
  ...(cell >= columns ? [cell - columns] : []),
  ...(cell + columns < count ? [cell + columns] : []),
];
