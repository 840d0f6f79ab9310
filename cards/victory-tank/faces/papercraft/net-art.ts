/** How a net is marked for whoever cuts it: solid lines to cut, dashed to fold, hatched to glue. */
import type { Point } from '../../../../src/kit/engrave/matrix.ts';
import { draw, written, type Path } from '../../../../src/kit/engrave/path.ts';
import { polygon, polyline } from '../../../../src/kit/engrave/shapes.ts';
import type { Rect, Shape, Stroke } from '../../../../src/kit/face.ts';
import { hatch } from '../../art/hatch.ts';
import type { Theme } from '../../theme.ts';
import type { Fold, Net } from './unfold.ts';

/** What a line asks for. */
export const LINE_KINDS = ['cut', 'mountain', 'valley'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const DASHES: Readonly<Record<LineKind, readonly number[]>> = {
  cut: [],
  /** Folded away from the printed side. */
  mountain: [1.1, 0.6],
  /** Folded toward the printed side. */
  valley: [1.4, 0.45, 0.25, 0.45],
};

const WIDTHS: Readonly<Record<LineKind, number>> = { cut: 0.15, mountain: 0.14, valley: 0.14 };

/** The stroke that asks for a cut or a fold. */
export function strokeOf(kind: LineKind, theme: Theme): Stroke {
  const dash = DASHES[kind];
  const width = WIDTHS[kind] * (theme.edition === 'low-ink' ? 0.62 : 1);
  return { colour: theme.key, width, ...(dash.length > 0 && { dash }) };
}

/** Less of a turn than this stays flat, degrees. */
const FLAT = 1;

const kindOf = ({ angle }: Pick<Fold, 'angle'>): LineKind => (angle > 0 ? 'mountain' : 'valley');

const joined = (paths: readonly Path[]): string =>
  written(paths.reduce((pen, path) => pen.add(path), draw()).path);

/** Fold lines from point to point, legible on paper and on black alike: a light line under the dashes. */
export function foldLines(
  segments: readonly (readonly [Point, Point])[],
  kind: LineKind,
  theme: Theme,
): Shape[] {
  if (segments.length === 0) return [];
  const d = joined(segments.map((segment) => polyline(segment)));
  return [
    { d, stroke: { colour: theme.paper, width: 0.24 } },
    { d, stroke: strokeOf(kind, theme) },
  ];
}

/** The hatching that says glue. */
export const glue = (path: Path, theme: Theme): Shape => ({
  d: hatch(path, { angle: 45, spacing: theme.edition === 'low-ink' ? 2.4 : 0.75, heavy: 0.1, light: 1 }),
  fill: theme.key,
});

/** Panels in plain paper, to be drawn on. */
export const panelPaper = ({ panels }: Net, theme: Theme): Shape => ({
  d: joined(panels.map(({ outline }) => polygon(outline))),
  fill: theme.paper,
});

/** Everything that asks for scissors, a fold or glue; laid over the drawing of the panels. */
export function netMarks({ folds, tabs, rims }: Net, theme: Theme): Shape[] {
  const bends = folds.filter(({ angle }) => Math.abs(angle) > FLAT);
  const segments = (kind: LineKind): (readonly [Point, Point])[] =>
    bends.filter((fold) => kindOf(fold) === kind).map(({ from, to }) => [from, to]);
  const tabFolds = tabs.map(({ outline }) => [outline[0], outline[3]] as const);
  const cuts = [...rims.map((rim) => polyline(rim)), ...tabs.map(({ outline }) => polyline(outline))];
  return [
    ...tabs.map(({ outline }) => glue(polygon(outline), theme)),
    ...foldLines([...segments('mountain'), ...tabFolds], 'mountain', theme),
    ...foldLines(segments('valley'), 'valley', theme),
    { d: joined(cuts), stroke: { ...strokeOf('cut', theme), cap: 'round', join: 'round' } },
  ];
}

/** The rectangle round a net, tabs included. */
export function boundsOf({ panels, tabs }: Net): Rect {
  const points = [...panels, ...tabs].flatMap(({ outline }) => [...outline]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
