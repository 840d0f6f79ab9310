/** Soldiers of either army facing right, in three poses: tall and narrow, for a stand. */
import type { Matrix, Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { moved } from '../../../src/kit/engrave/path/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Army } from '../data/battlefield.ts';
import type { Detail, Inks, Picture } from '../../../src/kit/engrave/burin.ts';
import { type Equipment, type Pose, figureParts, standing } from '../../../src/kit/engrave/figures/figure.ts';
import { type Hatching, hatch } from '../../../src/kit/engrave/hatch.ts';
import { type Knot, outline, placing, trail } from '../../../src/kit/engrave/knots.ts';
import { type Part, type Stuff, part } from '../../../src/kit/engrave/linocut.ts';
import { BRODIE, FACE, rifle } from '../../../src/kit/engrave/figures/soldiery.ts';
import { CHARGE, RUN, STRIDE } from '../../../src/kit/engrave/figures/soldier-poses.ts';

// A soldier's equipment, in hundredths of his height. Heads stand on the foot of the neck, packs hang in the
// frame of the body, a rifle points along x from the hand.

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

/** A spade, along x from the upper hand. */
const SPADE: readonly Part[] = [
  part([
    [-14, -0.9, 'sharp'],
    [22, -0.8, 'sharp'],
    [22, 0.8, 'sharp'],
    [-14, 0.9, 'sharp'],
  ]),
  part([
    [21, -3.6, 'sharp'],
    [30, -3.8, 'sharp'],
    [35, 0],
    [30, 3.8, 'sharp'],
    [21, 3.6, 'sharp'],
  ]),
  part([
    [-16, -2.6, 'sharp'],
    [-13.6, -2.6, 'sharp'],
    [-13.6, 2.6, 'sharp'],
    [-16, 2.6, 'sharp'],
  ]),
];

/** A grenade on its stick. */
const GRENADE: readonly Part[] = [
  part([
    [-2, -0.8, 'sharp'],
    [10, -0.8, 'sharp'],
    [10, 0.8, 'sharp'],
    [-2, 0.8, 'sharp'],
  ]),
  part([
    [10, -2.4, 'sharp'],
    [17, -2.4, 'sharp'],
    [17, 2.4, 'sharp'],
    [10, 2.4, 'sharp'],
  ]),
];

const TOOLS = { revolver: REVOLVER, spade: SPADE, grenade: GRENADE, none: [] } as const;

export type Weapon = 'rifle' | keyof typeof TOOLS;

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
    weapons: { rifle: [bayonet(41, 19), rifle(42)], ...TOOLS },
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
    weapons: { rifle: [bayonet(48, 14), rifle(49)], ...TOOLS },
  },
};

const HEIGHT = 20;
const WIDTH = 11.6;
/** Hundredths of a figure's height to mm; helmet and soles included it is some 106 high. */
const SIZE = 0.182;

const ADVANCE: Pose<Weapon> = {
  lean: 6,
  head: 4,
  nearLeg: { thigh: -17, shin: -28, foot: -22 },
  farLeg: { thigh: 24, shin: 0, foot: 10 },
  nearArm: { upper: -24, fore: 60 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 160 },
};

/** On watch, his feet together and the rifle before him. */
const WATCH: Pose<Weapon> = {
  lean: 0,
  head: 0,
  nearLeg: { thigh: -8, shin: -10, foot: 0 },
  farLeg: { thigh: 10, shin: 6, foot: 6 },
  nearArm: { upper: -24, fore: 44 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 166 },
};

/** Stooping under fire, a knee raised. */
const STOOP: Pose<Weapon> = {
  lean: 14,
  head: 12,
  nearLeg: { thigh: 40, shin: -26, foot: -4 },
  farLeg: { thigh: -8, shin: -38, foot: -28 },
  nearArm: { upper: -34, fore: 50 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 158 },
};

const STANDING = [ADVANCE, STOOP, WATCH] as const;

/** The inks of a part of a figure. */
interface Look {
  readonly fill: Colour;
  readonly edge: Colour;
  /** Folds and seams. */
  readonly seam: Colour;
  readonly shadow?: Hatching;
}

/** Shadow on the side away from where he goes. */
const BEHIND: Hatching = { angle: 8, spacing: 0.3, heavy: 0.16, reach: 0.42 };
/** Replaces black in the low-ink edition. */
const OPEN: Hatching = { angle: -45, spacing: 0.6, heavy: 0.125, light: 1 };

/** The coat and the helmet bear the army's colour; in line the helmet alone. */
function looks({ key, paper, flat = paper }: Inks, detail: Detail): Readonly<Record<Stuff, Look>> {
  const bare = { fill: paper, edge: key, seam: key };
  if (detail === 'line') {
    const helmet = { fill: flat, edge: key, seam: paper };
    return { cloth: bare, skin: bare, wood: bare, leather: { ...bare, shadow: OPEN }, helmet };
  }
  const black = { fill: key, edge: key, seam: paper };
  const cloth = { fill: flat, edge: key, seam: key, ...(detail === 'full' && { shadow: BEHIND }) };
  return { cloth, skin: bare, wood: black, leather: black, helmet: { ...cloth, seam: paper } };
}

const WEIGHTS = {
  full: { edge: 0.16, seam: 0.13 },
  line: { edge: 0.14, seam: 0.125 },
  simple: { edge: 0.3, seam: 0 },
} as const satisfies Record<Detail, { edge: number; seam: number }>;

function inked(part: Part, { fill, edge, seam, shadow }: Look, detail: Detail, place: Matrix): Shape[] {
  const weights = WEIGHTS[detail];
  const body = moved(outline(part.outline), place);
  const seams = written(...part.cuts.map((cut) => moved(trail(cut), place)));
  return [
    { d: written(body), fill, stroke: { colour: edge, width: weights.edge, join: 'round' } },
    ...(shadow ? [{ d: hatch(body, shadow), fill: edge }] : []),
    ...(weights.seam > 0 && seams.steps !== ''
      ? [{ d: seams, stroke: { colour: seam, width: weights.seam, cap: 'round' as const } }]
      : []),
  ];
}

const soldier = (army: Army, pose: Pose<Weapon>): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  draw: (inks, detail) => {
    const parts = figureParts(pose, EQUIPMENT[army]);
    const place = placing(-0.7, HEIGHT / 2 - standing(parts) * SIZE, 0, SIZE);
    const look = looks(inks, detail);
    return parts.flatMap((part) => inked(part, look[part.of ?? 'cloth'], detail, place));
  },
});

const inEveryPose = (army: Army): readonly Picture[] => STANDING.map((pose) => soldier(army, pose));

/** 11.6 x 20 mm each, soles on the lower edge. */
export const SOLDIERS_STANDING: Readonly<Record<Army, readonly Picture[]>> = {
  red: inEveryPose('red'),
  gray: inEveryPose('gray'),
};

// The poses of the scenes.

export const POSES = {
  stride: STRIDE,
  /** Upright and in step, the rifle across the body. */
  advance: {
    lean: 7,
    head: 4,
    nearLeg: { thigh: 34, shin: 4, foot: 12 },
    farLeg: { thigh: -22, shin: -40, foot: -32 },
    nearArm: { upper: -22, fore: 60 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 146 },
  },
  charge: CHARGE,
  run: RUN,
  /** Running with the rifle across the body. */
  dash: {
    lean: 24,
    head: 18,
    nearLeg: { thigh: -32, shin: -72, foot: -48 },
    farLeg: { thigh: 68, shin: 14, foot: 16 },
    nearArm: { upper: -30, fore: 56 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 138 },
  },
  /** Stepping up out of the trench. */
  climb: {
    lean: 24,
    head: 24,
    nearLeg: { thigh: 78, shin: -12, foot: 4 },
    farLeg: { thigh: -6, shin: -18, foot: -22 },
    nearArm: { upper: -18, fore: 66 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 142 },
  },
  /** On one knee, aiming over the parapet. */
  kneel: {
    lean: 8,
    head: 2,
    nearLeg: { thigh: -4, shin: -84, foot: -84 },
    farLeg: { thigh: 88, shin: -4, foot: 2 },
    nearArm: 'at-trigger',
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 92 },
  },
  /** Standing, aiming. */
  aim: {
    lean: 8,
    head: 4,
    nearLeg: { thigh: -20, shin: -28, foot: -16 },
    farLeg: { thigh: 30, shin: 4, foot: 8 },
    nearArm: 'at-trigger',
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 92 },
  },
  /** Flat on the ground, a grenade in the hand that reaches out. */
  crawl: {
    lean: 78,
    head: 60,
    nearLeg: { thigh: -84, shin: -92, foot: -76 },
    farLeg: { thigh: -58, shin: -96, foot: -76 },
    nearArm: { upper: 40, fore: 92 },
    farArm: { upper: 84, fore: 100 },
    weapon: { kind: 'grenade', hand: 'far', angle: 112 },
  },
  /** Bent over a spade. */
  dig: {
    lean: 36,
    head: 14,
    nearLeg: { thigh: -16, shin: -26, foot: -14 },
    farLeg: { thigh: 26, shin: -12, foot: 2 },
    nearArm: { upper: 30, fore: 76 },
    farArm: 'on-rifle',
    weapon: { kind: 'spade', hand: 'near', angle: 44 },
  },
  /** Walking, with something heavy in the hand. */
  carry: {
    lean: 12,
    head: 8,
    nearLeg: { thigh: -22, shin: -40, foot: -28 },
    farLeg: { thigh: 36, shin: 4, foot: 10 },
    nearArm: { upper: 14, fore: 30 },
    farArm: { upper: -30, fore: 8 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  haul: {
    lean: 20,
    head: 14,
    nearLeg: { thigh: 44, shin: 2, foot: 8 },
    farLeg: { thigh: -26, shin: -50, foot: -36 },
    nearArm: { upper: -36, fore: -18 },
    farArm: { upper: 30, fore: 70 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  /** Drawing back to throw. */
  hurl: {
    lean: -4,
    head: -4,
    nearLeg: { thigh: -24, shin: -36, foot: -22 },
    farLeg: { thigh: 46, shin: 6, foot: 10 },
    nearArm: { upper: -112, fore: -162 },
    farArm: { upper: 72, fore: 88 },
    weapon: { kind: 'grenade', hand: 'near', angle: 196 },
  },
  /** An officer, turning in his stride to wave the others on. */
  wave: {
    lean: 4,
    head: 2,
    nearLeg: { thigh: -16, shin: -34, foot: -26 },
    farLeg: { thigh: 50, shin: 2, foot: 12 },
    nearArm: { upper: -140, fore: -172 },
    farArm: { upper: 48, fore: 70 },
    weapon: { kind: 'revolver', hand: 'far', angle: 80 },
  },
} as const satisfies Record<string, Pose<Weapon>>;

// A soldier's head and shoulders in profile, as on a coin: the helmet tells his army.

/** The heads' own units: the neck's foot at the origin, the crown at -15, the tip of a spike at -20. */
const COLLAR: readonly Knot[] = [
  [4.4, 1.4],
  [2.6, -1],
  [-2.4, -1.6],
  [-4.6, 0.6],
];
const SHOULDER = { front: [8, 3.2], back: [-9.4, 2.8] } as const satisfies Record<string, Point>;

/** Folds of the coat: its collar, the row of buttons, a strap. */
const FOLDS: readonly (readonly Knot[])[] = [
  [
    [-3.6, 0.4],
    [-0.6, 3],
    [2.4, 3.2],
    [3.8, 1.4],
  ],
  [
    [1, 3.4],
    [0.4, 9],
  ],
  [
    [-8.6, 4.6],
    [-5, 4.2],
    [-3.4, 8.6],
  ],
];

/** Where the coat is cut off, from the front to the back: by the rim of a round, or level. */
const HEMS: Readonly<Record<Army, readonly Knot[]>> = {
  red: [
    [11.4, 4.9, 'sharp'],
    [6.8, 9],
    [0, 10.5],
    [-6.8, 9],
    [-11.4, 4.9, 'sharp'],
  ],
  gray: [
    [11.6, 6.4],
    [12.2, 9.5, 'sharp'],
    [-12.2, 9.5, 'sharp'],
    [-12, 6.6],
  ],
};

export interface Bust {
  readonly coat: readonly Part[];
  readonly head: readonly Part[];
}

/** The coat, cut off for the shape of the army's ground, and the head upon it. */
export const bust = (army: Army): Bust => ({
  coat: [part([...COLLAR, SHOULDER.back, ...HEMS[army].toReversed(), SHOULDER.front], { cuts: FOLDS })],
  head: EQUIPMENT[army].head,
});
