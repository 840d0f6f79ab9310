/**
 * Plane transforms for drawing: millimetres, y growing downward, angles clockwise in degrees as on the page.
 *
 * ```ts
 * const onTheHill = chain(scale(0.5), turn(-12), move(31, 20)); // half as large, tilted, then put there
 * const [x, y] = apply(onTheHill, [4, 0]);
 * ```
 */

export type Point = readonly [x: number, y: number];

/** `[a, b, c, d, e, f]` as in SVG's `matrix()`: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Scales about the origin, vertically by `y` if given. A negative factor mirrors. */
export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

/** Turned clockwise about the origin, by degrees. */
export function turn(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos, sin, -sin, cos, 0, 0];
}

/** Leaning to the right by `share` of the height above the origin. */
export const lean = (share: number): Matrix => [1, 0, -share, 1, 0, 0];

const product = (first: Matrix, then: Matrix): Matrix => [
  then[0] * first[0] + then[2] * first[1],
  then[1] * first[0] + then[3] * first[1],
  then[0] * first[2] + then[2] * first[3],
  then[1] * first[2] + then[3] * first[3],
  then[0] * first[4] + then[2] * first[5] + then[4],
  then[1] * first[4] + then[3] * first[5] + then[5],
];

/** The transforms one after the other, the first one first. */
export const chain = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(product, IDENTITY);

export const apply = (matrix: Matrix, point: Point): Point => [
  matrix[0] * point[0] + matrix[2] * point[1] + matrix[4],
  matrix[1] * point[0] + matrix[3] * point[1] + matrix[5],
];

/** The transform back. A transform that flattens everything has none: the result is then not finite. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The mean scale factor of lengths over all directions: the factor for line widths. */
export const growth = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
