/** Where numbers stand on the chart of a card: in the areas that they name, apart from each other and clear of the ribbon. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { remembered } from '../../../src/kit/memo.ts';
import { AREAS, type AreaId, type PlaceId } from '../box/areas.ts';
import type { Side } from '../box/sides.ts';
import type { Ring } from '../map/outlines.ts';
import { bearing, neighboursOf } from './bearings.ts';
import { MIDDLE, seen, WINDOW } from './window.ts';

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

/** How far a point is from the ribbon; nothing under it. */
const toRibbon = ([x, y]: Point, low: number): number =>
  Math.hypot(Math.max(0, x - RIBBON.right), Math.max(0, y - low));

const GRID = 0.6;
const EDGE = 0.9;

/** Where a disc of that radius may stand in the window. */
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

/** How far off a place that is not on the map is said to be, mm. */
const FAR = 9;

/** The way to a place as the crow flies. */
const toward = (from: PlaceId, to: PlaceId): Point => {
  const angle = (bearing(from, to) * Math.PI) / 180;
  return [MIDDLE[0] + FAR * Math.sin(angle), MIDDLE[1] - FAR * Math.cos(angle)];
};

const lowOf = (place: PlaceId, side: Side): number => {
  const area = AREAS.find(({ id }) => id === place);
  return !area || area.supplies === side ? RIBBON.long : RIBBON.short;
};

/** Where the area's own number stands: as far from its borders as may be. */
export const ownSpot = remembered((place: PlaceId, side: Side): Point => {
  if (!isArea(place)) return MIDDLE;
  const rings = seen(place, place);
  const free = spots(OWN, lowOf(place, side));
  return best(free, (at) => (isInside(rings, at) ? toBorder(rings, at) : -toBorder(rings, at))) ?? MIDDLE;
});

/** Room round a number beyond which more is no better, mm. */
const ROOMY = 2.4;

/** Numbers of all that lies next to a place, those with the least room first. */
export const labels = remembered((place: PlaceId, side: Side): readonly Label[] => {
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
