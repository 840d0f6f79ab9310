/**
 * Equipment shared by soldiers of several armies, in hundredths of their height; see `Equipment` in
 * `figure.ts`.
 */
import { part, type Part } from '../linocut.ts';

export const FACE = part(
  [
    [-4.2, -9],
    [-4, -5],
    [-2.6, -2.4],
    [-1.6, 0.6],
    [2.2, 0.2],
    [3, -1.4],
    [4.9, -1.4],
    [5.6, -2.6],
    [5.2, -3.8],
    [5.5, -4.6, 'sharp'],
    [5.3, -5.4],
    [6.5, -6.2, 'sharp'],
    [5.3, -8.2],
    [5, -10],
  ],
  {
    of: 'skin',
    cuts: [
      [
        [-1.4, -8.2],
        [-0.8, -5.4],
        [2.6, -1.2],
      ],
    ],
  },
);

/** A shallow bowl with a brim all round, tilted a little over the eyes. */
export const BRODIE: readonly Part[] = [
  part(
    [
      [-5.6, -9.6],
      [-4.9, -12.6],
      [-1.8, -14.9],
      [1.8, -15],
      [4.9, -12.8],
      [5.8, -9.6],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [1.4, -13.7],
          [3.4, -12.6],
          [4.4, -10.8],
        ],
      ],
    },
  ),
  part(
    [
      [-8.4, -8.2],
      [-6, -9.7],
      [0, -10.5],
      [6.2, -9.9],
      [8.8, -8],
      [6.2, -7.9],
      [0, -8.7],
      [-6, -7.7],
    ],
    { of: 'helmet' },
  ),
];

/** Butt, hand guard and barrel; the hand holds the small of the butt. */
export const rifle = (muzzle: number): Part =>
  part(
    [
      [-19, -0.2, 'sharp'],
      [-18.4, 5.4, 'sharp'],
      [-6, 1.9],
      [0, 1.9],
      [3, 1.9],
      [5, 2.4],
      [muzzle - 6, 1.5, 'sharp'],
      [muzzle - 6, 0.9, 'sharp'],
      [muzzle, 0.8, 'sharp'],
      [muzzle, -0.8, 'sharp'],
      [9, -1.2],
      [3, -1.6],
      [-3, -1.2],
      [-8, -0.4],
    ],
    {
      of: 'wood',
      cuts: [
        [
          [9, 0.5],
          [muzzle - 8, 0.4],
        ],
      ],
    },
  );
