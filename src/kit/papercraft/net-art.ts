/** The marks of a net: solid lines to cut, dashed to fold, hatched to glue. */
import type { Point } from '../engrave/path/matrix.ts';
import { written } from '../engrave/path/outline.ts';
import type { Path } from '../engrave/path/path.ts';
import { polygon, polyline } from '../engrave/path/shapes.ts';
import type { EditionInks } from '../edition.ts';
import type { LineKind, Outline, Rect, Shape, Stroke } from '../face.ts';
import { hatch } from '../engrave/hatch.ts';
import type { Fold, Net } from './unfold.ts';

const DASHES: Readonly<Record<LineKind, readonly number[]>> = {
  cut: [],
  /** Folded away from the printed side. */
  mountain: [1.1, 0.6],
  /** Folded toward the printed side. */
  valley: [1.4, 0.45, 0.25, 0.45],
};

const WIDTHS: Readonly<Record<LineKind, number>> = { cut: 0.15, mountain: 0.14, valley: 0.14 };

/** The stroke of a cut or fold line. */
export function strokeOf(kind: LineKind, inks: EditionInks): Stroke {
  const dash = DASHES[kind];
  const width = WIDTHS[kind] * (inks.edition === 'low-ink' ? 0.9 : 1);
  return { colour: inks.key, width, ...(dash.length > 0 && { dash }) };
}

/** Smaller fold angles are treated as flat, degrees. */
const FLAT = 1;

const kindOf = ({ angle }: Pick<Fold, 'angle'>): LineKind => (angle > 0 ? 'mountain' : 'valley');

const joined = (paths: readonly Path[]): Outline => written(paths.flat());

/** Fold lines, legible on paper and on black alike: a light line under the dashes. */
export function foldLines(
  segments: readonly (readonly [Point, Point])[],
  kind: LineKind,
  inks: EditionInks,
): Shape[] {
  if (segments.length === 0) return [];
  const d = joined(segments.map((segment) => polyline(segment)));
  return [
    { d, stroke: { colour: inks.paper, width: 0.24 } },
    { d, asks: kind, stroke: strokeOf(kind, inks) },
  ];
}

/** Shapes without instructions for a cutting machine: for a legend. */
export const asLooks = (shapes: readonly Shape[]): Shape[] =>
  shapes.map(({ d, fill, fillRule, stroke }) => ({
    d,
    ...(fill && { fill }),
    ...(fillRule && { fillRule }),
    ...(stroke && { stroke }),
  }));

/** The hatching that means glue. */
export const glue = (path: Path, inks: EditionInks): Shape => ({
  d: hatch(path, { angle: 45, spacing: inks.edition === 'low-ink' ? 3.6 : 0.75, heavy: 0.1, light: 1 }),
  fill: inks.key,
});

/** Blank panels to draw on. */
export const panelPaper = ({ panels }: Net, inks: EditionInks): Shape => ({
  d: joined(panels.map(({ outline }) => polygon(outline))),
  fill: inks.paper,
});

/** All cut, fold and glue marks; drawn over the panels. */
export function netMarks({ folds, tabs, rims }: Net, inks: EditionInks): Shape[] {
  const bends = folds.filter(({ angle }) => Math.abs(angle) > FLAT);
  const segments = (kind: LineKind): (readonly [Point, Point])[] =>
    bends.filter((fold) => kindOf(fold) === kind).map(({ from, to }) => [from, to]);
  const tabFolds = tabs.map(({ outline }) => [outline[0], outline[3]] as const);
  const cuts = [...rims.map((rim) => polyline(rim)), ...tabs.map(({ outline }) => polyline(outline))];
  return [
    ...tabs.map(({ outline }) => glue(polygon(outline), inks)),
    ...foldLines([...segments('mountain'), ...tabFolds], 'mountain', inks),
    ...foldLines(segments('valley'), 'valley', inks),
    { d: joined(cuts), asks: 'cut', stroke: { ...strokeOf('cut', inks), cap: 'round', join: 'round' } },
  ];
}

export function boundsOf({ panels, tabs }: Net): Rect {
  const points = [...panels, ...tabs].flatMap(({ outline }) => [...outline]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
