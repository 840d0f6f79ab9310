/** What all drawing on the ground shares: the light, tapering strokes, walking along a line. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Pen } from '../../../src/kit/engrave/path.ts';

/** Puts a point of the ground where it is seen on the page. */
export type Lift = (x: number, y: number) => Point;

/** Where the light comes from, on the page: north-west, low. */
const LIGHT: Point = [-0.84, -0.54];

/** How much a slope that falls away to `angle` (clockwise from east, radians) lies in shadow: 1 wholly, below 0 in the light. */
export const facing = (angle: number): number => Math.cos(angle) * LIGHT[0] + Math.sin(angle) * LIGHT[1];

/** A stroke that tapers from `width` to a point. */
export function taper(pen: Pen, [x0, y0]: Point, [x1, y1]: Point, width: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ox, oy] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)];
  pen
    .at(x0 + ox, y0 + oy)
    .to(x1, y1)
    .to(x0 - ox, y0 - oy);
}

/** A point on the way from one to another. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Points along a polyline, `apart` mm from one to the next, from `start` mm on. */
export function paced(points: readonly Point[], apart: number, start = 0): Point[] {
  const stops: Point[] = [];
  let next = start;
  let walked = 0;
  for (let index = 1; index < points.length; index++) {
    const a: Point = points[index - 1] ?? [0, 0];
    const b: Point = points[index] ?? a;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    while (next <= walked + length) {
      stops.push(between(a, b, length === 0 ? 0 : (next - walked) / length));
      next += apart;
    }
    walked += length;
  }
  return stops;
}
