/**
 * The piece of ground to engrave: a rectangle in mm with a square grid of sample points. Heights, tones and
 * masks are grids on the same plate.
 */
import type { Rect } from '../face.ts';

export interface Plate extends Rect {
  /** Distance between the points of the grid, mm. */
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

/** A value for every point of a plate, row by row from the upper left. */
export type Grid = Float32Array;

/** A plate over a rectangle; the grid reaches its right and lower edge or a little beyond. */
export const plateOf = (rect: Rect, step: number): Plate => ({
  ...rect,
  step,
  columns: Math.ceil(rect.width / step) + 1,
  rows: Math.ceil(rect.height / step) + 1,
});

/** A grid filled from a function of the place in mm. */
export function gridOf(plate: Plate, valueAt: (x: number, y: number) => number): Grid {
  const grid = new Float32Array(plate.columns * plate.rows);
  let index = 0;
  for (let row = 0; row < plate.rows; row++) {
    const y = plate.y + row * plate.step;
    for (let column = 0; column < plate.columns; column++) {
      grid[index++] = valueAt(plate.x + column * plate.step, y);
    }
  }
  return grid;
}

/** The bilinearly interpolated value of a grid; beyond the plate, that of the nearest edge. */
export function valueAt(plate: Plate, grid: Grid, x: number, y: number): number {
  const u = Math.min(plate.columns - 1, Math.max(0, (x - plate.x) / plate.step));
  const v = Math.min(plate.rows - 1, Math.max(0, (y - plate.y) / plate.step));
  const column = Math.min(plate.columns - 2, Math.floor(u));
  const row = Math.min(plate.rows - 2, Math.floor(v));
  const index = row * plate.columns + column;
  const right = u - column;
  const down = v - row;
  const upper = (grid[index] ?? 0) * (1 - right) + (grid[index + 1] ?? 0) * right;
  const below = index + plate.columns;
  const lower = (grid[below] ?? 0) * (1 - right) + (grid[below + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
