/**
 * Squares, eight facings, and distances in whole numbers. x grows eastward, y southward, as rows are written.
 *
 *     ahead({ x: 5, y: 5 }, 1);                                      // { x: 6, y: 4 }: to the north-east
 *     distance('euclid-round', { x: 0, y: 0 }, { x: 3, y: 4 });      // 5
 */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Eighths of a turn, clockwise from north. The even ones are north, east, south, west: where four are enough. */
export const FACINGS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Facing = (typeof FACINGS)[number];

const STEPS: Readonly<Record<Facing, Square>> = {
  0: { x: 0, y: -1 },
  1: { x: 1, y: -1 },
  2: { x: 1, y: 0 },
  3: { x: 1, y: 1 },
  4: { x: 0, y: 1 },
  5: { x: -1, y: 1 },
  6: { x: -1, y: 0 },
  7: { x: -1, y: -1 },
};

/** The step of a facing, east and south. */
export const stepOf = (facing: Facing): Square => STEPS[facing];

/** The square `steps` ahead; behind where negative (Street Armour C-021, C-022). */
export const ahead = ({ x, y }: Square, facing: Facing, steps = 1): Square => ({
  x: x + STEPS[facing].x * steps,
  y: y + STEPS[facing].y * steps,
});

/** A facing turned clockwise by eighths; counterclockwise where negative (Street Armour C-021). */
export const turned = (facing: Facing, eighths: number): Facing =>
  FACINGS[(((facing + eighths) % 8) + 8) % 8] ?? facing;

/** The fewest rotations of an eighth from one facing to another, 0 to 4 (Street Armour C-021). */
export const turnsBetween = (one: Facing, other: Facing): number => 4 - Math.abs(4 - Math.abs(one - other));

/** The facing closest to the direction from one square to another; north where they are equal. */
export const headingTo = (from: Square, to: Square): Facing =>
  turned(0, Math.round((4 * Math.atan2(to.x - from.x, from.y - to.y)) / Math.PI));

/** The squares that share an edge (4), or an edge or a corner (8), clockwise from north (Street Armour C-042, C-A17). */
export const beside = (square: Square, ways: 4 | 8): readonly Square[] =>
  FACINGS.filter((facing) => ways === 8 || facing % 2 === 0).map((facing) => ahead(square, facing));

/** How a distance between squares is read (Street Armour C-033, C-A05). */
export type Metric = 'euclid-round' | 'euclid-ceil' | 'chebyshev';

/** The square of the distance from centre to centre. */
export const distanceSquared = (from: Square, to: Square): number =>
  (to.x - from.x) ** 2 + (to.y - from.y) ** 2;

/** The distance from centre to centre: Euclidean, rounded half up or up, or king's steps. */
export function distance(metric: Metric, from: Square, to: Square): number {
  if (metric === 'chebyshev') return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const squared = distanceSquared(from, to);
  // An integer square root by counting: floating point may differ between machines.
  let whole = 0;
  while ((whole + 1) ** 2 <= squared) whole++;
  const more = metric === 'euclid-ceil' ? squared > whole ** 2 : squared > whole ** 2 + whole;
  return more ? whole + 1 : whole;
}

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

export const squareOf = ({ width }: Grid, cell: number): Square => ({
  x: cell % width,
  y: Math.trunc(cell / width),
});

/** The pose on a cell with a facing; `OFF` for `OFF`. */
export const poseOf = (cell: number, facing: Facing): number => (cell === OFF ? OFF : cell * 8 + facing);

export const cellOfPose = (pose: number): number => Math.trunc(pose / 8);
export const facingOfPose = (pose: number): Facing => FACINGS[pose % 8] ?? 0;
