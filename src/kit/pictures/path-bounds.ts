/** The bounding box of a path. */
import type { Point } from '../engrave/path/matrix.ts';
import type { Path } from '../engrave/path/path.ts';
import type { Rect } from '../face.ts';

/** Where a curve with these values along one axis turns back, as shares of its way. */
function turns(a: number, b: number, c: number, d: number): readonly number[] {
  // The derivative: p t² + q t + r.
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a];
  if (Math.abs(p) < 1e-12) return Math.abs(q) < 1e-12 ? [] : [-r / q];
  const root = Math.sqrt(q * q - 4 * p * r);
  return Number.isNaN(root) ? [] : [(-q + root) / (2 * p), (-q - root) / (2 * p)];
}

const at = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number => {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
};

/** The box around a path's curves; empty at the origin for an empty path. */
export function boundsOf(path: Path): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let pen: Point = [0, 0];
  const reach = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  const curve = (one: Point, two: Point, end: Point) => {
    const xs = [pen[0], one[0], two[0], end[0]] as const;
    const ys = [pen[1], one[1], two[1], end[1]] as const;
    for (const t of [...turns(...xs), ...turns(...ys)]) if (t > 0 && t < 1) reach(at(t, xs), at(t, ys));
  };
  for (const segment of path) {
    if (segment.to === 'close') continue;
    const end = segment.points[segment.points.length - 1] ?? pen;
    if (segment.to === 'curve') curve(segment.points[0], segment.points[1], end);
    if (segment.to === 'bend') {
      const [control] = segment.points;
      const third = (from: Point): Point => [
        from[0] + (2 / 3) * (control[0] - from[0]),
        from[1] + (2 / 3) * (control[1] - from[1]),
      ];
      curve(third(pen), third(end), end);
    }
    reach(end[0], end[1]);
    pen = end;
  }
  if (left > right) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}
