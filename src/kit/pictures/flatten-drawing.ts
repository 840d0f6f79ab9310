/**
 * A vector drawing as art in mm: transparent colours become those that show on what is under them, gradients become
 * bands. So a sheet stays free of masks, shadings and transparency.
 */
import { meanColour, mixed } from '../drawing/mix-colours.ts';
import type { Colour } from '../edition.ts';
import { growth, type Matrix, type Point } from '../engrave/path/matrix.ts';
import { written } from '../engrave/path/outline.ts';
import { moved, type Path } from '../engrave/path/path.ts';
import type { ClipPath, Rect, Shape, Stroke } from '../face.ts';
import { gradientBands } from './gradient-bands.ts';
import { boundsOf } from './path-bounds.ts';
import { isInPath } from './point-in-path.ts';
import type {
  Gradient,
  Paint,
  Tint,
  VectorClip,
  VectorDrawing,
  VectorShape,
  VectorStroke,
} from './vector-drawing.ts';

/** Shapes with the outlines that clip them, in mm. */
export interface FlatPart {
  readonly shapes: readonly Shape[];
  readonly clips: readonly ClipPath[];
}

export interface FlatDrawing {
  readonly parts: readonly FlatPart[];
  /** What was changed, each the rest of the sentence 'the picture "ship.svg" ...'. */
  readonly notes: readonly string[];
}

/** Further out nothing is printed, mm: coordinates there would only break a file. */
const FAR = 5000;

/** Less than this is not seen. */
const FAINT = 1 / 255;

/** A filled path that was painted, for what lies on it. */
interface Painted {
  readonly path: Path;
  readonly bounds: Rect;
  readonly rule: 'nonzero' | 'evenodd';
  readonly colour: Colour;
}

/** Only so many of the last ones are looked at. */
const RECENT = 200;

const isNear = ({ x, y, width, height }: Rect): boolean =>
  [x, y, x + width, y + height].every((side) => Math.abs(side) < FAR);

/** A point in a shape: the middle of its bounds, or where it begins. */
function pointIn(path: Path, rule: Painted['rule'], { x, y, width, height }: Rect): Point {
  const middle: Point = [x + width / 2, y + height / 2];
  if (isInPath(middle, path, rule)) return middle;
  const [first] = path;
  return first && first.to !== 'close' ? first.points[0] : middle;
}

/** The colour that a gradient is for what lies on it. */
const meanOf = ({ stops }: Gradient): Colour => meanColour(stops.map(({ colour }) => colour));

/** Flattens shape after shape. */
interface Bench {
  readonly toMm: Matrix;
  readonly ground: Colour;
  readonly painted: Painted[];
  readonly changed: Set<string>;
}

const under = ({ painted, ground }: Bench, point: Point): Colour =>
  painted
    .slice(-RECENT)
    .findLast(({ path, bounds, rule }) => holds(bounds, point) && isInPath(point, path, rule))?.colour ??
  ground;

const holds = ({ x, y, width, height }: Rect, [px, py]: Point): boolean =>
  px >= x && py >= y && px <= x + width && py <= y + height;

/** `point` is looked for only where it is needed. */
function opaque(bench: Bench, { colour, alpha }: Pick<Tint, 'colour' | 'alpha'>, point: () => Point): Colour {
  if (alpha >= 1) return colour;
  bench.changed.add('is partly transparent, and shows as it looks on the colour under it');
  return mixed(under(bench, point()), colour, alpha);
}

const strokeOf = (bench: Bench, stroke: VectorStroke, point: () => Point): Stroke => {
  const { paint, width, dash, ...ends } = stroke;
  const grown = growth(bench.toMm);
  return {
    ...ends,
    colour: opaque(bench, paint, point),
    width: width * grown,
    ...(dash && { dash: dash.map((length) => length * grown) }),
  };
};

const clipsOf = (clips: readonly VectorClip[], toMm: Matrix): readonly ClipPath[] =>
  clips.map(({ path, rule }) => ({ d: written(moved(path, toMm)), ...(rule === 'evenodd' && { rule }) }));

const isSeen = (paint: Paint | undefined): paint is Paint =>
  paint !== undefined && (paint.kind !== 'tint' || paint.alpha > FAINT);

/** One shape: its fill and its stroke, or bands clipped to it with the stroke over them. */
function flatShape(bench: Bench, shape: VectorShape): readonly FlatPart[] {
  const { toMm } = bench;
  const path = moved(shape.path, toMm);
  const bounds = boundsOf(path);
  if (!isNear(bounds)) {
    bench.changed.add('has parts too far out to be drawn');
    return [];
  }
  const fill = isSeen(shape.fill) ? shape.fill : undefined;
  const stroke = isSeen(shape.stroke?.paint) ? shape.stroke : undefined;
  if (!fill && !stroke) return [];
  const clips = clipsOf(shape.clips, toMm);
  const d = written(path);
  const point = () => pointIn(path, shape.rule, bounds);
  const lines = stroke && { stroke: strokeOf(bench, stroke, point) };
  const rule = shape.rule === 'evenodd' ? { fillRule: shape.rule } : {};
  if (!fill || fill.kind === 'tint') {
    const colour = fill && opaque(bench, fill, point);
    if (colour) bench.painted.push({ path, bounds, rule: shape.rule, colour });
    return [{ shapes: [{ d, ...(colour && { fill: colour, ...rule }), ...lines }], clips }];
  }
  bench.changed.add('has gradients, which are printed as bands of flat colour');
  const bands = gradientBands(fill, bounds, toMm, (stop) => opaque(bench, stop, point));
  bench.painted.push({ path, bounds, rule: shape.rule, colour: meanOf(fill) });
  const outline = { d, ...(shape.rule === 'evenodd' && { rule: shape.rule }) };
  const filled: FlatPart = { shapes: bands, clips: [...clips, outline] };
  return lines ? [filled, { shapes: [{ d, ...lines }], clips }] : [filled];
}

const isUnclipped = ({ clips }: FlatPart): boolean => clips.length === 0;

/** Joins neighbours that nothing clips. */
function joined(parts: readonly FlatPart[]): readonly FlatPart[] {
  const all: { shapes: Shape[]; clips: readonly ClipPath[] }[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && isUnclipped(last) && isUnclipped(part)) last.shapes.push(...part.shapes);
    else all.push({ shapes: [...part.shapes], clips: part.clips });
  }
  return all;
}

/** Flattens a drawing onto `ground`; `toMm` maps its units to mm. */
export function flattenDrawing(drawing: VectorDrawing, toMm: Matrix, ground: Colour): FlatDrawing {
  const bench: Bench = { toMm, ground, painted: [], changed: new Set() };
  const parts = joined(drawing.shapes.flatMap((shape) => flatShape(bench, shape)));
  return { parts, notes: [...drawing.notes, ...bench.changed] };
}
