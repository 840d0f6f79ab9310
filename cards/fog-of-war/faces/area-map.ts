/** The part of the map round an area, small enough for a card: its own outline in colour, the others in line. */
import { cropped } from '../../../src/kit/engrave/crop.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { apply, chain, move, scale, type Matrix, type Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { AREAS, type AreaId } from '../box/areas.ts';
import { MAP_FIELD } from '../map/field.ts';
import type { Region } from '../map/geography.ts';
import { OUTLINES, ringsOf, type Ring } from '../map/outlines.ts';
import { isBare, lineOf, type Owner, type Theme } from '../theme.ts';

/** Points nearer to the one before than this tell nothing on a card, mm. */
const STEP = 0.3;
/** Rings smaller than this across are left out, mm. */
const ISLET = 0.8;

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boundsOf = (points: readonly Point[]): Bounds => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** From the map to a card: the area in the middle of its window, as large as it fits. */
function placing(id: AreaId, middle: Point, room: readonly [width: number, height: number]): Matrix {
  const { left, top, right, bottom } = boundsOf(OUTLINES[id].flat());
  const size = Math.min(room[0] / (right - left), room[1] / (bottom - top));
  return chain(move(-(left + right) / 2, -(top + bottom) / 2), scale(size), move(...middle));
}

/** A ring on a card, of as few points as it takes. */
function onCard(ring: Ring, place: Matrix, window: Rect): readonly Point[] {
  const thinned: Point[] = [];
  for (const point of ring) {
    const [x, y] = apply(place, point);
    const last = thinned.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= STEP) thinned.push([x, y]);
  }
  const { left, top, right, bottom } = boundsOf(thinned);
  if (Math.max(right - left, bottom - top) < ISLET) return [];
  return cropped(thinned, window);
}

const pathOf = (region: Region, place: Matrix, window: Rect): Path =>
  ringsOf(region).flatMap((ring) => polygon(onCard(ring, place, window)));

/** Outlines a little beyond the window, so that its edge is not drawn. */
const beyond = ({ width, height }: Rect): Rect => ({ x: -1, y: -1, width: width + 2, height: height + 2 });

const rectanglePoints = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Land out of play, and seas that nobody sails. */
const BARE_REGIONS = ['out', 'closed'] as const;

export function areaMap(
  id: AreaId,
  owner: Owner,
  theme: Theme,
  {
    window,
    middle,
    room,
  }: { readonly window: Rect; readonly middle: Point; readonly room: readonly [number, number] },
): readonly Shape[] {
  const place = placing(id, middle, room);
  const frame = beyond(window);
  const border = { colour: theme.quiet, width: lineOf(theme, 0.18), join: 'round' } as const;
  const land = AREAS.filter((area) => area.type === 'land' && area.id !== id).map((area) => area.id);
  const path = (region: Region): Path => pathOf(region, place, frame);
  const shape = (region: Region, fill: Shape['fill']): readonly Shape[] => {
    const drawn = path(region);
    return drawn.length > 0
      ? [{ d: written(drawn), ...(fill && { fill }), fillRule: 'evenodd', stroke: border }]
      : [];
  };
  const own = path(id);
  // What lies beyond the map is bare.
  const { x, y, width, height } = MAP_FIELD;
  const field = polygon(
    cropped(
      rectanglePoints(x, y, width, height).map((point) => apply(place, point)),
      frame,
    ),
  );
  const margin: Shape = {
    d: written([...rectangle(frame.x, frame.y, frame.width, frame.height), ...field]),
    fill: theme.paper,
    fillRule: 'evenodd',
    stroke: border,
  };
  const { flat, tint } = theme.owner[owner];
  const bare = isBare(theme);
  return [
    ...[...land, BARE_REGIONS[0]].flatMap((region) => shape(region, bare ? theme.paper : theme.land)),
    ...shape(BARE_REGIONS[1], bare ? theme.paper : theme.sea),
    margin,
    {
      d: written(own),
      fill: tint,
      fillRule: 'evenodd',
      stroke: { colour: bare ? flat : theme.key, width: lineOf(theme, 0.4), join: 'round' },
    },
    ...(theme.edition === 'screen'
      ? []
      : [
          {
            d: hatch(own, { angle: 45, spacing: bare ? 1.6 : 0.9, heavy: bare ? 0.125 : 0.16, light: 1 }),
            fill: flat,
          },
        ]),
  ];
}
