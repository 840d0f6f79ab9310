/**
 * Cartons: boxes cut in one from flat card and folded, their print outside. Panels lie on the page as they are printed
 * and hang on one another; unlike the nets of closed bodies (`unfold.ts`) they have flaps that meet nothing.
 *
 * ```ts
 * const carton = trayCarton('tray', { width: 60, height: 90, depth: 20 });
 * const [first] = netMarksOf(carton, inks); // what to cut, fold and glue, in mm
 * ```
 */
import { written } from '../engrave/path/outline.ts';
import { draw, type Path } from '../engrave/path/path.ts';
import type { Point } from '../engrave/path/matrix.ts';
import { polygon } from '../engrave/path/shapes.ts';
import type { EditionInks } from '../edition.ts';
import type { Rect, Shape } from '../face.ts';
import { foldLines, glue, strokeOf } from './net-art.ts';

/** The panel it folds from, the fold line, and how far it folds away from the print, degrees. */
export interface Hinge {
  readonly on: string;
  readonly from: Point;
  readonly to: Point;
  readonly angle: number;
}

/** A flat part of a carton. */
export interface CartonPanel {
  readonly name: string;
  /** Corners on the page in order, mm. */
  readonly outline: readonly Point[];
  /** The first panel has none. */
  readonly hinge?: Hinge;
  /** The panel that it is glued under, so that it stays unprinted. */
  readonly glued?: string;
}

/** One piece of card; panels come after those they hang on. */
export interface Carton {
  readonly name: string;
  readonly panels: readonly CartonPanel[];
}

/** The room inside a box, mm: across, from foot to lid, and front to back. */
export interface Inside {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The thickness of a wall of 200 to 250 gsm card, mm. */
export const WALL = 0.3;

/** Corners of a rectangle from its upper left, clockwise on the page. */
export const cornersOf = ({ x, y, width, height }: Rect): readonly [Point, Point, Point, Point] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const wall = (name: string, rect: Rect, hinge?: Hinge): CartonPanel => ({
  name,
  outline: cornersOf(rect),
  ...(hinge && { hinge }),
});

/** The bounding box of a panel. */
export function rectOf({ outline }: Pick<CartonPanel, 'outline'>): Rect {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The bounding box of a flat carton. */
export const cartonBounds = ({ panels }: Carton): Rect =>
  rectOf({ outline: panels.flatMap(({ outline }) => outline) });

type Segment = readonly [Point, Point];

/** Points this close are one, mm. */
const NEAR = 1e-6;

/** A point's position along a segment as a share of its length; undefined where it is not on the line. */
function shareAlong([[ax, ay], [bx, by]]: Segment, [x, y]: Point): number | undefined {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const aside = Math.abs((x - ax) * dy - (y - ay) * dx) / length;
  return aside > NEAR ? undefined : ((x - ax) * dx + (y - ay) * dy) / (length * length);
}

/** A segment without the part along a fold. */
function withoutFold(segment: Segment, { from, to }: Hinge): Segment[] {
  const [one, other] = [shareAlong(segment, from), shareAlong(segment, to)];
  if (one === undefined || other === undefined) return [segment];
  const [start, end] = [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
  if (end - start < NEAR) return [segment];
  const [[ax, ay], [bx, by]] = segment;
  const at = (share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
  return [
    ...(start > NEAR ? [[at(0), at(start)] as const] : []),
    ...(end < 1 - NEAR ? [[at(end), at(1)] as const] : []),
  ];
}

const sides = ({ outline }: CartonPanel): Segment[] =>
  outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from]);

const hingesOf = ({ panels }: Carton): Hinge[] => panels.flatMap(({ hinge }) => hinge ?? []);

const samePoint = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < NEAR;

/** Joins consecutive segments into polylines. */
function runs(segments: readonly Segment[]): Point[][] {
  const all: Point[][] = [];
  for (const [from, to] of segments) {
    const last = all.at(-1);
    const end = last?.at(-1);
    if (last && end && samePoint(end, from)) last.push(to);
    else all.push([from, to]);
  }
  return all;
}

/** The edges to cut: all edges of panels except folds. */
export function cutRuns(carton: Carton): readonly (readonly Point[])[] {
  const hinges = hingesOf(carton);
  return carton.panels.flatMap((panel) =>
    runs(
      sides(panel).flatMap((side) =>
        hinges.reduce<Segment[]>(
          (rest, hinge) => rest.flatMap((segment) => withoutFold(segment, hinge)),
          [side],
        ),
      ),
    ),
  );
}

const outlined = (lines: readonly (readonly Point[])[]): Path =>
  lines.reduce((pen, [first, ...others]) => {
    if (first) pen.at(...first);
    for (const point of others) pen.to(...point);
    return pen;
  }, draw()).path;

/** The width of a light line under each cut, so that it is visible on flat colour, mm. */
const UNDER_CUT = 0.4;

/** All cut, fold and glue marks; drawn over the panels. */
export function cartonMarks(carton: Carton, inks: EditionInks): Shape[] {
  const folds = hingesOf(carton).map(({ from, to }) => [from, to] as const);
  const glued = carton.panels.filter(({ glued: over }) => over !== undefined);
  const cuts = written(outlined(cutRuns(carton)));
  return [
    ...glued.map(({ outline }) => glue(polygon(outline), inks)),
    ...foldLines(folds, 'mountain', inks),
    { d: cuts, stroke: { colour: inks.paper, width: UNDER_CUT, cap: 'round', join: 'round' } },
    {
      d: cuts,
      asks: 'cut',
      stroke: { ...strokeOf('cut', inks), cap: 'round', join: 'round' },
    },
  ];
}
