/** The helmets that the armies are told by, drawn ten units wide about the origin and facing right. */
import type { Army } from '../box/battlefield.ts';
import { part, type Part } from '../../../src/kit/engrave/linocut.ts';

/** Helmets ten wide about the origin, facing right. */
const BRODIE: readonly Part[] = [
  part(
    [
      [-3.3, 0.8, 'sharp'],
      [-3.15, -0.9],
      [-1.95, -2.35],
      [0, -2.8],
      [1.95, -2.35],
      [3.15, -0.9],
      [3.3, 0.8, 'sharp'],
    ],
    {
      cuts: [
        [
          [0.5, -2.1],
          [1.7, -1.7],
          [2.5, -0.5],
        ],
        [
          [1.2, -1.1],
          [1.8, -0.3],
        ],
      ],
    },
  ),
  part(
    [
      [-5.2, 1.6, 'sharp'],
      [-3.6, 0.45],
      [0, 0],
      [3.6, 0.45],
      [5.2, 1.6, 'sharp'],
      [3.4, 1.7],
      [0, 1.3],
      [-3.4, 1.7],
    ],
    {
      cuts: [
        [
          [-3.7, 1.05],
          [0, 0.62],
          [3.7, 1.05],
        ],
      ],
    },
  ),
];

const PICKELHAUBE: readonly Part[] = [
  part([
    [-1.05, -2.7],
    [-0.5, -3.35],
    [-0.3, -4.2],
    [0, -6, 'sharp'],
    [0.3, -4.2],
    [0.5, -3.35],
    [1.05, -2.7],
  ]),
  part(
    [
      [-3.6, 1.2, 'sharp'],
      [-3.5, -0.7],
      [-2.2, -2.5],
      [0, -3],
      [2.2, -2.5],
      [3.3, -0.8],
      [3.4, 1.1, 'sharp'],
    ],
    {
      cuts: [
        [
          [-3.1, 0],
          [-2.8, -1],
          [-2, -1.8],
        ],
        // The star on its front.
        [
          [2, -2.1, 'sharp'],
          [2.25, -1.1, 'sharp'],
          [3.1, -0.75, 'sharp'],
          [2.25, -0.4, 'sharp'],
          [2, 0.6, 'sharp'],
          [1.75, -0.4, 'sharp'],
          [0.9, -0.75, 'sharp'],
          [1.75, -1.1, 'sharp'],
          [2, -2.1, 'sharp'],
        ],
      ],
    },
  ),
  // Front and neck peaks in one band.
  part(
    [
      [-3.8, 0.7],
      [0, 1.1],
      [3.4, 0.6],
      [5.5, 2, 'sharp'],
      [3, 2.1],
      [0, 2.2],
      [-2.6, 2.4],
      [-5.2, 3.9, 'sharp'],
      [-4.7, 1.9],
    ],
    {
      cuts: [
        [
          [-4, 1.5],
          [0, 1.65],
          [3.6, 1.3],
        ],
      ],
    },
  ),
];

/** The chin straps that hang from them. */
const BRODIE_STRAP: Part = part([
  [-2.9, 2.1],
  [-2.3, 2],
  [-1.5, 3.4],
  [0, 3.95],
  [1.5, 3.4],
  [2.3, 2],
  [2.9, 2.1],
  [1.9, 3.85],
  [0, 4.6],
  [-1.9, 3.85],
]);

const PICKELHAUBE_STRAP: Part = part([
  [-2, 2.7],
  [-1.4, 2.6],
  [-0.7, 3.8],
  [0.7, 4.2],
  [2.1, 3.5],
  [2.6, 2.5],
  [3.2, 2.5],
  [2.5, 4],
  [0.7, 4.9],
  [-1.2, 4.4],
]);

/** A helmet, and the strap that hangs from it. */
export interface Headgear {
  readonly helmet: readonly Part[];
  readonly strap: Part;
}

export const HEADGEAR: Readonly<Record<Army, Headgear>> = {
  red: { helmet: BRODIE, strap: BRODIE_STRAP },
  gray: { helmet: PICKELHAUBE, strap: PICKELHAUBE_STRAP },
};
