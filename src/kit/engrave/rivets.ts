/** Rows of points and the small discs on them: rivets, nails, rollers. */
import type { Point } from './path/matrix.ts';
import { draw, type Path } from './path/path.ts';
import { circle } from './path/shapes.ts';

/** `count` points at even distances, both ends included; at least 2. */
export const row = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => [
    from[0] + ((to[0] - from[0]) * index) / (count - 1),
    from[1] + ((to[1] - from[1]) * index) / (count - 1),
  ]);

/** `count` points on a circle, the first straight to the right of its middle. */
export const ring = ([x, y]: Point, radius: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

export const discs = (centres: readonly Point[], radius: number): Path =>
  centres.reduce((pen, [x, y]) => pen.add(circle(x, y, radius)), draw()).path;
