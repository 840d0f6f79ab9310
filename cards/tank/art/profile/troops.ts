/** What soldiers of 1944 wear and carry, by nation. */
import type { Equipment } from '../../../../src/kit/engrave/figures/figure.ts';
import { part, type Part } from '../../../../src/kit/engrave/linocut.ts';
import { BRODIE, FACE, rifle } from '../../../../src/kit/engrave/figures/soldiery.ts';
import type { Nation } from '../../data/cards.ts';

export type Weapon = 'rifle' | 'gun' | 'tube' | 'piat' | 'shell' | 'none';
/** Troops that jump wear helmets without a rim. */
export type Dress = Nation | 'jaeger' | 'us-airborne' | 'uk-airborne';

/** The German helmet: drawn down over the ears and out over the neck. */
const STAHLHELM: readonly Part[] = [
  part(
    [
      [-5.4, -5.4],
      [-9.4, -4.2, 'sharp'],
      [-7, -8],
      [-6.2, -12],
      [-2.4, -15.4],
      [2, -15.4],
      [5.4, -12.4],
      [6, -9.4],
      [9, -8, 'sharp'],
      [5.8, -8],
      [1.4, -8.2],
      [-0.6, -5.6],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-6.4, -9.8],
          [0, -9.9],
          [5.9, -9.6],
        ],
      ],
    },
  ),
];

/** The American helmet: round, with a little brim in front. */
const POT: readonly Part[] = [
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

/** The helmet of airborne troops: without a brim, strapped under the chin. */
const JUMP: readonly Part[] = [
  part(
    [
      [-6.2, -6.4],
      [-6.8, -10.4],
      [-4.4, -14.4],
      [-0.6, -15.9],
      [3, -15],
      [5.6, -12],
      [6.3, -8.6],
      [2, -8.4],
      [-2.4, -7.2],
    ],
    {
      of: 'helmet',
      cuts: [
        [
          [-3, -7.2],
          [-1.2, -3.4],
          [2.4, -0.9],
        ],
        [
          [1, -8.4],
          [0.6, -4.4],
        ],
      ],
    },
  ),
];

const bar = (from: number, to: number, up: number, down: number): Part =>
  part(
    [
      [from, -up, 'sharp'],
      [to, -up, 'sharp'],
      [to, down, 'sharp'],
      [from, down, 'sharp'],
    ],
    { of: 'wood' },
  );

/** A machine pistol: a short barrel and a magazine below it. */
const GUN: readonly Part[] = [
  part(
    [
      [-12, -1.4, 'sharp'],
      [-12, 3, 'sharp'],
      [-3, 1.8],
      [5, 1.8, 'sharp'],
      [5, 8.4, 'sharp'],
      [8, 8.4, 'sharp'],
      [8, 1.6, 'sharp'],
      [22, 0.8, 'sharp'],
      [22, -0.8, 'sharp'],
      [8, -1.9, 'sharp'],
      [-6, -1.9],
    ],
    { of: 'wood' },
  ),
];

/** A tube on the shoulder that is as long as half a man; with a shield before the face. */
const tube = (front: number, back: number, wide: number, shield: boolean): readonly Part[] => [
  bar(-back, front, wide + 6.6, wide - 6.6),
  bar(-3, -1, 0, 3),
  bar(6, 8, 0, 3),
  ...(shield ? [bar(11, 13.4, 15, 3)] : []),
  part(
    [
      [front, -wide - 7.6, 'sharp'],
      [front + 2, -wide - 7.6, 'sharp'],
      [front + 2, wide - 5.6, 'sharp'],
      [front, wide - 5.6, 'sharp'],
    ],
    { of: 'wood' },
  ),
];

const PIAT: readonly Part[] = [
  bar(-20, 14, 5.6, -1.6),
  part(
    [
      [14, -7.4, 'sharp'],
      [28, -7.4, 'sharp'],
      [32, -3.6, 'sharp'],
      [28, 0, 'sharp'],
      [14, 0, 'sharp'],
    ],
    { of: 'wood' },
  ),
  bar(-22, -20, 8, -8),
  bar(-2, 0, 0, 4),
  bar(8, 9.6, 0, 10),
];

/** A shell in both hands. */
const SHELL: readonly Part[] = [
  part(
    [
      [-8, -3.4, 'sharp'],
      [10, -3.4, 'sharp'],
      [18, 0],
      [10, 3.4, 'sharp'],
      [-8, 3.4, 'sharp'],
    ],
    {
      of: 'wood',
      cuts: [
        [
          [9, -3.4],
          [9, 3.4],
        ],
      ],
    },
  ),
];

const WEAPONS = { gun: GUN, piat: PIAT, shell: SHELL, none: [] } as const;

const pouch = (x: number, y: number, w: number, h: number): Part =>
  part(
    [
      [x, y],
      [x + w, y + 0.4],
      [x + w, y + h],
      [x, y + h],
    ],
    { of: 'leather' },
  );

const GERMAN_PACK = [pouch(-10.4, -7, 5, 9), pouch(-9.4, -16, 4, 6)];
const ALLIED_PACK = [pouch(-12.4, -22, 7, 11), pouch(-9.6, -5, 5, 7)];

const troops = (
  head: readonly Part[],
  footwear: Equipment['footwear'],
  pack: readonly Part[],
  antitank: readonly Part[],
): Equipment<Weapon> => ({
  footwear,
  pack,
  head: [FACE, ...head],
  weapons: { ...WEAPONS, rifle: [rifle(40)], tube: antitank },
});

const SCHRECK = tube(40, 26, 3.4, true);
const BAZOOKA = tube(36, 26, 2.4, false);

export const TROOPS: Readonly<Record<Dress, Equipment<Weapon>>> = {
  german: troops(STAHLHELM, 'jackboot', GERMAN_PACK, SCHRECK),
  american: troops(POT, 'wrapped', ALLIED_PACK, BAZOOKA),
  british: troops(BRODIE, 'wrapped', ALLIED_PACK, BAZOOKA),
  jaeger: troops(JUMP, 'jackboot', GERMAN_PACK, SCHRECK),
  'us-airborne': troops(POT, 'jackboot', ALLIED_PACK, BAZOOKA),
  'uk-airborne': troops(JUMP, 'wrapped', ALLIED_PACK, BAZOOKA),
};
