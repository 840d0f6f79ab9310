/** Areas and off-map boxes as numbers, as the rules use them. */
import {
  AREAS,
  type AreaId,
  BARRED,
  BOXES,
  EDGES,
  type PlaceId,
  STRAITS,
} from '../../../../cards/fog-of-war/data/areas.ts';
import { SIDES } from '../../../../cards/fog-of-war/data/components.ts';

/** 0 to 27 for the areas in the order of `AREAS`; 28 and 29 are the boxes off the map. */
export type PlaceNumber = number;
/** 0 to 27. */
export type AreaNumber = number;
export type Side = 0 | 1;

const IDS: readonly PlaceId[] = [...AREAS.map(({ id }) => id), ...BOXES];
const NUMBERS = new Map<string, PlaceNumber>(IDS.map((id, number) => [id, number]));

export const AREA_COUNT = AREAS.length;
export const ALL_AREAS: readonly AreaNumber[] = AREAS.map((_, number) => number);

export const areaOf = (number: AreaNumber): (typeof AREAS)[number] => {
  const area = AREAS[number];
  if (area === undefined) throw new RangeError(`no area ${number}`);
  return area;
};
export const idOf = (place: PlaceNumber): PlaceId => {
  const id = IDS[place];
  if (id === undefined) throw new RangeError(`no place ${place}`);
  return id;
};
export const numberOf = (id: PlaceId): PlaceNumber => NUMBERS.get(id) ?? -1;
/** The place with this id; undefined if there is none. */
export const placeNamed = (id: string): PlaceNumber | undefined => NUMBERS.get(id);
export const isArea = (place: PlaceNumber): boolean => place < AREA_COUNT;

const area = (id: AreaId): AreaNumber => numberOf(id);
export const USA = numberOf('usa');
export const URALS = numberOf('urals');
const PARIS = area('paris');
const BRITAIN = area('britain');
export const BALKANS = area('balkans');
export const RUHR = area('ruhr');
export const BERLIN = area('berlin');

/** Areas that pass to the Axis with Paris (F-167) and with Britain (F-168). */
export const FALLING: ReadonlyMap<AreaNumber, readonly AreaNumber[]> = new Map([
  [PARIS, [area('vichy'), area('morocco'), area('levant')]],
  [BRITAIN, [area('egypt')]],
]);

export const SOVIETS: readonly AreaNumber[] = ALL_AREAS.filter((at) => areaOf(at).starts === 'ussr');
/** The area of each neutral card to deal, in order. */
export const DEALT: readonly AreaNumber[] = ALL_AREAS.flatMap((at) =>
  Array.from({ length: areaOf(at).neutrals }, () => at),
);

const SEAS: readonly boolean[] = IDS.map((_, place) => AREAS[place]?.type === 'sea');
export const isSea = (place: PlaceNumber): boolean => SEAS[place] === true;

/** The neighbours of each place, by side: some connections are for the Allies alone. */
const NEIGHBOURS: readonly (readonly (readonly PlaceNumber[])[])[] = SIDES.map((side) =>
  IDS.map((id) =>
    EDGES.filter(({ kind }) => kind !== 'allied' || side === 'allies').flatMap(({ between: [one, other] }) =>
      one === id ? [numberOf(other)] : other === id ? [numberOf(one)] : [],
    ),
  ),
);
export const besideOf = (side: Side, place: PlaceNumber): readonly PlaceNumber[] =>
  NEIGHBOURS[side]?.[place] ?? [];

/** Whether an attack into an area from that adjacent place is barred (F-170). */
export const isBarred = (from: PlaceNumber, at: AreaNumber): boolean =>
  BARRED.some(([out, into]) => numberOf(out) === from && numberOf(into) === at);

/** The areas across a strait from another (F-192). */
export const acrossFrom = (at: AreaNumber): readonly AreaNumber[] =>
  STRAITS.flatMap(([one, other]) =>
    numberOf(one) === at ? [numberOf(other)] : numberOf(other) === at ? [numberOf(one)] : [],
  );
