/** Soldiers of 1944: what each nation wears and carries, and the poses of their cards. */
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { figureParts, standing, type Equipment, type Pose } from '../../../src/kit/engrave/figure.ts';
import { placing } from '../../../src/kit/engrave/knots.ts';
import { paintParts, part, type CutInks, type Part } from '../../../src/kit/engrave/linocut.ts';
import { BRODIE, FACE, rifle } from '../../../src/kit/engrave/soldiery.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Nation } from '../box.ts';

export type Weapon = 'rifle' | 'gun' | 'tube' | 'piat' | 'shell' | 'none';
/** Troops that jump wear helmets without a rim. */
export type Dress = Nation | 'jaeger' | 'us-airborne' | 'uk-airborne';

/** A bowl drawn down over the ears and out over the neck. */
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

/** Round, a little brim in front. */
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

/** Without a brim all round, the strap over the chin. */
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
  ...{ footwear, pack, head: [FACE, ...head] },
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

const CROUCH = { thigh: 88, shin: -4, foot: 2 } as const;
const KNEE_DOWN = { thigh: -4, shin: -84, foot: -84 } as const;

export const STANCES = {
  charge: {
    lean: 20,
    head: 16,
    nearLeg: { thigh: 58, shin: -2, foot: 6 },
    farLeg: { thigh: -34, shin: -52, foot: -38 },
    nearArm: { upper: -36, fore: 34 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 104 },
  },
  run: {
    lean: 26,
    head: 20,
    nearLeg: { thigh: 66, shin: -20, foot: 8 },
    farLeg: { thigh: -26, shin: -84, foot: -58 },
    nearArm: { upper: -34, fore: 18 },
    farArm: { upper: 44, fore: 118 },
    weapon: { kind: 'rifle', hand: 'near', angle: 96 },
  },
  dash: {
    lean: 24,
    head: 18,
    nearLeg: { thigh: -32, shin: -72, foot: -48 },
    farLeg: { thigh: 68, shin: 14, foot: 16 },
    nearArm: { upper: -20, fore: 62 },
    farArm: 'on-rifle',
    weapon: { kind: 'gun', hand: 'near', angle: 98 },
  },
  stride: {
    lean: 9,
    head: 6,
    nearLeg: { thigh: -20, shin: -36, foot: -30 },
    farLeg: { thigh: 32, shin: 6, foot: 14 },
    nearArm: { upper: -28, fore: 46 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 112 },
  },
  hip: {
    lean: 8,
    head: 4,
    nearLeg: { thigh: -18, shin: -34, foot: -24 },
    farLeg: { thigh: 36, shin: 2, foot: 8 },
    nearArm: { upper: -26, fore: 70 },
    farArm: 'on-rifle',
    weapon: { kind: 'gun', hand: 'near', angle: 92 },
  },
  kneel: {
    lean: 8,
    head: 4,
    nearLeg: KNEE_DOWN,
    farLeg: CROUCH,
    nearArm: { upper: 40, fore: 92 },
    farArm: { upper: 52, fore: 96 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  aim: {
    lean: 8,
    head: 2,
    nearLeg: KNEE_DOWN,
    farLeg: CROUCH,
    nearArm: { upper: 20, fore: 124 },
    farArm: { upper: 58, fore: 128 },
    weapon: { kind: 'rifle', hand: 'near', angle: 92 },
  },
  shoulder: {
    lean: 4,
    head: 2,
    nearLeg: KNEE_DOWN,
    farLeg: CROUCH,
    nearArm: { upper: 34, fore: 136 },
    farArm: { upper: 62, fore: 124 },
    weapon: { kind: 'tube', hand: 'near', angle: 92 },
  },
  load: {
    lean: 14,
    head: 6,
    nearLeg: KNEE_DOWN,
    farLeg: CROUCH,
    nearArm: { upper: 36, fore: 100 },
    farArm: { upper: 56, fore: 96 },
    weapon: { kind: 'shell', hand: 'near', angle: 96 },
  },
  prone: {
    lean: 78,
    head: 66,
    nearLeg: { thigh: -78, shin: -86, foot: -70 },
    farLeg: { thigh: -66, shin: -80, foot: -70 },
    nearArm: { upper: 26, fore: 84 },
    farArm: { upper: 60, fore: 88 },
    weapon: { kind: 'rifle', hand: 'near', angle: 90 },
  },
  'prone-piat': {
    lean: 76,
    head: 64,
    nearLeg: { thigh: -78, shin: -86, foot: -70 },
    farLeg: { thigh: -64, shin: -80, foot: -70 },
    nearArm: { upper: 10, fore: 96 },
    farArm: { upper: 60, fore: 94 },
    weapon: { kind: 'piat', hand: 'near', angle: 94 },
  },
  serve: {
    lean: 24,
    head: 14,
    nearLeg: { thigh: -10, shin: -24, foot: -14 },
    farLeg: { thigh: 44, shin: 2, foot: 4 },
    nearArm: { upper: 30, fore: 84 },
    farArm: { upper: 48, fore: 88 },
    weapon: { kind: 'shell', hand: 'near', angle: 84 },
  },
  point: {
    lean: 4,
    head: 2,
    nearLeg: { thigh: -12, shin: -18, foot: -6 },
    farLeg: { thigh: 22, shin: 2, foot: 4 },
    nearArm: { upper: 84, fore: 96 },
    farArm: { upper: -16, fore: 30 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  wave: {
    lean: 6,
    head: 2,
    nearLeg: { thigh: -16, shin: -34, foot: -26 },
    farLeg: { thigh: 50, shin: 2, foot: 12 },
    nearArm: { upper: -140, fore: -172 },
    farArm: { upper: 40, fore: 100 },
    weapon: { kind: 'gun', hand: 'far', angle: 96 },
  },
  throw: {
    lean: 12,
    head: 6,
    nearLeg: { thigh: -28, shin: -44, foot: -30 },
    farLeg: { thigh: 48, shin: 6, foot: 8 },
    nearArm: { upper: -120, fore: -160 },
    farArm: { upper: 70, fore: 86 },
    weapon: { kind: 'none', hand: 'near', angle: 150 },
  },
  cower: {
    lean: 46,
    head: -14,
    nearLeg: { thigh: 74, shin: -72, foot: -40 },
    farLeg: { thigh: 96, shin: -30, foot: 0 },
    nearArm: { upper: 96, fore: 178 },
    farArm: { upper: 110, fore: 170 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  flee: {
    lean: 18,
    head: 10,
    nearLeg: { thigh: 54, shin: -14, foot: 4 },
    farLeg: { thigh: -30, shin: -70, foot: -50 },
    nearArm: { upper: -150, fore: -168 },
    farArm: { upper: 150, fore: 168 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
} as const satisfies Record<string, Pose<Weapon>>;

export type Stance = keyof typeof STANCES;

/** Solids parted by light lines; outlines where ink is saved. */
const cutInks = ({ key, paper }: Inks, detail: Detail): CutInks => {
  switch (detail) {
    case 'full':
      return { solid: key, cut: paper, light: paper, contour: 0.24, line: 0.16 };
    case 'line':
      return { solid: paper, cut: key, light: paper, contour: 0.17, line: 0.125 };
    case 'simple':
      return { solid: key, cut: paper, light: key, contour: 0.3, line: 0 };
  }
};

/** A soldier `height` mm high from his soles at (x, y), to the right or, mirrored, to the left. */
export function soldier(
  dress: Dress,
  stance: Stance,
  {
    x,
    y,
    height,
    left = false,
  }: { readonly x: number; readonly y: number; readonly height: number; readonly left?: boolean },
  inks: Inks,
  detail: Detail,
): Shape[] {
  const pose: Pose<Weapon> = STANCES[stance];
  const parts = figureParts(pose, TROOPS[dress]);
  const size = height / 100;
  const place = placing(x, y - standing(parts) * size, 0, size, left);
  return paintParts(parts, place, cutInks(inks, detail), Math.max(0.25, 1.6 * size));
}
