/** Supply, and where attacks may be launched from (F-090 to F-094). */
import { otherOf } from '../../../referee/seats.ts';
import {
  ALL_AREAS,
  areaOf,
  besideOf,
  isArea,
  isBarred,
  isSea,
  URALS,
  USA,
  type AreaNumber,
  type PlaceNumber,
  type Side,
} from './areas.ts';
import { ALLIES, controllerOf, quagmireAt, SIDE_IDS, type War } from './position.ts';

type Map_ = Pick<War, 'control' | 'quagmires' | 'ussr' | 'options'>;

export const isFriendly = (position: Map_, side: Side, place: PlaceNumber): boolean =>
  isArea(place)
    ? controllerOf(position, place) === side
    : side === ALLIES && (place === USA || position.ussr);

const isStuck = (position: Map_, place: PlaceNumber): boolean => quagmireAt(position, place) !== undefined;

/** The sources of a side's supply that it still holds (F-092). */
export function sourcesOf(position: Map_, side: Side): readonly PlaceNumber[] {
  const areas = ALL_AREAS.filter((at) => areaOf(at).supplies === SIDE_IDS[side]);
  return [...areas, USA, URALS].filter((place) => isFriendly(position, side, place));
}

/** Whether supply may pass an enemy sea (F-191). */
const isPassable = (position: Map_, side: Side, place: PlaceNumber): boolean =>
  isSea(place) && controllerOf(position, place) === otherOf(side) && !isStuck(position, place);

export const passableSeas = (position: Map_, side: Side): readonly AreaNumber[] =>
  position.options['sea-supply'] ? ALL_AREAS.filter((at) => isPassable(position, side, at)) : [];

/**
 * For each place in supply, the place that its supply comes from; -1 for a source. Supply passes friendly
 * places that are not in quagmire, leaves a source in any case (F-076), and passes the given enemy seas.
 */
export function supplied(
  position: Map_,
  side: Side,
  via: readonly AreaNumber[] = [],
): ReadonlyMap<PlaceNumber, PlaceNumber> {
  const from = new Map<PlaceNumber, PlaceNumber>();
  for (const source of sourcesOf(position, side)) from.set(source, -1);
  for (const [place, before] of from) {
    if (before !== -1 && isStuck(position, place)) continue;
    for (const next of besideOf(side, place))
      if (!from.has(next) && (isFriendly(position, side, next) || via.includes(next))) from.set(next, place);
  }
  return from;
}

/** Whether an own area is in supply, over any sea that supply may pass (F-093). */
export const isSupplied = (position: Map_, side: Side, at: AreaNumber): boolean =>
  supplied(position, side, passableSeas(position, side)).has(at);

export function suppliedAreas(position: Map_, side: Side): readonly AreaNumber[] {
  const reached = supplied(position, side, passableSeas(position, side));
  return ALL_AREAS.filter((at) => controllerOf(position, at) === side && reached.has(at));
}

/**
 * The places from which supply reaches the attackers of a quagmire (F-075, F-077, F-A58): a source even if in
 * quagmire itself (F-076), and an enemy sea that supply may pass, since nothing is launched there (F-A65).
 */
export function supplying(position: Map_, side: Side, at: AreaNumber): readonly PlaceNumber[] {
  const reached = supplied(position, side, passableSeas(position, side));
  return besideOf(side, at).filter(
    (place) => reached.get(place) === -1 || (reached.has(place) && !isStuck(position, place)),
  );
}

export const reachesQuagmire = (position: Map_, side: Side, at: AreaNumber): boolean =>
  supplying(position, side, at).length > 0;

/** Whether an attack could be launched from a place if it were in supply. */
export const isLaunchPlace = (position: Map_, from: PlaceNumber, at: AreaNumber): boolean =>
  !isBarred(from, at) && (isArea(from) || !position.options['no-offmap-launch']);

/** Places from which an attack may be launched: friendly, adjacent, in supply, not in quagmire. */
export function launchPlaces(
  position: Map_,
  side: Side,
  at: AreaNumber,
  via: readonly AreaNumber[] = [],
): readonly PlaceNumber[] {
  const reached = supplied(position, side, via);
  return besideOf(side, at).filter(
    (from) =>
      reached.has(from) &&
      isFriendly(position, side, from) &&
      !isStuck(position, from) &&
      isLaunchPlace(position, from, at),
  );
}

/** A way to launch: the place, and the enemy seas that its supply passes. */
export interface Way {
  readonly from: PlaceNumber;
  readonly via: readonly AreaNumber[];
}

/** All ways to launch an attack: for each place over no enemy sea, or over the fewest (F-A65). */
export function waysTo(position: Map_, side: Side, at: AreaNumber): readonly Way[] {
  const fewest = new Map<PlaceNumber, number>();
  return setsOf(passableSeas(position, side)).flatMap((via) =>
    launchPlaces(position, side, at, via)
      .filter((from) => {
        const least = fewest.get(from) ?? via.length;
        fewest.set(from, least);
        return via.length === least;
      })
      .map((from) => ({ from, via })),
  );
}

/** All subsets of the seas, smaller ones first, each ascending. */
export const setsOf = (seas: readonly AreaNumber[]): readonly (readonly AreaNumber[])[] =>
  seas
    .reduce<readonly (readonly AreaNumber[])[]>(
      (sets, sea) => [...sets, ...sets.map((set) => [...set, sea])],
      [[]],
    )
    .toSorted((one, other) => one.length - other.length);

/** The way supply takes to a place, from its source on; empty if the place is not in supply. */
export function wayTo(
  position: Map_,
  side: Side,
  place: PlaceNumber,
  via: readonly AreaNumber[] = [],
): readonly PlaceNumber[] {
  const from = supplied(position, side, via);
  const way: PlaceNumber[] = [];
  for (let at: PlaceNumber | undefined = place; at !== undefined && at !== -1; at = from.get(at)) {
    if (!from.has(at)) return [];
    way.unshift(at);
  }
  return way;
}
