/** Glue tabs, as large as the net has room for. */
import type { Point } from '../engrave/path/matrix.ts';

/** Dimensions of tabs, mm. */
export interface TabFit {
  /** The depth of a tab with enough room. */
  readonly depth: number;
}

type Outline = readonly Point[];

/** The clearance between a tab and anything else, mm: a cut with scissors. */
const CLEARANCE = 0.15;
/** Lifts a tab off its own edge, mm, so that the edge does not count as an obstacle. */
const LIFT = 0.02;

const DEPTHS = [1, 0.85, 0.7, 0.55, 0.4, 0.3] as const;
/** Angles between fold and shoulder to try, degrees, best first. */
const SHOULDERS = [62, 50, 40, 32, 25] as const;

const turns = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const cut = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turns(a, b, c) * turns(a, b, d) < 0 && turns(c, d, a) * turns(c, d, b) < 0;

const sides = (outline: Outline): (readonly [Point, Point])[] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from]);

const holds = (outline: Outline, [x, y]: Point): boolean =>
  sides(outline).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  ).length %
    2 ===
  1;

/** Whether two outlines share more than an edge or a corner. */
export const overlap = (one: Outline, other: Outline): boolean =>
  sides(one).some(([a, b]) => sides(other).some(([c, d]) => cut(a, b, c, d))) ||
  one.some((point) => holds(other, point)) ||
  other.some((point) => holds(one, point));

/** An outline shrunk slightly, so that outlines that only touch do not overlap. */
export function shrunk(outline: Outline, share = 0.999): Point[] {
  const [sx, sy] = outline.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  const [mx, my] = [sx / outline.length, sy / outline.length];
  return outline.map(([x, y]): Point => [mx + (x - mx) * share, my + (y - my) * share]);
}

type Trapezoid = readonly [Point, Point, Point, Point];

/** A tab on the right of a directed edge: the outside of a panel whose outline runs counterclockwise. */
function trapezoid(from: Point, to: Point, depth: number, shoulders: readonly [number, number]): Trapezoid {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const run = (degrees: number): number => depth / Math.tan((degrees * Math.PI) / 180);
  const on = (along: number): Point => [from[0] + ux * along - uy * depth, from[1] + uy * along + ux * depth];
  return [from, on(run(shoulders[0])), on(length - run(shoulders[1])), to];
}

/** A tab with clearance round its free sides, lifted off its own edge. */
function grown([from, a, b, to]: Trapezoid): Outline {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const off = ([x, y]: Point, along: number, out: number): Point => [
    x + ux * along - uy * out,
    y + uy * along + ux * out,
  ];
  return [
    off(from, LIFT * 4, LIFT),
    off(a, -CLEARANCE, CLEARANCE),
    off(b, CLEARANCE, CLEARANCE),
    off(to, -LIFT * 4, LIFT),
  ];
}

/** The largest tab on an edge that does not overlap `taken`; undefined where there is none. */
export function fitTab(
  from: Point,
  to: Point,
  taken: readonly Outline[],
  { depth }: TabFit,
): Trapezoid | undefined {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const tried = DEPTHS.flatMap((share) =>
    SHOULDERS.flatMap((first) =>
      SHOULDERS.map((second) => trapezoid(from, to, depth * share, [first, second])),
    ),
  );
  const roomy = tried.filter(([start, a, b, end]) => {
    const top = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const forward = (b[0] - a[0]) * (end[0] - start[0]) + (b[1] - a[1]) * (end[1] - start[1]) > 0;
    return forward && top > length * 0.2;
  });
  const area = ([start, a, b, end]: Trapezoid): number => Math.abs(turns(start, a, b) + turns(start, b, end));
  return roomy
    .toSorted((one, other) => area(other) - area(one))
    .find((tab) => taken.every((outline) => !overlap(grown(tab), outline)));
}
