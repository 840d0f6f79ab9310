/**
 * The map window of a card: which part of the map it shows, in mm from its upper left corner, and where the
 * numbers of the area and its neighbours are.
 */
import { cropped } from '../../../src/kit/engrave/path/crop.ts';
import { type Matrix, type Point, apply, chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { memoized } from '../../../src/kit/memoize.ts';
import { AREAS, type AreaId, EDGES, type PlaceId } from '../data/areas.ts';
import { MAP_FIELD } from '../data/map-layout.ts';
import type { Region } from '../data/geography.ts';
import { OUTLINES, type Ring, ringsOf } from '../data/outlines.ts';
import type { Side } from '../data/components.ts';

/** The window, and the room right of the ribbon into which an area is fitted. */
const WINDOW = { x: 0, y: 0, width: 24.95, height: 23.8 } as const;
export const MIDDLE: Point = [15.1, 12];
const ROOM = [14.5, 16] as const;

/** Rings reach a little beyond the window, so that its edge is not drawn. */
const BEYOND: Rect = { x: -1, y: -1, width: WINDOW.width + 2, height: WINDOW.height + 2 };

/** Points closer than this to the previous one are dropped, mm. */
const STEP = 0.3;
/** Rings smaller than this across are left out, mm. */
const ISLET = 0.8;

/** Bounds: left, top, right, bottom. */
const boundsOf = (points: readonly Point[]): readonly [number, number, number, number] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** The transform from the map to a card: the area centred in its room, as large as it fits. */
function placing(id: AreaId): Matrix {
  const [left, top, right, bottom] = boundsOf(OUTLINES[id].flat());
  const size = Math.min(ROOM[0] / (right - left), ROOM[1] / (bottom - top));
  return chain(move(-(left + right) / 2, -(top + bottom) / 2), scale(size), move(...MIDDLE));
}

/** Points within this distance of the map's edge count as on it, mm of the chart. */
const AT_EDGE = 0.6;
/** Rings that end at the map's edge are extended away from its middle by this factor. */
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

/** Shorter stretches along the map's edge are not extended, mm of the chart. */
const SLIVER = 4;

/** The ring extended beyond the map's edge, so that no window has an empty margin. */
const unbounded = (ring: Ring): Ring =>
  ring.map((point, at) => {
    const beside = [ring.at(at - 1) ?? point, ring[(at + 1) % ring.length] ?? point];
    const goesOn = ([x, y]: Point) => Math.hypot(x - point[0], y - point[1]) > SLIVER;
    return isAtEdge(point) && beside.some((other) => isAtEdge(other) && goesOn(other))
      ? onward(point)
      : point;
  });

/** The ring in card coordinates, with as few points as needed. */
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

/** The rings of a region that are visible in an area's window. */
export const seen = memoized((region: Region, id: AreaId): readonly Ring[] => {
  const place = placing(id);
  return ringsOf(region)
    .map((ring) => onCard(ring, place))
    .filter((ring) => ring.length > 2);
});

// Rough positions in degrees east and north, for the bearing of one place from another on the small map of a
// card.

type Degrees = readonly [east: number, north: number];

/** Places off the map are given where the way to them leaves the map. */
const PLACES: Readonly<Record<PlaceId, Degrees>> = {
  britain: [-2, 53],
  paris: [1, 48],
  vichy: [2, 44.5],
  spain: [-4, 40],
  morocco: [-3, 33],
  libya: [16, 30],
  egypt: [29, 29],
  levant: [37, 33],
  ruhr: [8, 52],
  berlin: [13, 51],
  italy: [12.5, 43],
  scandinavia: [15, 61],
  poland: [20, 52],
  yugoslavia: [18, 44.5],
  balkans: [24.5, 45.5],
  greece: [22, 39.5],
  turkey: [33, 39],
  baltic: [24.5, 57],
  kiev: [28.5, 52],
  odessa: [31, 47.5],
  leningrad: [32, 60.5],
  moscow: [38, 55.5],
  stalingrad: [43, 48.5],
  northsea: [3, 57.5],
  natlantic: [-10, 50],
  catlantic: [-12, 37],
  wmed: [5, 39.5],
  emed: [22, 34.5],
  usa: [-30, 56],
  urals: [56, 57],
};

/** A side's neighbours of a place; some connections are for the Allies alone. */
const neighboursOf = (place: PlaceId, side: Side): readonly PlaceId[] =>
  EDGES.filter(({ kind }) => side === 'allies' || kind !== 'allied').flatMap(({ between: [one, other] }) =>
    one === place ? [other] : other === place ? [one] : [],
  );

/** The bearing in degrees, clockwise from north. */
function bearing(from: PlaceId, to: PlaceId): number {
  const [[x1, y1], [x2, y2]] = [PLACES[from], PLACES[to]];
  const east = (x2 - x1) * Math.cos((((y1 + y2) / 2) * Math.PI) / 180);
  return ((Math.atan2(east, y2 - y1) * 180) / Math.PI + 360) % 360;
}

// Positions of numbers on a card's map: inside the areas they name, apart from each other and clear of the
// ribbon.

/** Radii of a neighbour's number and of the area's own, and what stays free between them, mm. */
export const DISC = 1.8;
export const OWN = 3.7;
const FREE = 0.2;
/** The ribbon's lower right corner, where supply begins and elsewhere. */
export const RIBBON = { right: 8.6, long: 13.6, short: 10 } as const;

/** A number in a window. */
export interface Label {
  readonly to: PlaceId;
  readonly at: Point;
}

const isInside = (rings: readonly Ring[], [x, y]: Point): boolean =>
  rings.reduce(
    (inside, ring) =>
      ring.reduce((odd, [bx, by], index) => {
        const [ax, ay] = ring.at(index - 1) ?? [bx, by];
        return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !odd : odd;
      }, inside),
    false,
  );

/** How far a point is from the nearest side, mm. */
const toBorder = (rings: readonly Ring[], [x, y]: Point): number =>
  rings.reduce(
    (least, ring) =>
      ring.reduce((nearest, [bx, by], index) => {
        const [ax, ay] = ring.at(index - 1) ?? [bx, by];
        const [dx, dy] = [bx - ax, by - ay];
        const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
        const along = Math.min(1, Math.max(0, share));
        return Math.min(nearest, Math.hypot(ax + along * dx - x, ay + along * dy - y));
      }, least),
    Infinity,
  );

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Distance of a point from the ribbon; 0 if it is under it. */
const toRibbon = ([x, y]: Point, low: number): number =>
  Math.hypot(Math.max(0, x - RIBBON.right), Math.max(0, y - low));

const GRID = 0.6;
const EDGE = 0.9;

/** Free positions in the window for a disc of that radius. */
function spots(radius: number, low: number): readonly Point[] {
  const from = radius + EDGE;
  const across = Math.floor((WINDOW.width - 2 * from) / GRID) + 1;
  const down = Math.floor((WINDOW.height - 2 * from) / GRID) + 1;
  return Array.from({ length: across * down }, (_, index): Point => [
    from + (index % across) * GRID,
    from + Math.floor(index / across) * GRID,
  ]).filter((point) => toRibbon(point, low) >= radius + FREE);
}

const best = (points: readonly Point[], worth: (point: Point) => number): Point | undefined =>
  points.reduce<{ readonly at: Point; readonly worth: number } | undefined>((most, at) => {
    const value = worth(at);
    return most && most.worth >= value ? most : { at, worth: value };
  }, undefined)?.at;

const isArea = (place: PlaceId): place is AreaId => AREAS.some(({ id }) => id === place);

/** The distance at which places off the map are shown, mm. */
const FAR = 9;

/** The point in the direction of a place. */
const toward = (from: PlaceId, to: PlaceId): Point => {
  const angle = (bearing(from, to) * Math.PI) / 180;
  return [MIDDLE[0] + FAR * Math.sin(angle), MIDDLE[1] - FAR * Math.cos(angle)];
};

const lowOf = (place: PlaceId, side: Side): number => {
  const area = AREAS.find(({ id }) => id === place);
  return !area || area.supplies === side ? RIBBON.long : RIBBON.short;
};

/** The position of the area's own number: as far from its borders as possible. */
export const ownSpot = memoized((place: PlaceId, side: Side): Point => {
  if (!isArea(place)) return MIDDLE;
  const rings = seen(place, place);
  const free = spots(OWN, lowOf(place, side));
  return best(free, (at) => (isInside(rings, at) ? toBorder(rings, at) : -toBorder(rings, at))) ?? MIDDLE;
});

/** More room than this round a number has no further value, mm. */
const ROOMY = 2.4;

/** The numbers of a place's neighbours, those with the least room first. */
export const labels = memoized((place: PlaceId, side: Side): readonly Label[] => {
  const own = ownSpot(place, side);
  const all = spots(DISC, lowOf(place, side)).filter((at) => apart(at, own) >= DISC + OWN + FREE);
  const inOwn = isArea(place) ? seen(place, place) : [];
  const choices = neighboursOf(place, side).map((to) => {
    const rings = isArea(place) && isArea(to) ? seen(to, place) : [];
    return { to, rings, inside: all.filter((at) => isInside(rings, at)) };
  });
  const chosen: Label[] = [];
  for (const { to, rings, inside } of choices.toSorted((a, b) => a.inside.length - b.inside.length)) {
    const free = (points: readonly Point[]) =>
      points.filter((at) => chosen.every((other) => apart(at, other.at) >= 2 * DISC + FREE));
    const home = free(inside);
    const at =
      home.length > 0
        ? best(home, (point) => Math.min(ROOMY, toBorder(rings, point)) - 0.12 * apart(point, own))
        : best(
            free(all),
            (point) => (isArea(to) && isInside(inOwn, point) ? -4 : 0) - apart(point, toward(place, to)),
          );
    if (at) chosen.push({ to, at });
  }
  return chosen;
});
