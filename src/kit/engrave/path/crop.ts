/** Clips a ring to a rectangle, so that a chart of a part needs no points of the rest. */
import type { Rect } from '../../face.ts';
import type { Point } from './matrix.ts';

/** A clip edge: which side to keep, and where a step crosses it. */
interface Edge {
  readonly keeps: (point: Point) => boolean;
  readonly crossing: (from: Point, to: Point) => Point;
}

const upright = (x: number, sign: 1 | -1): Edge => ({
  keeps: ([px]) => sign * (px - x) >= 0,
  crossing: ([ax, ay], [bx, by]) => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)],
});

const level = (y: number, sign: 1 | -1): Edge => ({
  keeps: ([, py]) => sign * (py - y) >= 0,
  crossing: ([ax, ay], [bx, by]) => [ax + ((bx - ax) * (y - ay)) / (by - ay), y],
});

/** Clips by one edge (Sutherland-Hodgman). */
function along(ring: readonly Point[], { keeps, crossing }: Edge): readonly Point[] {
  return ring.flatMap((to, index): readonly Point[] => {
    const from = ring.at(index - 1) ?? to;
    if (keeps(from) && keeps(to)) return [to];
    if (keeps(from)) return [crossing(from, to)];
    return keeps(to) ? [crossing(from, to), to] : [];
  });
}

/** A closed ring clipped to a rectangle; if it falls apart, its parts stay connected along the edge. */
export const cropped = (ring: readonly Point[], { x, y, width, height }: Rect): readonly Point[] =>
  [upright(x, 1), upright(x + width, -1), level(y, 1), level(y + height, -1)].reduce(along, ring);
