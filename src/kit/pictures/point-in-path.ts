/** Whether a point lies inside a path. */
import type { Point } from '../engrave/path/matrix.ts';
import type { Path } from '../engrave/path/path.ts';

/** Straight pieces that a curve is taken for: enough to tell what a shape lies on. */
const PIECES = 8;

type Visit = (from: Point, to: Point) => void;

const curvePoint = (t: number, a: Point, b: Point, c: Point, d: Point): Point => {
  const s = 1 - t;
  const along = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  return [along(0), along(1)];
};

function pieces(from: Point, one: Point, two: Point, to: Point, visit: Visit): void {
  let last = from;
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const next = curvePoint(piece / PIECES, from, one, two, to);
    visit(last, next);
    last = next;
  }
}

/** Visits the edges of a path, every piece of it closed. */
function eachEdge(path: Path, visit: Visit): void {
  let [start, pen]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const segment of path) {
    if (segment.to === 'start') {
      visit(pen, start);
      [start] = segment.points;
      pen = start;
    } else if (segment.to === 'close') {
      visit(pen, start);
      pen = start;
    } else {
      const end = segment.points[segment.points.length - 1] ?? pen;
      if (segment.to === 'curve') pieces(pen, segment.points[0], segment.points[1], end, visit);
      else if (segment.to === 'bend') pieces(pen, segment.points[0], segment.points[0], end, visit);
      else visit(pen, end);
      pen = end;
    }
  }
  visit(pen, start);
}

/** Counts how often the path goes round the point. */
export function isInPath([x, y]: Point, path: Path, rule: 'nonzero' | 'evenodd'): boolean {
  let [winding, crossings] = [0, 0];
  eachEdge(path, ([ax, ay], [bx, by]) => {
    if (ay <= y === by <= y) return;
    if (ax + ((bx - ax) * (y - ay)) / (by - ay) <= x) return;
    crossings += 1;
    winding += by > ay ? 1 : -1;
  });
  return rule === 'evenodd' ? crossings % 2 === 1 : winding !== 0;
}
