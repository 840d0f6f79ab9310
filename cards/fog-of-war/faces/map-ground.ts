/** Land and water of the map, with the borders of its areas. */
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { polygon, polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { AREAS } from '../box/areas.ts';
import { MAP_FIELD } from '../map/field.ts';
import type { Region } from '../map/geography.ts';
import { ARCS, OUTLINES, ringsOf, type Arc } from '../map/outlines.ts';
import { captionOf, pileOf } from '../map/places.ts';
import { waterLines } from '../map/water.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';
import { mapInks } from './map-inks.ts';

const WET = new Set<Region | 'frame'>([
  'closed',
  ...AREAS.filter(({ type }) => type === 'sea').map(({ id }) => id),
]);
export const SEAS = AREAS.filter(({ type }) => type === 'sea');

const isWet = (region: Region | 'frame'): boolean => WET.has(region);
const touches = ({ left, right }: Arc, region: Region | 'frame'): boolean =>
  left === region || right === region;

export const COASTS = ARCS.filter((arc) => !touches(arc, 'frame') && isWet(arc.left) !== isWet(arc.right));
const inPlay = ARCS.filter((arc) => !touches(arc, 'frame'));
export const BORDERS = inPlay.filter(({ left, right }) => !isWet(left) && !isWet(right));
export const SEA_BORDERS = inPlay.filter(
  (arc) => isWet(arc.left) && isWet(arc.right) && !touches(arc, 'closed'),
);

export const drawnLines = (arcs: readonly Arc[]): Path[] => arcs.map(({ points }) => polyline(points));
/** A region to be filled by even-odd. */
export const filled = (region: Region): Path[] => ringsOf(region).map((ring) => polygon(ring));

/** A run of strokes and dots along points: a dash, a gap, a dot, a gap, mm. */
function dashDot(points: readonly Point[], [dash, gap, dot]: readonly [number, number, number]): Path {
  const pen = draw();
  const turn = [dash, gap, dot, gap];
  let [part, left] = [0, dash];
  points.slice(1).forEach((to, at) => {
    let from = points[at] ?? to;
    if (part % 2 === 0) pen.at(...from);
    for (let far = Math.hypot(to[0] - from[0], to[1] - from[1]); far > 1e-6;) {
      const step = Math.min(left, far);
      from = [from[0] + ((to[0] - from[0]) * step) / far, from[1] + ((to[1] - from[1]) * step) / far];
      if (part % 2 === 0) pen.to(...from);
      far -= step;
      left -= step;
      if (left > 1e-6) continue;
      part = (part + 1) % turn.length;
      left = turn[part] ?? dash;
      if (part % 2 === 0) pen.at(...from);
    }
  });
  return pen.path;
}

/** Lines that follow a shore in the water: the wider below the narrower; land covers what of them is ashore. */
function shores(arcs: readonly Arc[], on: Shape['fill'], theme: Theme): Shape[] {
  const { shore, sea } = mapInks(theme);
  const d = written(...drawnLines(arcs));
  const thin = lineOf(theme, 0.24);
  return (isBare(theme) ? [1.7] : [3.1, 1.5]).flatMap((far): Shape[] => [
    { d, stroke: { colour: shore, width: 2 * (far + thin), join: 'round', cap: 'round' } },
    { d, stroke: { colour: on ?? sea, width: 2 * far, join: 'round', cap: 'round' } },
  ]);
}

/** Water, with no lines where cards lie, if they do. */
export function water(theme: Theme, piles: boolean): Shape[] {
  const { sea, shut, waves } = mapInks(theme);
  const bare = isBare(theme);
  const path = waterLines({
    rings: SEAS.flatMap(({ id }) => OUTLINES[id]),
    free: SEAS.flatMap((area) => [...(piles ? [pileOf(area.id)] : []), captionOf(area)]),
    apart: bare ? 5.2 : 2.6,
    shore: bare ? 2.6 : 4.2,
    bounds: MAP_FIELD,
  });
  const { x, y, width, height } = MAP_FIELD;
  return [
    { d: written(rectangle(x, y, width, height)), fill: sea },
    { d: written(path), stroke: { colour: waves, width: lineOf(theme, 0.2), cap: 'round' } },
    ...shores(
      COASTS.filter((arc) => !touches(arc, 'closed')),
      sea,
      theme,
    ),
    { d: written(...filled('closed')), fill: shut, fillRule: 'evenodd' },
    ...shores(
      COASTS.filter((arc) => touches(arc, 'closed')),
      shut,
      theme,
    ),
  ];
}

/** Borders: dash and dot on a path that keeps them apart from all else. */
function borders(arcs: readonly Arc[], wide: number, under: Shape['fill'], theme: Theme): Shape[] {
  return [
    ...(isBare(theme) || under === undefined
      ? []
      : [{ d: written(...drawnLines(arcs)), stroke: { colour: under, width: 3.2, join: 'round' as const } }]),
    {
      d: written(...arcs.map(({ points }) => dashDot(points, [3.4, 1.3, 0.5]))),
      stroke: { colour: theme.key, width: lineOf(theme, wide), cap: 'round', join: 'round' },
    },
  ];
}

export function land(theme: Theme): Shape[] {
  const { land: paper, out, border } = mapInks(theme);
  const dry = AREAS.filter(({ type }) => type === 'land').flatMap(({ id }) =>
    OUTLINES[id].map((ring) => polygon(ring)),
  );
  return [
    { d: written(...dry), fill: paper, fillRule: 'evenodd' },
    { d: written(...filled('out')), fill: out, fillRule: 'evenodd' },
    {
      d: hatch(filled('out').flat(), {
        angle: -45,
        spacing: isBare(theme) ? 2.6 : 1.7,
        heavy: isBare(theme) ? 0.13 : 0.16,
        light: 1,
      }),
      fill: theme.quiet,
    },
    ...borders(BORDERS, 0.55, border, theme),
    {
      d: written(...drawnLines(COASTS)),
      stroke: { colour: theme.key, width: lineOf(theme, 0.8), join: 'round', cap: 'round' },
    },
    ...borders(SEA_BORDERS, 0.75, undefined, theme),
  ];
}
