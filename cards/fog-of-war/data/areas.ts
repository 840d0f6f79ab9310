/**
 * The 28 areas of the map and its two boxes off the map. The rulebook gives their names, who holds them first, where supply
 * begins and how many neutral cards lie there; numbers, values and winters are ours, for the province cards are lost.
 */
import type { Side } from './components.ts';
import type { Provenance } from '../../../src/kit/component.ts';

/** The first holder of an area: a side, a minor neutral, or the USSR, which is neutral until it is drawn in. */
type Holder = Side | 'minor' | 'ussr';

/** The bonus to its defence in winter (F-079): 1 if normal, 2 with snow, 0 with sun. */
export type Winter = 'normal' | 'snow' | 'sun';

const area = <Id extends string>(
  no: number,
  id: Id,
  name: string,
  [type, starts]: readonly [type: 'land' | 'sea', starts: Holder],
  [points, resources]: readonly [points: number, resources: number],
  winter: Winter,
  neutrals = 0,
  supplies: Side | null = null,
) => ({ no, id, name, type, starts, points, resources, winter, neutrals, supplies }) as const;

/** Every area, in the order of its numbers: land from west to east, then the seas. */
export const AREAS = [
  area(1, 'britain', 'Britain', ['land', 'allies'], [3, 3], 'normal', 0, 'allies'),
  area(2, 'paris', 'Paris', ['land', 'allies'], [2, 2], 'normal', 0, 'allies'),
  area(3, 'vichy', 'Vichy', ['land', 'allies'], [1, 1], 'normal'),
  area(4, 'spain', 'Spain', ['land', 'minor'], [1, 1], 'sun', 3),
  area(5, 'morocco', 'Morocco', ['land', 'allies'], [0, 0], 'sun'),
  area(6, 'libya', 'Libya', ['land', 'axis'], [0, 0], 'sun'),
  area(7, 'egypt', 'Egypt', ['land', 'allies'], [2, 1], 'sun', 0, 'allies'),
  area(8, 'levant', 'Levant', ['land', 'allies'], [1, 1], 'sun'),
  area(9, 'ruhr', 'Ruhr', ['land', 'axis'], [2, 2], 'normal', 0, 'axis'),
  area(10, 'berlin', 'Berlin', ['land', 'axis'], [2, 1], 'normal', 0, 'axis'),
  area(11, 'italy', 'Italy', ['land', 'axis'], [2, 2], 'normal', 0, 'axis'),
  area(12, 'scandinavia', 'Scandinavia', ['land', 'minor'], [1, 1], 'snow', 1),
  area(13, 'poland', 'Poland', ['land', 'axis'], [2, 0], 'normal'),
  area(14, 'yugoslavia', 'Yugoslavia', ['land', 'minor'], [1, 0], 'normal', 1),
  area(15, 'balkans', 'Balkans', ['land', 'minor'], [1, 1], 'normal', 2),
  area(16, 'greece', 'Greece', ['land', 'minor'], [1, 0], 'sun', 1),
  area(17, 'turkey', 'Turkey', ['land', 'minor'], [1, 1], 'normal', 3),
  area(18, 'baltic', 'Baltic States', ['land', 'ussr'], [1, 0], 'snow', 1),
  area(19, 'kiev', 'Kiev', ['land', 'ussr'], [1, 1], 'snow', 1),
  area(20, 'odessa', 'Odessa', ['land', 'ussr'], [1, 1], 'normal', 1),
  area(21, 'leningrad', 'Leningrad', ['land', 'ussr'], [2, 1], 'snow'),
  area(22, 'moscow', 'Moscow', ['land', 'ussr'], [3, 2], 'snow'),
  area(23, 'stalingrad', 'Stalingrad', ['land', 'ussr'], [3, 2], 'snow'),
  area(24, 'northsea', 'North Sea', ['sea', 'allies'], [1, 0], 'snow'),
  area(25, 'natlantic', 'North Atlantic', ['sea', 'allies'], [1, 0], 'normal'),
  area(26, 'catlantic', 'Central Atlantic', ['sea', 'allies'], [1, 0], 'sun'),
  area(27, 'wmed', 'Western Mediterranean', ['sea', 'axis'], [0, 0], 'sun'),
  area(28, 'emed', 'Eastern Mediterranean', ['sea', 'allies'], [1, 0], 'sun'),
] as const;

export type AreaId = (typeof AREAS)[number]['id'];
export type Area = (typeof AREAS)[number];

/**
 * Boxes off the map: they cannot be attacked. The Allies draw supply from the first one always, from the second
 * once the USSR is in.
 */
export const BOXES = ['usa', 'urals'] as const;
type BoxId = (typeof BOXES)[number];
export const BOX_NAMES = { usa: 'USA/Canada', urals: 'Urals' } as const satisfies Record<BoxId, string>;

export type PlaceId = AreaId | BoxId;

/** Resources of the boxes off the map, from 1940 to 1944; the Urals yield theirs once the USSR is in. Ours. */
export const BOX_RESOURCES = {
  usa: [3, 4, 7, 9, 10],
  urals: [3, 3, 3, 3, 3],
} as const satisfies Record<BoxId, readonly number[]>;

// Connections between areas. The rulebook gives some, some follow from it, the rest is ours.

interface Edge {
  readonly between: readonly [PlaceId, PlaceId];
  /** Over land, over water, or for the Allies alone. */
  readonly kind: 'land' | 'sea' | 'allied';
  readonly provenance: Provenance;
}

type Pair = readonly [PlaceId, PlaceId];
const edges = (kind: Edge['kind'], provenance: Provenance, pairs: readonly Pair[]): readonly Edge[] =>
  pairs.map((between) => ({ between, kind, provenance }));

export const EDGES: readonly Edge[] = [
  ...edges('land', 'rulebook', [
    ['ruhr', 'paris'],
    ['ruhr', 'scandinavia'],
    ['berlin', 'poland'],
    ['poland', 'baltic'],
    ['baltic', 'leningrad'],
    ['baltic', 'kiev'],
    ['egypt', 'libya'],
  ]),
  ...edges('land', 'derived', [['berlin', 'yugoslavia']]),
  ...edges('land', 'ours', [
    ['ruhr', 'berlin'],
    ['berlin', 'italy'],
    ['berlin', 'balkans'],
    ['paris', 'vichy'],
    ['vichy', 'italy'],
    ['vichy', 'spain'],
    ['italy', 'yugoslavia'],
    ['yugoslavia', 'balkans'],
    ['yugoslavia', 'greece'],
    ['greece', 'balkans'],
    ['greece', 'turkey'],
    ['balkans', 'turkey'],
    ['balkans', 'odessa'],
    ['balkans', 'poland'],
    ['poland', 'kiev'],
    ['leningrad', 'moscow'],
    ['kiev', 'moscow'],
    ['kiev', 'odessa'],
    ['kiev', 'stalingrad'],
    ['odessa', 'stalingrad'],
    ['moscow', 'stalingrad'],
    ['scandinavia', 'leningrad'],
    ['turkey', 'levant'],
    ['turkey', 'stalingrad'],
    ['levant', 'egypt'],
    ['libya', 'morocco'],
  ]),
  ...edges('sea', 'rulebook', [
    ['northsea', 'ruhr'],
    ['natlantic', 'paris'],
    ['catlantic', 'wmed'],
    ['wmed', 'italy'],
    ['emed', 'italy'],
    ['emed', 'libya'],
  ]),
  ...edges('sea', 'derived', [
    ['northsea', 'britain'],
    ['wmed', 'libya'],
    ['wmed', 'morocco'],
    ['emed', 'levant'],
  ]),
  ...edges('sea', 'ours', [
    ['northsea', 'scandinavia'],
    ['northsea', 'paris'],
    ['northsea', 'natlantic'],
    ['natlantic', 'britain'],
    ['natlantic', 'catlantic'],
    ['catlantic', 'morocco'],
    ['catlantic', 'spain'],
    ['wmed', 'spain'],
    ['wmed', 'vichy'],
    ['wmed', 'emed'],
    ['emed', 'egypt'],
    ['emed', 'greece'],
    ['emed', 'turkey'],
  ]),
  ...edges('allied', 'rulebook', [
    ['catlantic', 'usa'],
    ['urals', 'leningrad'],
    ['urals', 'moscow'],
    ['urals', 'stalingrad'],
  ]),
  ...edges('allied', 'ours', [['natlantic', 'usa']]),
];

/** Adjacent areas, but the second may not be attacked from the first (F-170). */
export const BARRED = [['northsea', 'ruhr']] as const satisfies readonly Pair[];

/** Shores across a strait: whoever holds one lands more easily on the other (F-192). */
export const STRAITS = [
  ['britain', 'paris'],
  ['morocco', 'italy'],
  ['morocco', 'spain'],
] as const satisfies readonly Pair[];
