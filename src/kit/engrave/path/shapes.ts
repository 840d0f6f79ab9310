/** Common paths; all in mm. */
import type { Point } from './matrix.ts';
import { draw, type Path } from './path.ts';

/** Handle length of the cubic that comes nearest a quarter of a unit circle. */
export const QUARTER = (4 / 3) * (Math.SQRT2 - 1);

export function ellipse(x: number, y: number, rx: number, ry: number): Path {
  const hx = rx * QUARTER;
  const hy = ry * QUARTER;
  return draw()
    .at(x + rx, y)
    .curve(x + rx, y + hy, x + hx, y + ry, x, y + ry)
    .curve(x - hx, y + ry, x - rx, y + hy, x - rx, y)
    .curve(x - rx, y - hy, x - hx, y - ry, x, y - ry)
    .curve(x + hx, y - ry, x + rx, y - hy, x + rx, y)
    .close().path;
}

/** A circle about a point. */
export const circle = (x: number, y: number, radius: number): Path => ellipse(x, y, radius, radius);

/** Straight lines from point to point. */
export function polyline(points: readonly Point[]): Path {
  const pen = draw();
  points.forEach(([x, y], index) => (index === 0 ? pen.at(x, y) : pen.to(x, y)));
  return pen.path;
}

/** A closed polygon; empty without points. */
export const polygon = (points: readonly Point[]): Path =>
  points.length === 0 ? [] : draw().add(polyline(points)).close().path;

export const line = (x1: number, y1: number, x2: number, y2: number): Path =>
  draw().at(x1, y1).to(x2, y2).path;

/** A rectangle with round corners, of radius 0 where left out. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Path {
  const right = x + width;
  const bottom = y + height;
  if (radius === 0) {
    return draw().at(x, y).to(right, y).to(right, bottom).to(x, bottom).close().path;
  }
  const k = radius * (1 - QUARTER);
  return draw()
    .at(x + radius, y)
    .to(right - radius, y)
    .curve(right - k, y, right, y + k, right, y + radius)
    .to(right, bottom - radius)
    .curve(right, bottom - k, right - k, bottom, right - radius, bottom)
    .to(x + radius, bottom)
    .curve(x + k, bottom, x, bottom - k, x, bottom - radius)
    .to(x, y + radius)
    .curve(x, y + k, x + k, y, x + radius, y)
    .close().path;
}

/** A star or cog: points alternate between the two radii, the first one up. */
export const star = (x: number, y: number, points: number, outer: number, inner: number): Path =>
  polygon(
    Array.from({ length: 2 * points }, (_, index): Point => {
      const angle = (index * Math.PI) / points;
      const radius = index % 2 === 0 ? outer : inner;
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    }),
  );

/**
 * A smooth curve through points (Catmull-Rom); `closed` joins the last to the first.
 * `tension` 0 is loosest, 1 draws straight lines.
 */
export function smooth(points: readonly Point[], closed = false, tension = 0): Path {
  const count = points.length;
  const at = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wanted] ?? [0, 0];
  };
  const reach = (1 - tension) / 6;
  const pen = draw().at(...at(0));
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pen.curve(
      from[0] + (to[0] - before[0]) * reach,
      from[1] + (to[1] - before[1]) * reach,
      to[0] - (after[0] - from[0]) * reach,
      to[1] - (after[1] - from[1]) * reach,
      to[0],
      to[1],
    );
  }
  return closed ? pen.close().path : pen.path;
}
