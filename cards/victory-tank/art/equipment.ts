/**
 * What a soldier of each army wears and carries, drawn in hundredths of his height. Heads stand on the neck's
 * foot, packs hang in the frame of the body, a rifle points along x from the hand that holds it.
 */
import type { Army } from '../box/battlefield.ts';
import type { Equipment } from '../../../src/kit/engrave/figure.ts';
import { part, type Part } from '../../../src/kit/engrave/linocut.ts';
import { BRODIE, FACE, rifle } from '../../../src/kit/engrave/soldiery.ts';

/** Skull, spike, front and neck peaks. */
const PICKELHAUBE: readonly Part[] = [
  part(
    [
      [-1.9, -14.6],
      [-0.9, -16.4],
      [-0.5, -18.4],
      [0, -22, 'sharp'],
      [0.5, -18.4],
      [0.9, -16.4],
      [1.9, -14.6],
    ],
    { of: 'helmet' },
  ),
  part(
    [
      [-5.6, -6.6],
      [-8, -4.9, 'sharp'],
      [-6.9, -7.6],
      [-5.6, -9.4],
      [-4.8, -13],
      [-1.6, -15.5],
      [1.8, -15.4],
      [4.8, -13],
      [5.6, -9.2],
      [9, -7.4, 'sharp'],
      [5.4, -7.6],
      [0, -8],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-5.4, -9.2],
          [0, -9.9],
          [5.6, -9.1],
        ],
        [
          [1.6, -14.2],
          [3.4, -12.9],
          [4.2, -11],
        ],
      ],
    },
  ),
];

const bayonet = (from: number, length: number): Part =>
  part(
    [
      [from, -0.7, 'sharp'],
      [from + length, 0.2, 'sharp'],
      [from, 1.1, 'sharp'],
    ],
    { of: 'wood' },
  );

/** An officer's revolver, along x from the fist. */
const REVOLVER: readonly Part[] = [
  part([
    [-2, -2.2],
    [2.4, -2.6, 'sharp'],
    [9.4, -2.2, 'sharp'],
    [9.4, -0.9, 'sharp'],
    [4, -0.6],
    [1.6, 0.6],
    [1, 3.2],
    [-1.6, 3],
    [-1, 0.4],
  ]),
];

export type Weapon = 'rifle' | 'revolver';

export const EQUIPMENT: Readonly<Record<Army, Equipment<Weapon>>> = {
  red: {
    footwear: 'wrapped',
    head: [FACE, ...BRODIE],
    pack: [
      part(
        [
          [-6, -21],
          [-11.6, -20.4],
          [-12.4, -12],
          [-6.4, -11],
        ],
        {
          of: 'leather',
          cuts: [
            [
              [-11.8, -17.6],
              [-6.6, -17],
            ],
          ],
        },
      ),
      part(
        [
          [-5, -4.6],
          [-9.6, -4.4],
          [-9.8, 2.2],
          [-4.6, 2.2],
        ],
        { of: 'leather' },
      ),
    ],
    weapons: { rifle: [bayonet(41, 19), rifle(42)], revolver: REVOLVER },
  },
  gray: {
    footwear: 'jackboot',
    head: [FACE, ...PICKELHAUBE],
    pack: [
      part(
        [
          [-5.6, -24],
          [-12.6, -23.2, 'sharp'],
          [-12.6, -11.4, 'sharp'],
          [-5.6, -11, 'sharp'],
        ],
        {
          of: 'leather',
          cuts: [
            [
              [-12.4, -16],
              [-6.4, -16],
            ],
          ],
        },
      ),
      part(
        [
          [-5.4, -26.6],
          [-10.4, -27],
          [-13.6, -24.6],
          [-12, -22.4],
          [-6, -22.6],
        ],
        { of: 'leather' },
      ),
      part(
        [
          [-5, -3.4],
          [-9.2, -3],
          [-9.2, 5],
          [-5, 5],
        ],
        { of: 'leather' },
      ),
    ],
    weapons: { rifle: [bayonet(48, 14), rifle(49)], revolver: REVOLVER },
  },
};
