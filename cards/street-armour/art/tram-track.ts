/** Tram tracks: two along each line, two rails each, their bends round. */
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { TRACK, TRAMS } from '../data/street-map.ts';

/** A point moved from one towards another. */
function towards([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const long = Math.hypot(bx - ax, by - ay);
  return [ax + ((bx - ax) * far) / long, ay + ((by - ay) * far) / long];
}

/** The line moved to its right by `far` mm; its corners are mitred. */
function beside(points: readonly Point[], far: number): readonly Point[] {
  const normal = (from: Point, to: Point): Point => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [-(to[1] - from[1]) / long, (to[0] - from[0]) / long];
  };
  return points.map((point, at): Point => {
    const [before, after] = [points[at - 1] ?? point, points[at + 1] ?? point];
    const one = before === point ? normal(point, after) : normal(before, point);
    const other = after === point ? one : normal(point, after);
    const [x, y] = [one[0] + other[0], one[1] + other[1]];
    const share = (2 * far) / (x * x + y * y);
    return [point[0] + x * share, point[1] + y * share];
  });
}

/** A line through points with a round bend at each inner one. */
function bent(points: readonly Point[]): Path {
  const pen = draw();
  points.forEach((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (before === undefined) pen.at(...point);
    else if (after === undefined) pen.to(...point);
    else
      pen
        .to(...towards(point, before, TRACK.bend / 2))
        .bend(...point, ...towards(point, after, TRACK.bend / 2));
  });
  return pen.path;
}

/** The four rails of a line. */
export const railsOf = (points: readonly Point[]): readonly Path[] =>
  [-1, 1].flatMap((track) =>
    [-1, 1].map((rail) => bent(beside(points, track * TRACK.apart + (rail * TRACK.gauge) / 2))),
  );

/** The two tracks of a line, each as one. */
export const tracksOf = (points: readonly Point[]): readonly Path[] =>
  [-1, 1].map((track) => bent(beside(points, track * TRACK.apart)));

/** How far a place is from a stretch of a line, mm. */
function awayFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Whether a place is within `far` mm of the middle of a tram line. */
export const isByTram = (at: Point, far: number): boolean =>
  TRAMS.some((points) =>
    points.some((from, index) => {
      const to = points[index + 1];
      return to !== undefined && awayFrom(at, from, to) < far;
    }),
  );
