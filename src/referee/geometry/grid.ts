import { FACINGS, type Facing, type Square } from './squares.ts';

/**
 * A board of squares as numbers, for `reach`: a cell is a square, a pose a square and a facing.
 *
 *     const pose = poseOf(cellOf(grid, { x: 3, y: 2 }), 0);
 *
 * Street Armour C-021, C-023: reachability over (x, y, facing), and the edge of the board.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** The number of a place off the board. */
export const OFF = -1;

/** The cell of a square, row by row from 0, or `OFF`. */
export const cellOf = ({ width, height }: Grid, { x, y }: Square): number =>
  x < 0 || y < 0 || x >= width || y >= height ? OFF : y * width + x;

/** The square of a cell. */
export const squareOf = ({ width }: Grid, cell: number): Square => ({
  x: cell % width,
  y: Math.trunc(cell / width),
});

/** The pose on a cell with a facing; `OFF` for `OFF`. */
export const poseOf = (cell: number, facing: Facing): number => (cell === OFF ? OFF : cell * 8 + facing);

export const cellOfPose = (pose: number): number => Math.trunc(pose / 8);
export const facingOfPose = (pose: number): Facing => FACINGS[pose % 8] ?? 0;
