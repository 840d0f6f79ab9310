/** Simplifies arcs of a grid to look carved: smoothed once, then without short segments. */
import type { Point } from '../../src/kit/engrave/path/matrix.ts';

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Each point averaged with its neighbours; ends stay. */
function smoothed(points: readonly Point[]): Point[] {
  return points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return before && after ? between(point, between(before, after)) : point;
  });
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (y - ay) - dy * (x - ax)) / length;
}

/** Douglas-Peucker: drops points closer than `far` to the line. */
function cut(points: readonly Point[], far: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [worst, at] = [0, 0];
  points.forEach((point, index) => {
    const off = distance(point, first, last);
    if (off > worst) [worst, at] = [off, index];
  });
  if (worst <= far) return [first, last];
  return [...cut(points.slice(0, at + 1), far).slice(0, -1), ...cut(points.slice(at), far)];
}

export function chiselled(points: readonly Point[], far: number): Point[] {
  let soft = [...points];
  for (let pass = 0; pass < 6; pass++) soft = smoothed(soft);
  return cut(soft, far);
}
