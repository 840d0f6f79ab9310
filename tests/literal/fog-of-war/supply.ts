/** Supply, by flood fill from area to area. */
import {
  AREAS,
  type AreaId,
  BARRED,
  BOXES,
  BOX_RESOURCES,
  EDGES,
  type PlaceId,
  STRAITS,
} from '../../../cards/fog-of-war/data/areas.ts';
import type { Side } from '../../../cards/fog-of-war/data/components.ts';
import { AREA_IDS, enemyOf, printed, type Table } from './table.ts';

const isBox = (place: PlaceId): place is (typeof BOXES)[number] => place === 'usa' || place === 'urals';
export const isSea = (place: PlaceId): boolean => !isBox(place) && printed(place).type === 'sea';

/** What is next to a place; some ways are for the Allies alone (F-166). */
export const beside = (side: Side, place: PlaceId): readonly PlaceId[] =>
  EDGES.filter(({ kind }) => kind !== 'allied' || side === 'allies').flatMap(({ between: [one, other] }) =>
    one === place ? [other] : other === place ? [one] : [],
  );

/** Whether a side owns a place: areas that it holds; for the Allies the USA, and the Urals once the USSR is in the war. */
export const isOwn = (table: Table, side: Side, place: PlaceId): boolean =>
  isBox(place)
    ? side === 'allies' && (place === 'usa' || table.isUssrIn)
    : table.areas[place].holder === side;

/** Where supply begins (F-092). */
export const isSource = (table: Table, side: Side, place: PlaceId): boolean =>
  isOwn(table, side, place) && (isBox(place) || printed(place).supplies === side);

const isStuck = (table: Table, place: PlaceId): boolean =>
  !isBox(place) && table.areas[place].quagmire !== null;

/** Enemy seas that supply may pass (F-191). */
export const passableSeas = (table: Table, side: Side): readonly AreaId[] =>
  table.options.has('sea-supply')
    ? AREA_IDS.filter((id) => isSea(id) && isOwn(table, enemyOf(side), id) && !isStuck(table, id))
    : [];

/** All places that supply reaches through the side's own areas and these enemy seas (F-090, F-076). */
export function reached(table: Table, side: Side, seas: readonly AreaId[]): ReadonlySet<PlaceId> {
  const places: readonly PlaceId[] = [...AREAS.map(({ id }) => id), ...BOXES];
  const found = new Set(places.filter((place) => isSource(table, side, place)));
  const isOpen = (place: PlaceId): boolean => isSource(table, side, place) || !isStuck(table, place);
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const place of [...found].filter(isOpen))
      for (const next of beside(side, place))
        if (isOwn(table, side, next) || seas.some((sea) => sea === next)) found.add(next);
  }
  return found;
}

/** Whether supply reaches an area of the side (F-093, F-A65). */
export const isSupplied = (table: Table, side: Side, at: AreaId): boolean =>
  reached(table, side, passableSeas(table, side)).has(at);

/** The areas of a side that supply reaches. */
export function suppliedAreas(table: Table, side: Side): readonly AreaId[] {
  const all = reached(table, side, passableSeas(table, side));
  return AREA_IDS.filter((id) => isOwn(table, side, id) && all.has(id));
}

/**
 * Whether supply comes to a side’s attackers in a quagmire: from a supplied place of their own next to it (F-075), or from a
 * sea of the enemy’s that it may pass (F-A65).
 */
export function isQuagmireSupplied(table: Table, side: Side, at: AreaId): boolean {
  const all = reached(table, side, passableSeas(table, side));
  return beside(side, at).some(
    (place) => all.has(place) && (isSource(table, side, place) || !isStuck(table, place)),
  );
}

/** A way to launch at an area: from where, and which of the enemy’s seas supply passes. */
export interface Way {
  readonly from: PlaceId;
  readonly via: readonly AreaId[];
}

/** All subsets of a list, in its order. */
const subsets = <Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] =>
  things.reduce<readonly (readonly Thing[])[]>(
    (all, thing) => [...all, ...all.map((some) => [...some, thing])],
    [[]],
  );

/** Every way to launch at an area (F-090, F-A16 to F-A18, F-A15, F-170); of seas as few as will do (F-A65). */
export function waysTo(table: Table, side: Side, target: AreaId): readonly Way[] {
  const choices = subsets(passableSeas(table, side)).map((seas) => ({
    seas,
    places: reached(table, side, seas),
  }));
  return beside(side, target).flatMap((from): readonly Way[] => {
    if (!isOwn(table, side, from) || isStuck(table, from)) return [];
    if (isBox(from) && table.options.has('no-offmap-launch')) return [];
    if (BARRED.some(([out, into]) => out === from && into === target)) return [];
    const serving = choices.filter(({ places }) => places.has(from)).map(({ seas }) => seas);
    const fewest = Math.min(...serving.map((seas) => seas.length));
    return serving.filter((seas) => seas.length === fewest).map((via) => ({ from, via }));
  });
}

/** Whether an attacker holds the other shore of a strait (F-192). */
export const isAcrossStrait = (table: Table, side: Side, target: AreaId): boolean =>
  STRAITS.some(
    ([one, other]) =>
      (one === target && isOwn(table, side, other)) || (other === target && isOwn(table, side, one)),
  );

/** Resources of a side (F-111). */
export function resourcesOf(table: Table, side: Side): number {
  const areas = suppliedAreas(table, side).reduce((sum, id) => sum + printed(id).resources, 0);
  const boxes = BOXES.filter((box) => isOwn(table, side, box)).reduce(
    (sum, box) => sum + (BOX_RESOURCES[box][table.year - 1940] ?? 0),
    0,
  );
  return areas + boxes;
}
