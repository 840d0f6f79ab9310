/**
 * The borders of a grid as arcs, each shared by the two regions on its sides; arcs end where three or more regions
 * meet.
 */
import type { Point } from '../../src/kit/engrave/path/matrix.ts';
import type { Grid } from './map-grid.ts';

export interface Arc {
  /** Regions to the left and right of its direction. */
  readonly left: number;
  readonly right: number;
  /** In squares; a closed arc ends where it begins. */
  readonly points: readonly Point[];
}

interface Step {
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

/** Connects squares that touch only at a corner, so that no region meets itself there. */
export function withoutPinches({ columns, rows, cells }: Grid): void {
  for (let again = true; again;) {
    again = false;
    for (let cell = 0; cell < columns * (rows - 1); cell++) {
      if (cell % columns === columns - 1) continue;
      const [a, b, c, d] = [cell, cell + 1, cell + columns, cell + columns + 1];
      const falling = cells[a] === cells[d] && cells[b] !== cells[a] && cells[c] !== cells[a];
      const rising = cells[b] === cells[c] && cells[a] !== cells[b] && cells[d] !== cells[b];
      if (falling) cells[b] = cells[a] ?? 0;
      else if (rising) cells[a] = cells[b] ?? 0;
      again ||= falling || rising;
    }
  }
}

/** All border steps, in both directions, by the corner where they begin. */
function stepsOf({ columns, rows, cells }: Grid, outside: number): Map<number, Step[]> {
  const steps = new Map<number, Step[]>();
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? outside
      : (cells[row * columns + column] ?? outside);
  const corner = (column: number, row: number): number => row * (columns + 1) + column;
  const put = (from: number, to: number, left: number, right: number): void => {
    if (left === right) return;
    steps.set(from, [...(steps.get(from) ?? []), { to, left, right }]);
    steps.set(to, [...(steps.get(to) ?? []), { to: from, left: right, right: left }]);
  };
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      if (row < rows) put(corner(column, row), corner(column, row + 1), at(column, row), at(column - 1, row));
      if (column < columns)
        put(corner(column, row), corner(column + 1, row), at(column, row - 1), at(column, row));
    }
  return steps;
}

export function arcsOf(grid: Grid, outside: number): Arc[] {
  const steps = stepsOf(grid, outside);
  const seen = new Set<string>();
  const point = (corner: number): Point => [
    corner % (grid.columns + 1),
    Math.floor(corner / (grid.columns + 1)),
  ];
  const isJunction = (corner: number): boolean => steps.get(corner)?.length !== 2;
  const walk = (start: number, first: Step): Arc => {
    const corners = [start];
    let [from, step] = [start, first];
    for (;;) {
      seen.add(`${from} ${step.to}`).add(`${step.to} ${from}`);
      corners.push(step.to);
      const here = step.to;
      const next = steps.get(here)?.find(({ to }) => to !== from);
      if (here === start || isJunction(here) || !next) break;
      [from, step] = [here, next];
    }
    return { left: first.left, right: first.right, points: corners.map(point) };
  };
  const begin = (corner: number): Arc[] =>
    (steps.get(corner) ?? []).flatMap((step) =>
      seen.has(`${corner} ${step.to}`) ? [] : [walk(corner, step)],
    );
  const corners = [...steps.keys()];
  return [...corners.filter(isJunction).flatMap(begin), ...corners.flatMap(begin)];
}
