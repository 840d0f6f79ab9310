/**
 * What lies where on a field: composed by hand on a field of 63.5 x 44.45 mm from its upper left corner, the middle
 * left quiet for the pieces that stand there; a card mirrors and jitters it. Sizes in mm.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';

export interface Scene {
  readonly craters?: readonly (readonly [x: number, y: number, radius: number])[];
  /** Trenches, along their middle. */
  readonly trenches?: readonly (readonly Point[])[];
  readonly trees?: readonly (readonly [x: number, y: number, height: number])[];
  readonly wire?: readonly (readonly Point[])[];
  /** Prints of tank tracks, along their middle. */
  readonly tracks?: readonly (readonly Point[])[];
  readonly tufts?: readonly Point[];
}

/** Fields without a special. */
export const OPEN_SCENES = {
  zigzag: {
    trenches: [
      [
        [-3, 33],
        [10, 36],
        [14.5, 31],
        [25, 35.5],
        [29.5, 31],
        [40, 35],
        [44.5, 30.5],
        [55, 35],
        [67, 32],
      ],
    ],
    wire: [
      [
        [6, 21],
        [15, 19],
        [21, 20],
      ],
    ],
    craters: [
      [51, 15, 5.4],
      [13, 9.5, 3.2],
      [31, 8, 2.4],
    ],
    tufts: [
      [24, 12],
      [41, 24],
      [44, 9],
      [9, 27],
    ],
  },
  flank: {
    trenches: [
      [
        [49, -3],
        [46, 7],
        [52, 13],
        [48, 22],
        [54, 29],
        [50, 36],
        [54, 48],
      ],
    ],
    craters: [
      [12, 13, 5.6],
      [15, 35, 4.4],
      [35, 38, 2.2],
    ],
    trees: [[7.5, 30, 9]],
    tufts: [
      [25, 11],
      [22, 32],
      [38, 9],
    ],
  },
  pits: {
    craters: [
      [14.5, 31, 7.2],
      [50, 11.5, 5],
      [52, 34, 4.2],
      [25, 9, 2.8],
      [37, 38, 2.4],
      [11, 11, 3.2],
    ],
    trees: [[56, 27, 10]],
    tufts: [
      [33, 9],
      [43, 20],
      [27, 37],
      [7, 20],
    ],
  },
  wood: {
    trees: [
      [8, 17, 10.5],
      [13.5, 21, 8],
      [54.5, 16, 11.5],
      [58, 23, 8.5],
      [49, 18.5, 6],
      [19, 12, 6.5],
      [8.5, 30, 6],
    ],
    craters: [
      [16, 36, 4.8],
      [48, 35, 5],
    ],
    tufts: [
      [24, 14],
      [43, 12],
      [30, 37],
      [57, 30],
    ],
  },
  belt: {
    wire: [
      [
        [5, 13],
        [20, 11],
        [36, 12],
        [59, 10],
      ],
      [
        [38, 18],
        [59, 16],
      ],
    ],
    craters: [
      [13, 29, 6],
      [51, 30, 5.2],
      [40, 38.5, 2.3],
      [22, 38, 2.8],
    ],
    tufts: [
      [24, 17],
      [31, 34],
      [8, 19],
    ],
  },
  passage: {
    tracks: [
      [
        [-2, 41],
        [12, 38],
        [24, 31],
        [34, 22],
        [46, 15],
        [66, 12],
      ],
    ],
    craters: [
      [50, 34, 5.8],
      [13, 13, 5.2],
      [30, 8, 2.4],
    ],
    trees: [[57, 25, 8]],
    tufts: [
      [22, 20],
      [40, 33],
      [9, 26],
      [42, 8],
    ],
  },
  sap: {
    trenches: [
      [
        [22, 48],
        [19, 39],
        [12, 34],
        [14.5, 24],
      ],
    ],
    craters: [
      [14, 16.5, 6],
      [50, 32, 4.4],
      [35, 8.5, 2.6],
    ],
    wire: [
      [
        [42, 13],
        [60, 11],
      ],
    ],
    tufts: [
      [26, 12],
      [38, 36],
      [55, 21],
    ],
  },
  parapet: {
    trenches: [
      [
        [-3, 10],
        [9, 12.5],
        [13.5, 8],
        [24, 12],
        [28.5, 8],
        [40, 12],
        [45, 8],
        [55, 12],
        [67, 9],
      ],
    ],
    craters: [
      [13, 32, 6],
      [50, 31, 6.2],
      [30, 38, 2.2],
    ],
    tufts: [
      [22, 20],
      [39, 36],
      [58, 21],
      [7, 22],
    ],
  },
  copse: {
    trees: [
      [50, 13.5, 8.5],
      [54.5, 18, 11],
      [58.5, 24, 7.5],
      [46.5, 17, 5.5],
    ],
    craters: [
      [12, 14, 5.8],
      [17, 34.5, 4.6],
      [50, 35.5, 4.4],
    ],
    wire: [
      [
        [24, 8.5],
        [38, 8],
      ],
    ],
    tufts: [
      [24, 30],
      [37, 37],
      [8, 26],
      [43, 25],
    ],
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** Fields with a picture in the middle, about 34 x 26 mm. */
export const FLANKING_SCENES = {
  shelled: {
    craters: [
      [9.5, 13, 4],
      [54.5, 34, 4.6],
      [11, 37, 3],
    ],
    trees: [[55.5, 18, 8.5]],
    tufts: [
      [18, 9],
      [45, 9],
      [8, 26],
      [47, 38],
    ],
  },
  wired: {
    wire: [
      [
        [5, 38],
        [13, 40],
        [21, 39.5],
      ],
      [
        [46, 10],
        [59, 12],
      ],
    ],
    craters: [[55, 33, 4.2]],
    trees: [[8, 20, 9.5]],
    tufts: [
      [16, 10],
      [40, 39.5],
      [56, 24],
    ],
  },
  fosse: {
    trenches: [
      [
        [-3, 36.5],
        [9, 39.5],
        [14, 36],
        [25, 39.8],
        [30, 37],
        [41, 40],
        [46, 36],
        [56, 39],
        [67, 36],
      ],
    ],
    craters: [
      [9.5, 14, 4.2],
      [55, 13.5, 3.6],
    ],
    tufts: [
      [7, 25],
      [56, 24],
      [19, 8],
    ],
  },
  grove: {
    trees: [
      [7, 19, 9],
      [12, 15, 7],
      [55.5, 17, 10],
      [51.5, 13.5, 5.5],
      [8, 31, 5.5],
    ],
    craters: [
      [10, 37.5, 3.6],
      [54.5, 35.5, 4.2],
    ],
    tufts: [
      [20, 9],
      [43, 9],
      [46, 39],
    ],
  },
  alley: {
    trenches: [
      [
        [53, -3],
        [51.5, 7],
        [56, 14],
        [52.5, 22],
        [57, 29],
        [53, 36],
        [56, 48],
      ],
    ],
    craters: [
      [9.5, 13.5, 4.6],
      [11.5, 36, 3.8],
    ],
    tufts: [
      [7, 25],
      [20, 8.5],
      [42, 39.5],
    ],
  },
  fence: {
    wire: [
      [
        [5, 9.5],
        [19, 8],
        [33, 9],
        [46, 8],
        [59, 9.5],
      ],
    ],
    craters: [
      [9.5, 32.5, 4.6],
      [54.5, 30, 4.4],
      [46, 39, 2.2],
    ],
    tufts: [
      [7, 20],
      [57, 20],
      [22, 39.5],
    ],
  },
  approach: {
    tracks: [
      [
        [-3, 33.5],
        [8, 33.5],
        [20, 33],
        [30, 33],
      ],
    ],
    craters: [
      [10, 13, 4.6],
      [54, 12.5, 3.6],
      [53, 37.5, 3],
    ],
    trees: [[56, 26, 7.5]],
    tufts: [
      [20, 8],
      [8, 24],
      [40, 39.5],
    ],
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
  tank: of('approach', 'pits'),
  'jeep-red': of('grove', 'flank'),
  'jeep-gray': of('shelled', 'wood', 'north'),
  'crate-1': of('shelled', 'zigzag', 'south'),
  'crate-2': of('wired', 'pits', 'south'),
  'crate-3': of('fosse', 'wood'),
  'crate-4': of('grove', 'belt', 'north'),
  'crate-5': of('alley', 'passage', 'south'),
  'crate-6': of('fence', 'flank', 'south'),
  'crate-7': of('wired', 'sap', 'north', 'south'),
  'crate-8': of('alley', 'parapet', 'north'),
  'crate-9': of('shelled', 'copse', 'north'),
  'bunker-1': of('wired', 'belt', 'south'),
  'bunker-2': of('grove', 'sap'),
  'bunker-3': of('fosse', 'pits', 'north', 'south'),
  'bunker-4': of('alley', 'copse', 'north', 'south'),
};
