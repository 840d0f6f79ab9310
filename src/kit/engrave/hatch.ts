/**
 * Lines of a graver: straight or bowed, cut to a closed path, wide where they begin and running out to a point.
 *
 * ```ts
 * const shadow = hatch(circle(0, 0, 5), { angle: 135, spacing: 0.4, heavy: 0.25, reach: 0.6 });
 * const shape: Shape = { d: shadow, fill: theme.key };
 * ```
 */
import type { Outline } from '../face.ts';
import { apply, turn, type Matrix, type Point } from './path/matrix.ts';
import { written } from './path/outline.ts';
import { draw, type Path, type Pen, type Segment } from './path/path.ts';

/** Millimetres and degrees. */
export interface Hatching {
  /** The direction in which lines run and taper: clockwise from east. */
  readonly angle: number;
  readonly spacing: number;
  /** Width of a line where it begins. */
  readonly heavy: number;
  /** Width at the far end, as a share of `heavy`; 0, a point, where left out. */
  readonly light?: number;
  /** How far lines run across the path before they end, as a share with some variation; 1 where left out. */
  readonly reach?: number;
  /** How far the middle of the longest line bows to its left. */
  readonly bow?: number;
  /** Each gap between lines is this many times the one before; 1 where left out. */
  readonly grow?: number;
}

type Ring = readonly Point[];

/** Straight pieces a curve while hatching is clipped to it. */
const STEPS = 8;

/** The point of a cubic Bezier curve at `share`. */
function onCurve([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point, share: number): Point {
  const left = 1 - share;
  const [a, b, c, d] = [left ** 3, 3 * left * left * share, 3 * left * share * share, share ** 3];
  return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy];
}

/** The point of a quadratic Bezier curve at `share`. */
function onBend([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, share: number): Point {
  const left = 1 - share;
  const [a, b, c] = [left * left, 2 * left * share, share * share];
  return [a * ax + b * bx + c * cx, a * ay + b * by + c * cy];
}

function sampled(from: Point, segment: Segment): readonly Point[] {
  if (segment.to !== 'curve' && segment.to !== 'bend') return segment.points;
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    return segment.to === 'curve'
      ? onCurve(from, ...segment.points, share)
      : onBend(from, ...segment.points, share);
  });
}

/** The rings of a path, curves as short straight pieces. */
export function rings(path: Path): Point[][] {
  const all: Point[][] = [];
  for (const segment of path) {
    const ring = segment.to === 'start' ? [] : all.at(-1);
    if (segment.to === 'start') all.push([...segment.points]);
    else ring?.push(...sampled(ring.at(-1) ?? [0, 0], segment));
  }
  return all;
}

/** The frame in which the lines are level and straight. */
interface Frame {
  readonly back: Matrix;
  readonly centre: number;
  readonly curvature: number;
}

const unbent = ([u, v]: Point, { centre, curvature }: Frame): Point => [u, v - curvature * (u - centre) ** 2];

const onPage = ([u, v]: Point, { back, centre, curvature }: Frame): Point =>
  apply(back, [u, v + curvature * (u - centre) ** 2]);

/** The stretches of the level line at `v` inside the rings (even-odd). */
function inside(shape: readonly Ring[], v: number): (readonly [enter: number, leave: number])[] {
  const hits: number[] = [];
  for (const ring of shape) {
    let from = ring.at(-1) ?? [0, 0];
    for (const to of ring) {
      if (from[1] > v !== to[1] > v)
        hits.push(from[0] + ((v - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      from = to;
    }
  }
  hits.sort((one, other) => one - other);
  const stretches: [number, number][] = [];
  for (let index = 1; index < hits.length; index += 2) {
    stretches.push([hits[index - 1] ?? 0, hits[index] ?? 0]);
  }
  return stretches;
}

/** One tapered stroke at `v`, `widths` wide at its ends; if bowed, its sides are parabolas. */
function cut(
  pen: Pen,
  [start, stop]: readonly [number, number],
  v: number,
  widths: readonly [number, number],
  frame: Frame,
): void {
  const middle = (start + stop) / 2;
  // The control point of a parabola lies where the tangents at its ends meet.
  const lift =
    frame.curvature * ((start - frame.centre) * (stop - frame.centre) - (middle - frame.centre) ** 2);
  const side = (sign: 1 | -1): readonly [Point, Point, Point] => {
    const [from, to] = [v + (sign * widths[0]) / 2, v + (sign * widths[1]) / 2];
    return [
      onPage([start, from], frame),
      onPage([middle, (from + to) / 2 + lift], frame),
      onPage([stop, to], frame),
    ];
  };
  const [near, far] = [side(-1), side(1)];
  const run = (control: Point, end: Point): Pen =>
    frame.curvature === 0 ? pen.to(...end) : pen.bend(...control, ...end);
  pen.at(...near[0]);
  run(near[1], near[2]);
  if (widths[1] > 0) pen.to(...far[2]);
  // It is filled, so closing it is unnecessary.
  run(far[1], far[0]);
}

/** Shares of the reach at which successive lines end, so that the edge looks hand-cut. */
const UNEVEN = [1, 0.74, 0.9, 0.66, 0.96, 0.8] as const;

const span = (values: readonly number[]): readonly [number, number] => [
  values.reduce((a, b) => Math.min(a, b), Infinity),
  values.reduce((a, b) => Math.max(a, b), -Infinity),
];

/** Lines cut to a closed path, to be filled; where rings overlap, by even-odd. */
export function hatch(path: Path, options: Hatching): Outline {
  const { angle, spacing, heavy, light = 0, reach = 1, bow = 0, grow = 1 } = options;
  const leveling = turn(-angle);
  const level = rings(path).map((ring) => ring.map((point) => apply(leveling, point)));
  const [left, right] = span(level.flat().map(([u]) => u));
  const breadth = right - left;
  const frame: Frame = { back: turn(angle), centre: (left + right) / 2, curvature: (4 * bow) / breadth ** 2 };
  const straight = level.map((ring) => ring.map((point) => unbent(point, frame)));
  const [top, bottom] = span(straight.flat().map(([, v]) => v));
  const pen = draw();
  for (let v = top + spacing / 2, gap = spacing, row = 0; v < bottom; v += gap, gap *= grow, row += 1) {
    const far = reach < 1 ? left + breadth * reach * (UNEVEN[row % UNEVEN.length] ?? 1) : right;
    for (const [enter, leave] of inside(straight, v)) {
      const stop = Math.min(leave, Math.max(far, enter));
      if (stop - enter > heavy) cut(pen, [enter, stop], v, [heavy, stop < leave ? 0 : heavy * light], frame);
    }
  }
  return written(pen.path);
}

/** Hatching angles by seat, degrees, so that seats differ in grayscale too. */
const SEAT_ANGLES = [0, 90, 45, 135, 22.5, 112.5] as const;

/** Even hatching all over a path; six seats have six directions. */
export const seatHatch = (path: Path, seat: number, spacing: number, width: number): Outline =>
  hatch(path, { angle: SEAT_ANGLES[seat % SEAT_ANGLES.length] ?? 0, spacing, heavy: width, light: 1 });
