/** Flattens curves into short straight lines, for machines that support nothing else. */
import type { Point } from '../../../kit/engrave/path/matrix.ts';
import type { Path, Segment } from '../../../kit/engrave/path/path.ts';

/** The largest distance of a chord from its curve, mm: half a blade's width. */
const TOLERANCE = 0.02;

/** The number of chords for a curve that bulges by `bulge` from its chord. */
const chords = (bulge: number): number => Math.max(1, Math.ceil(Math.sqrt(bulge / TOLERANCE)));

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** De Casteljau: the point of a Bezier curve at parameter `share`. */
function along(points: readonly Point[], share: number): Point {
  let rest = points;
  while (rest.length > 1)
    rest = rest.slice(1).map((point, index) => between(rest[index] ?? point, point, share));
  return rest[0] ?? [0, 0];
}

/** The flattened points of a segment, without its start. */
function pointsOf(from: Point, { points }: Segment): Point[] {
  const all: readonly Point[] = [from, ...points];
  const end = all.at(-1) ?? from;
  if (all.length < 3) return [end];
  const bulge = Math.max(...points.slice(0, -1).map((control) => apart(control, between(from, end, 0.5))));
  const count = chords(bulge);
  return Array.from({ length: count }, (_, index) => along(all, (index + 1) / count));
}

/** A path as polylines; a closed one ends where it began. */
export function polylines(path: Path): (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const segment of path) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const first = run?.[0];
    if (segment.to === 'start') runs.push([segment.points[0]]);
    else if (segment.to === 'close') {
      if (run && first && last && apart(first, last) > 0) run.push(first);
    } else if (run && last) run.push(...pointsOf(last, segment));
  }
  return runs.filter((run) => run.length > 1);
}
