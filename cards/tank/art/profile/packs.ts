/** What soldiers of 1944 carry on their backs and belts, and the patterns of smocks, in the frame of the body. */
import type { Knot } from '../../../../src/kit/engrave/knots.ts';
import { part, type Part } from '../../../../src/kit/engrave/linocut.ts';
import { cast } from './small-arms.ts';

export const pouch = (x: number, y: number, w: number, h: number): Part =>
  part(
    [
      [x, y],
      [x + w, y + 0.4],
      [x + w, y + h],
      [x, y + h],
    ],
    { of: 'leather' },
  );

/** The ribbed tin of a gas mask, slung across the back, a bread bag, a stick grenade in the belt. */
export const GERMAN_PACK = [
  cast(
    [
      [-12.6, -12.6],
      [-9.2, -14.6],
      [-4.4, -4.6],
      [-7.8, -2.6],
    ],
    [
      [
        [-11, -9.6],
        [-7.6, -11.6],
      ],
      [
        [-9.4, -6],
        [-6, -8],
      ],
    ],
  ),
  pouch(-9.6, -2, 6, 7),
  cast([
    [4.6, -9],
    [6, -9.4],
    [8.6, 0.6],
    [7, 1],
  ]),
];
/** A long haversack, and a canteen on the hip. */
export const AMERICAN_PACK = [
  part(
    [
      [-8, -27, 'sharp'],
      [-13, -25],
      [-13.4, -12],
      [-10, -8],
      [-6, -9],
    ],
    {
      of: 'leather',
      cuts: [
        [
          [-13, -20],
          [-7, -21],
        ],
        [
          [-13, -15],
          [-7, -15.6],
        ],
      ],
    },
  ),
  pouch(-10, -3, 5.4, 7.4),
];
/** A square pack high on the shoulders, a spade's handle, a water bottle. */
export const BRITISH_PACK = [
  cast(
    [
      [-7, -27.4],
      [-14.6, -26],
      [-14, -15.6],
      [-6.6, -17],
    ],
    [
      [
        [-14.4, -22],
        [-6.8, -23.4],
      ],
    ],
  ),
  cast([
    [-9.8, -6],
    [-8, -6],
    [-7, 8.4],
    [-9, 8.6],
  ]),
  pouch(-6.4, -3.4, 5.4, 6.4),
];
/** Cartridges in cloth round the neck. */
export const BANDOLIER = [
  cast(
    [
      [-5, -26],
      [-2, -27],
      [7.4, -11],
      [5.4, -8.6],
    ],
    [
      [
        [-1, -21],
        [1.4, -22.6],
      ],
      [
        [1.4, -17],
        [4, -18.6],
      ],
      [
        [3.6, -13],
        [6, -14.6],
      ],
    ],
  ),
  pouch(-9.6, -4, 5, 7),
];
/** Two cylinders on the back, for whoever throws fire. */
export const TANKS = [
  cast(
    [
      [-15, -25],
      [-8, -26],
      [-6.4, -4],
      [-13.4, -3],
    ],
    [
      [
        [-11.4, -25],
        [-10, -4],
      ],
    ],
  ),
];

/** Broad strokes of a brush, or splinters, on a smock. */
export const STROKES: readonly (readonly Knot[])[] = [
  [
    [-5, -23],
    [-1, -24],
    [0, -21.4],
    [-4, -20.6],
  ],
  [
    [-3, -16],
    [2, -17],
    [2.4, -14.4],
    [-2.4, -13.6],
  ],
  [
    [-6, -10],
    [-2.4, -10.6],
    [-2, -7.4],
    [-5.4, -7.4],
  ],
];
export const SPLINTERS: readonly (readonly Knot[])[] = [
  [
    [-5.6, -22, 'sharp'],
    [-1.4, -23.4, 'sharp'],
    [-3, -18, 'sharp'],
  ],
  [
    [-1, -18, 'sharp'],
    [3, -17, 'sharp'],
    [0, -12.6, 'sharp'],
  ],
  [
    [-5.6, -13, 'sharp'],
    [-2.4, -14.6, 'sharp'],
    [-3, -8.4, 'sharp'],
  ],
];
