/**
 * What lies where on a field: composed by hand on a field of 63.5 x 44.45 mm from its upper left corner, the middle
 * left quiet for the pieces that stand there; a card mirrors and jitters it. Sizes in mm.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Litter } from './ground-litter.ts';

/** A thing at a place, with its size: a radius or a height. */
export type Sized = readonly [x: number, y: number, size: number];

export interface Scene {
  readonly craters?: readonly Sized[];
  /** Trenches, along their middle. What leaves the card is lost in fog. */
  readonly trenches?: readonly (readonly Point[])[];
  readonly trees?: readonly Sized[];
  readonly wire?: readonly (readonly Point[])[];
  /** Prints of tank tracks, along their middle. */
  readonly tracks?: readonly (readonly Point[])[];
  readonly tufts?: readonly Point[];
  readonly litter?: readonly (readonly [kind: Litter, x: number, y: number])[];
}

/** Fields without a special. */
// prettier-ignore
const OPEN_SCENES = {
  zigzag: {
    litter: [['spade', 57, 27]],
    trenches: [[[-3, 34], [9, 36.5], [14, 31.5], [25, 35.5], [30, 31], [40.5, 35], [45.5, 30.5], [55, 34.5], [67, 33]]],
    wire: [[[7, 21], [14, 19.5], [24, 20.5]]],
    craters: [[51, 14, 5.4], [13, 10.5, 3.2], [31, 9, 2.4]],
    tufts: [[24, 12], [41, 24], [44, 9], [9, 27]],
  },
  salient: {
    trenches: [[[67, 8], [56, 9], [50.5, 14], [53.5, 21], [48.5, 27], [52, 34], [59, 37.5], [67, 37]]],
    craters: [[13, 14, 5.8], [16, 35, 4.4], [36, 38, 2.2]],
    trees: [[8, 30, 9]],
    tufts: [[25, 11], [24, 31], [38, 9], [58, 24]],
  },
  pits: {
    craters: [[14.5, 31, 7.2], [50, 12, 5], [52, 34.5, 4.2], [26, 9, 2.8], [37, 38, 2.4]],
    trees: [[55.5, 26, 10]],
    tufts: [[34, 9], [43, 20], [27, 37], [8, 21]],
  },
  wood: {
    trees: [[8, 17, 10.5], [14, 21.5, 8], [53.5, 16, 11.5], [56.5, 24, 8.5], [48, 18.5, 6], [19.5, 12, 6.5], [8.5, 31, 6]],
    craters: [[17, 37, 4.6], [47, 36, 5]],
    tufts: [[25, 14], [43, 12], [30, 37], [56, 32]],
  },
  belt: {
    wire: [[[5, 13.5], [20, 11.5], [36, 12.5], [59, 10.5]], [[38, 19], [58, 17]]],
    craters: [[13.5, 29, 6], [50.5, 31, 5.2], [39, 38.5, 2.3], [23, 38, 2.8]],
    tufts: [[24, 18], [31, 33], [8, 19]],
  },
  passage: {
    litter: [['sign', 13, 28]],
    tracks: [[[-3, 40], [9, 37], [22, 31], [33, 23], [45, 16], [67, 13]]],
    craters: [[49.5, 34, 5.8], [13.5, 13, 5.2], [31, 9, 2.4]],
    trees: [[55.5, 27, 8]],
    tufts: [[23, 20], [38, 33], [9, 21], [43, 9]],
  },
  sap: {
    trenches: [[[-3, 38], [9, 37], [15, 31], [13.8, 20.2]]],
    craters: [[14.5, 15.5, 6], [50, 32, 4.6], [35, 9, 2.6]],
    wire: [[[43, 14], [59, 12]]],
    trees: [[56, 24, 7]],
    tufts: [[27, 13], [37, 36], [24, 38], [44, 20]],
  },
  parapet: {
    litter: [['shells', 52.5, 22.5]],
    trenches: [[[-3, 12], [8, 14], [13, 9.5], [23.5, 13.5], [28.5, 9], [40, 13], [45, 9], [55, 12.5], [67, 11]]],
    craters: [[13.5, 32, 6], [50, 31.5, 6.2], [31, 38, 2.2]],
    tufts: [[22, 22], [40, 36], [57, 21], [8, 23]],
  },
  copse: {
    trees: [[49.5, 14, 8.5], [53.5, 19, 11], [56.5, 26, 7.5], [45.5, 17.5, 5.5]],
    craters: [[13, 15, 5.8], [17, 35, 4.6], [49.5, 36, 4.4]],
    wire: [[[21, 9.5], [37, 9]]],
    tufts: [[24, 30], [36, 37], [8, 26], [43, 27]],
  },
  farm: {
    litter: [['ruin', 49, 17], ['wheel', 12, 36]],
    craters: [[13, 14, 5.4], [50, 34.5, 5], [32, 38.5, 2.4]],
    trees: [[35, 12, 6]],
    tufts: [[25, 10], [58, 24], [23, 34], [40, 27]],
  },
  battery: {
    litter: [['shells', 14, 18], ['wheel', 51, 17], ['spade', 9.5, 36]],
    craters: [[53, 33.5, 5.2], [30, 9.5, 3], [20, 37, 3.4]],
    trees: [[56, 13.5, 5.5]],
    tufts: [[38, 37], [24, 14], [8, 26], [43, 25]],
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** Fields with a picture in the middle, about 34 x 26 mm. */
// prettier-ignore
const FLANKING_SCENES = {
  shelled: {
    litter: [['wheel', 55, 13]],
    craters: [[9.5, 14, 4], [54, 34, 4.4], [11, 36.5, 3.2]],
    trees: [[8, 27, 8]],
    tufts: [[18, 10], [45, 10], [56, 22], [46, 39]],
  },
  wired: {
    litter: [['sign', 54, 22]],
    wire: [[[6, 37.5], [13, 39.5], [24, 39]]],
    craters: [[54.5, 34, 4.2], [53, 11, 2.6]],
    trees: [[8.5, 22, 10]],
    tufts: [[17, 10], [43, 39.5], [58, 27]],
  },
  fosse: {
    trenches: [[[-3, 36.5], [8, 39], [13.5, 35.8], [25, 39.4], [30.5, 36.6], [41, 39.6], [46.5, 36], [56, 38.6], [67, 36.5]]],
    craters: [[9.5, 14.5, 4.2], [54.5, 14, 3.6]],
    tufts: [[7.5, 25], [56, 25], [19, 9]],
  },
  grove: {
    trees: [[7.5, 20, 9], [12.5, 15.5, 6.5], [55, 19, 10], [50.5, 14.5, 5.5], [8.5, 31, 5.5]],
    craters: [[11, 37, 3.4], [54, 35, 4.2]],
    tufts: [[20, 10], [43, 10], [45, 39]],
  },
  bastion: {
    litter: [['spade', 10, 27]],
    trenches: [[[67, 8], [57, 10], [53.5, 16], [57, 22], [53, 28.5], [57, 35], [67, 37]]],
    craters: [[9.5, 15, 4.6], [12, 36, 3.8]],
    tufts: [[7.5, 26], [20, 9.5], [42, 39.5]],
  },
  fence: {
    wire: [[[5, 12], [11, 11], [16, 12.5]], [[46, 11.5], [59, 12.5]]],
    craters: [[9.5, 33, 4.4], [54, 31, 4.4], [45, 39.5, 2.2]],
    tufts: [[7.5, 21], [56.5, 22], [22, 39.5]],
  },
  approach: {
    tracks: [[[-3, 31.5], [6, 31], [14, 30.6], [23, 30.4]]],
    craters: [[11, 13, 4.6], [53.5, 13, 3.6], [52, 37.5, 3.2]],
    trees: [[55.5, 26, 7.5]],
    tufts: [[21, 9], [8, 22], [40, 39.5], [20, 39]],
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** What the two fields of a card show, and which of them lie the other way round. */
export interface Composition {
  readonly north: Scene;
  readonly south: Scene;
  readonly mirrored: readonly ('north' | 'south')[];
}

const of = (
  north: keyof typeof FLANKING_SCENES,
  south: keyof typeof OPEN_SCENES,
  ...mirrored: readonly ('north' | 'south')[]
): Composition => ({ north: FLANKING_SCENES[north], south: OPEN_SCENES[south], mirrored });

/** Every battlefield card by id: no two of them compose the same. */
export const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  'home-red': of('fence', 'zigzag'),
  'home-gray': of('fence', 'parapet', 'north', 'south'),
  empty: { north: OPEN_SCENES.copse, south: OPEN_SCENES.passage, mirrored: ['north'] },
  tank: of('approach', 'pits', 'south'),
  'jeep-red': of('grove', 'salient'),
  'jeep-gray': of('shelled', 'wood', 'north'),
  'crate-1': of('shelled', 'zigzag', 'south'),
  'crate-2': of('wired', 'pits'),
  'crate-3': of('fosse', 'wood'),
  'crate-4': of('grove', 'battery', 'north'),
  'crate-5': of('bastion', 'farm', 'south'),
  'crate-6': of('fence', 'salient', 'south'),
  'crate-7': of('wired', 'sap', 'north', 'south'),
  'crate-8': of('bastion', 'parapet', 'north'),
  'crate-9': of('shelled', 'battery', 'north', 'south'),
  'bunker-1': of('wired', 'belt', 'south'),
  'bunker-2': of('grove', 'sap'),
  'bunker-3': of('fosse', 'farm', 'north'),
  'bunker-4': of('bastion', 'copse', 'north'),
};
