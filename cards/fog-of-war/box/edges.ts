/** Which areas are next to each other. Some the rulebook tells, some follow from what it tells, and the rest is ours. */
import type { Provenance } from '../../../src/kit/component.ts';
import type { PlaceId } from './areas.ts';

export interface Edge {
  readonly between: readonly [PlaceId, PlaceId];
  /** Over land, over water, or a way that the Allies alone have. */
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

/** Next to each other, but nobody attacks into the second from the first (F-170). */
export const BARRED = [['northsea', 'ruhr']] as const satisfies readonly Pair[];

/** Shores that a strait parts: who holds one makes it easier to land on the other (F-192). */
export const STRAITS = [
  ['britain', 'paris'],
  ['morocco', 'italy'],
  ['morocco', 'spain'],
] as const satisfies readonly Pair[];
