/** Tracks: a taut belt round wheels, and its links. */
import type { Point } from '../path/matrix.ts';

/** A wheel that a belt runs round: its centre and the belt's distance from it. */
export interface Wheel {
  readonly at: Point;
  readonly r: number;
}

/** Where a belt leaves one wheel and where it reaches the next, when it runs clockwise on the page. */
function tangent(from: Wheel, to: Wheel): readonly [leave: Point, reach: Point] {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const turn = Math.atan2(dy, dx) - Math.PI / 2 - Math.asin((to.r - from.r) / Math.hypot(dx, dy));
  const on = ({ at, r }: Wheel): Point => [at[0] + Math.cos(turn) * r, at[1] + Math.sin(turn) * r];
  return [on(from), on(to)];
}

/** Points of the outline of a taut belt round wheels given clockwise on the page, `step` apart at most on arcs. */
export const belt = (wheels: readonly Wheel[], step: number): Point[] =>
  wheels.flatMap((wheel, index) => {
    const { at, r } = wheel;
    const before = wheels.at(index - 1) ?? wheel;
    const after = wheels[index + 1] ?? wheels[0] ?? wheel;
    const angleOf = ([x, y]: Point): number => Math.atan2(y - at[1], x - at[0]);
    const start = angleOf(tangent(before, wheel)[1]);
    const sweep = (angleOf(tangent(wheel, after)[0]) - start + 4 * Math.PI) % (2 * Math.PI);
    const pieces = Math.max(1, Math.ceil((sweep * r) / step));
    return Array.from({ length: pieces + 1 }, (_, piece): Point => {
      const turn = start + (sweep * piece) / pieces;
      return [at[0] + r * Math.cos(turn), at[1] + r * Math.sin(turn)];
    });
  });

/** A point on a ring, and the unit direction of the ring there. */
export interface Stop {
  readonly at: Point;
  readonly heading: Point;
}

/** Stops every `step` along a closed ring of points, the first of them `start` along it. */
export function walk(ring: readonly Point[], step: number, start = 0): Stop[] {
  const stops: Stop[] = [];
  let wait = start;
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const heading: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; wait < length; wait += step) {
      stops.push({ at: [from[0] + heading[0] * wait, from[1] + heading[1] * wait], heading });
    }
    wait -= length;
  });
  return stops;
}
