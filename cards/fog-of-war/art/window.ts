/** The window of a card through which an area is seen: what of the map lies where in it, mm from its upper left corner. */
import { cropped } from '../../../src/kit/engrave/crop.ts';
import { apply, chain, move, scale, type Matrix, type Point } from '../../../src/kit/engrave/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { remembered } from '../../../src/kit/memo.ts';
import type { AreaId } from '../box/areas.ts';
import { MAP_FIELD } from '../map/field.ts';
import type { Region } from '../map/geography.ts';
import { OUTLINES, ringsOf, type Ring } from '../map/outlines.ts';

/** The window, and the room in it that an area fills, right of the ribbon. */
export const WINDOW = { x: 0, y: 0, width: 24.95, height: 23.8 } as const;
export const MIDDLE: Point = [15.1, 12];
const ROOM = [14.5, 16] as const;

/** Rings reach a little beyond the window, so that its edge is not drawn. */
const BEYOND: Rect = { x: -1, y: -1, width: WINDOW.width + 2, height: WINDOW.height + 2 };

/** Points nearer to the one before than this tell nothing on a card, mm. */
const STEP = 0.3;
/** Rings smaller than this across are left out, mm. */
const ISLET = 0.8;

/** Left, top, right and bottom. */
const boundsOf = (points: readonly Point[]): readonly [number, number, number, number] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** From the map to a card: the area in the middle of its room, as large as it fits. */
export function placing(id: AreaId): Matrix {
  const [left, top, right, bottom] = boundsOf(OUTLINES[id].flat());
  const size = Math.min(ROOM[0] / (right - left), ROOM[1] / (bottom - top));
  return chain(move(-(left + right) / 2, -(top + bottom) / 2), scale(size), move(...MIDDLE));
}

/** Nearer to the edge of the map than this is at it, mm of the chart. */
const AT_EDGE = 0.6;
/** So many times as far from the middle of the map goes on what ends at its edge. */
const ON = 4;

const ends = (at: number, from: number, long: number): boolean =>
  at < from + AT_EDGE || at > from + long - AT_EDGE;

/** Whether a point is at the edge of the map. */
const isAtEdge = ([x, y]: Point): boolean =>
  ends(x, MAP_FIELD.x, MAP_FIELD.width) || ends(y, MAP_FIELD.y, MAP_FIELD.height);

const onward = ([x, y]: Point): Point => {
  const [middle, level] = [MAP_FIELD.x + MAP_FIELD.width / 2, MAP_FIELD.y + MAP_FIELD.height / 2];
  return [middle + (x - middle) * ON, level + (y - level) * ON];
};

/** A ring that is at the edge of the map for less than this ends there, mm of the chart. */
const SLIVER = 4;

/** A ring as it lies where the map has no edge: no window is bare. */
const unbounded = (ring: Ring): Ring =>
  ring.map((point, at) => {
    const beside = [ring.at(at - 1) ?? point, ring[(at + 1) % ring.length] ?? point];
    const goesOn = ([x, y]: Point) => Math.hypot(x - point[0], y - point[1]) > SLIVER;
    return isAtEdge(point) && beside.some((other) => isAtEdge(other) && goesOn(other))
      ? onward(point)
      : point;
  });

/** A ring on a card, of as few points as it takes. */
function onCard(ring: Ring, place: Matrix): Ring {
  const thinned: Point[] = [];
  for (const point of unbounded(ring)) {
    const [x, y] = apply(place, point);
    const last = thinned.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= STEP) thinned.push([x, y]);
  }
  const [left, top, right, bottom] = boundsOf(thinned);
  return Math.max(right - left, bottom - top) < ISLET ? [] : cropped(thinned, BEYOND);
}

/** The rings of a region as they are seen in the window of an area. */
export const seen = remembered((region: Region, id: AreaId): readonly Ring[] => {
  const place = placing(id);
  return ringsOf(region)
    .map((ring) => onCard(ring, place))
    .filter((ring) => ring.length > 2);
});
