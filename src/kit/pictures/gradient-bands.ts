/**
 * Gradients as bands of flat colour, because a sheet has no shadings. Each band reaches to the end and the next one
 * lies over it, so that no seam shows.
 */
import type { GradientStop } from '../drawing/gradient.ts';
import { distanceOf, mixed } from '../drawing/mix-colours.ts';
import type { Colour } from '../edition.ts';
import { apply, chain, inverse, type Matrix, type Point } from '../engrave/path/matrix.ts';
import { written } from '../engrave/path/outline.ts';
import { moved, type Path } from '../engrave/path/path.ts';
import { circle, polygon } from '../engrave/path/shapes.ts';
import type { Rect, Shape } from '../face.ts';
import type { ColourStop, Gradient } from './vector-drawing.ts';

/** A step of colour that an eye hardly sees, of 255. */
const STEP = 6;
const MOST_BANDS = 64;

/** Further than any card reaches, in spans of the gradient. */
const FAR = 1000;

function colourAt(stops: readonly GradientStop[], at: number): Colour {
  const next = stops.findIndex((stop) => stop.at >= at);
  const [before, after] = [stops[Math.max(0, next - 1)], stops[next]];
  if (!after) return stops.at(-1)?.colour ?? '#000000';
  if (!before || before === after || after.at === before.at) return after.colour;
  return mixed(before.colour, after.colour, (at - before.at) / (after.at - before.at));
}

/** Where bands begin and their colours, in order. */
function bandsOf(stops: readonly GradientStop[]): readonly GradientStop[] {
  return stops.slice(0, -1).flatMap((stop, index): readonly GradientStop[] => {
    const next = stops[index + 1] ?? stop;
    const count = Math.min(MOST_BANDS, Math.max(1, Math.round(distanceOf(stop.colour, next.colour) / STEP)));
    const span = (next.at - stop.at) / count;
    return Array.from({ length: count }, (_, band) => {
      const at = stop.at + band * span;
      return { at, colour: colourAt(stops, at + span / 2) };
    });
  });
}

const isFinite = (matrix: Matrix): boolean => matrix.every((part) => Number.isFinite(part));

/** How far the corners of a rectangle lie along the way from one point to another, and beside it. */
function spread(
  corners: readonly Point[],
  from: Point,
  [wx, wy]: Point,
): readonly [along: number, beside: number] {
  const length = wx * wx + wy * wy;
  const shares = corners.map(([x, y]): Point => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [(dx * wx + dy * wy) / length, (dy * wx - dx * wy) / length];
  });
  const most = (axis: 0 | 1) => Math.min(FAR, Math.max(1, ...shares.map((share) => Math.abs(share[axis]))));
  return [most(0) + 1, most(1) + 1];
}

function linearPaths({ from, to }: Gradient, corners: readonly Point[], starts: readonly number[]): Path[] {
  const way: Point = [to[0] - from[0], to[1] - from[1]];
  const [along, beside] = spread(corners, from, way);
  const point = (share: number, side: number): Point => [
    from[0] + way[0] * share - way[1] * side,
    from[1] + way[1] * share + way[0] * side,
  ];
  return starts.map((start) =>
    polygon([point(start, -beside), point(along, -beside), point(along, beside), point(start, beside)]),
  );
}

/**
 * The bands of a gradient over `bounds`, the last one uppermost; a clip has to hold them. `toMm` maps the drawing to mm,
 * `flat` takes the transparency from a stop.
 */
export function gradientBands(
  gradient: Gradient,
  bounds: Rect,
  toMm: Matrix,
  flat: (stop: ColourStop) => Colour,
): readonly Shape[] {
  const stops = gradient.stops.map((stop) => ({ at: stop.at, colour: flat(stop) }));
  const [first, last] = [stops[0]?.colour ?? '#000000', stops.at(-1)?.colour ?? '#000000'];
  const { x, y, width, height } = bounds;
  const corners: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  const ground = (fill: Colour): Shape => ({
    d: written(
      polygon([corners[0], corners[1], corners[3], corners[2]].filter((each) => each !== undefined)),
    ),
    fill,
  });
  const matrix = chain(gradient.matrix, toMm);
  const back = inverse(matrix);
  const { kind, from, to, fromRadius, toRadius } = gradient;
  const isPoint = kind === 'linear' ? from[0] === to[0] && from[1] === to[1] : !(toRadius > 0);
  if (isPoint || !isFinite(back)) return [ground(last)];
  const bands = bandsOf(stops);
  const shape = (path: Path, fill: Colour): Shape => ({ d: written(moved(path, matrix)), fill });
  if (kind === 'linear') {
    const starts = [...bands.map(({ at }) => at), stops.at(-1)?.at ?? 1];
    const colours = [...bands.map(({ colour }) => colour), last];
    const paths = linearPaths(
      gradient,
      corners.map((corner) => apply(back, corner)),
      starts,
    );
    return [ground(first), ...paths.map((path, index) => shape(path, colours[index] ?? last))];
  }
  const between = (start: number, end: number, share: number) => start + (end - start) * share;
  // From the outermost circle inward; a band of colour lies inside the circle at its end.
  const ends = [...bands.slice(1).map(({ at }) => at), stops.at(-1)?.at ?? 1];
  const circles = bands.map(({ colour }, index): Shape => {
    const share = ends[index] ?? 1;
    const radius = between(fromRadius, toRadius, share);
    return shape(circle(between(from[0], to[0], share), between(from[1], to[1], share), radius), colour);
  });
  return [ground(last), ...circles.toReversed()];
}
