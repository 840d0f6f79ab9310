/** Helmets of 1944, and a beret, in hundredths of a man’s height; see `Equipment` in `figure.ts`. */
import { part, type Part } from '../../../../src/kit/engrave/linocut.ts';
import { BRODIE } from '../../../../src/kit/engrave/figures/soldiery.ts';

/** The German helmet: drawn down over the ears and far out over the neck. */
export const STAHLHELM: readonly Part[] = [
  part(
    [
      [-5.2, -4.4],
      [-10.4, -3.4, 'sharp'],
      [-7.6, -7.6],
      [-6.6, -12],
      [-2.4, -15.8],
      [2.2, -15.8],
      [5.6, -12.6],
      [6.2, -9.6],
      [8.4, -8.2, 'sharp'],
      [5.8, -7.6],
      [1.6, -7.6],
      [-0.6, -4.6],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-7, -9],
          [0, -9.6],
          [6.2, -9.4],
        ],
      ],
    },
  ),
];

/** The American helmet: round, with a little brim in front. */
export const POT: readonly Part[] = [
  part(
    [
      [-6.6, -6.6],
      [-7, -10],
      [-4.8, -14.2],
      [-1, -15.8],
      [2.4, -15.4],
      [5.6, -12.4],
      [6.4, -9.4],
      [8, -8.4, 'sharp'],
      [5, -8],
      [0, -8.2],
      [-3.4, -6.6],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-1, -8.1],
          [0.6, -4.4],
          [2.4, -0.8],
        ],
      ],
    },
  ),
];

/** The helmet of airborne troops: without a brim, straps over the cheek to a cup under the chin. */
export const JUMP: readonly Part[] = [
  part(
    [
      [-6.4, -5.6],
      [-7, -10.4],
      [-4.4, -14.8],
      [-0.6, -16.2],
      [3, -15.4],
      [5.8, -12.2],
      [6.5, -8.4],
      [2, -8.2],
      [-1.4, -6],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-4.4, -7],
          [-1.4, -3],
          [2.6, -0.9],
        ],
        [
          [2, -8.2],
          [0.8, -4],
          [2.4, -0.9],
        ],
      ],
    },
  ),
];

/** A net over the bowl, with a few strips of cloth in it. */
export const NETTED: readonly Part[] = BRODIE.map((piece, index) =>
  index > 0
    ? piece
    : {
        ...piece,
        cuts: [
          [
            [-4.6, -10.6],
            [-1.2, -14.4],
          ],
          [
            [-1.4, -10.2],
            [2, -14.4],
          ],
          [
            [1.8, -10.2],
            [4.4, -12.8],
          ],
        ],
      },
);

/** A beret, pulled down over the right ear, with its badge. */
export const BERET: readonly Part[] = [
  part(
    [
      [5.8, -9.2],
      [6.2, -11.6],
      [2, -14.6],
      [-4, -14.2],
      [-9.4, -10.6],
      [-9, -7.8],
      [-5.4, -8.8],
      [0, -9.4],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-5.4, -8.9],
          [0, -9.6],
          [5.8, -9.5],
        ],
      ],
      lights: [
        [
          [2.8, -10.4],
          [4.6, -10.6],
          [4.4, -12.6],
          [3, -12.4],
        ],
      ],
    },
  ),
];
