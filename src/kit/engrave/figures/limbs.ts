/**
 * Arms and legs as parts of a lay figure: limbs are tubes about bent bones, so that one figure takes any
 * pose. Lengths are hundredths of the figure's height; angles are degrees from hanging straight down,
 * forward (to the right) positive.
 */
import { apply, type Matrix, type Point } from '../path/matrix.ts';
import { placed, placing, type Knot } from '../knots.ts';
import { part, type Part } from '../linocut.ts';

/** The point `length` away from `from` in the direction of a hanging limb's angle. */
export function reach([x, y]: Point, angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.sin(radians) * length, y + Math.cos(radians) * length];
}

/**
 * A width along a limb: the position as a share of the bone's length, and the half widths at back and front.
 */
interface Station {
  readonly along: number;
  readonly back: number;
  readonly front: number;
}

const station = (along: number, back: number, front = back): Station => ({ along, back, front });

/** Places a bone's own coordinates: y runs down the bone, x to its front. */
export const alongBone = (from: Point, angle: number): Matrix => placing(from[0], from[1], -angle);

/** A bone with its profile. */
interface Bone {
  readonly from: Point;
  readonly angle: number;
  readonly length: number;
  readonly stations: readonly Station[];
}

const sideOf = (bones: readonly Bone[], side: 'back' | 'front', share = 1): Knot[] =>
  bones.flatMap(({ from, angle, length, stations }) =>
    stations.map(({ along, back, front }): Knot => {
      const offset = side === 'front' ? front * share : -back * share;
      return apply(alongBone(from, angle), [offset, along * length]);
    }),
  );

/** The outline round a run of bones. */
const tube = (bones: readonly Bone[]): Knot[] => [
  ...sideOf(bones, 'front'),
  ...sideOf(bones, 'back').reverse(),
];

/** A sliver of light down the front of a run of bones. */
const light = (bones: readonly Bone[], inner: number, outer: number): Knot[] => {
  const edge = sideOf(bones, 'front', outer);
  const core = sideOf(bones, 'front', inner).reverse().slice(1, -1);
  return [...edge, ...core];
};

const THIGH = 25;
const SHIN = 24;
const UPPER_ARM = 16;
const FOREARM = 14;

const TROUSER: readonly Station[] = [station(0.02, 6.4, 5.4), station(0.4, 5.9, 5.4), station(0.8, 5.2, 4.8)];
/** Trousers overhang the wrappings at the knee. */
const CALF: readonly Station[] = [
  station(0.06, 4.4, 4.3),
  station(0.2, 4.3, 3.1),
  station(0.42, 4.5, 2.6),
  station(0.75, 2.9, 2.2),
  station(0.97, 2.3, 2.2),
];
/** Baggy trousers, gathered by anklets above the boot, or by leggings below the knee. */
const BAGGY: readonly Station[] = [
  station(0.06, 4.9, 4.6),
  station(0.4, 5, 4),
  station(0.68, 4.6, 3.6),
  station(0.74, 3, 2.5),
  station(0.97, 2.7, 2.5),
];
const GATHERED: readonly Station[] = [
  station(0.06, 5, 4.6),
  station(0.3, 5, 4.2),
  station(0.37, 3.9, 3),
  station(0.72, 3.2, 2.5),
  station(0.97, 2.7, 2.5),
];
const SLEEVE: readonly Station[] = [station(-0.04, 3.6, 3.4), station(0.4, 3.5, 3.6), station(0.85, 3.2, 3)];
const CUFF: readonly Station[] = [station(0.15, 3.2, 2.9), station(0.6, 2.8, 2.7), station(0.96, 2.5, 2.5)];

/** An ankle boot in the frame of its foot: x forward along the sole, y down, the ankle at the origin. */
const BOOT: readonly Knot[] = [
  [-2.6, -1.5],
  [2.4, -1.5],
  [3.2, 0.9],
  [6.6, 2.2],
  [9.6, 3.2],
  [10.2, 4.9],
  [9.9, 5.6, 'sharp'],
  [0.9, 5.6, 'sharp'],
  [0.6, 5, 'sharp'],
  [0, 5.6, 'sharp'],
  [-3.4, 5.6, 'sharp'],
  [-3.5, 3.2],
];
const SOLE: readonly Knot[] = [
  [-3.4, 4.3],
  [2, 4.5],
  [9.9, 4.5],
];

/** Thigh, shin and foot; the foot's angle is that of its sole, 0 level, positive toe up. */
export interface LegPose {
  readonly thigh: number;
  readonly shin: number;
  readonly foot: number;
}

const bootOf = (ankle: Point, foot: number): Part => {
  const place = placing(ankle[0], ankle[1], -foot);
  return part(placed(BOOT, place), { of: 'leather', cuts: [placed(SOLE, place)] });
};

/** Wrappings slant round the calf; a jackboot has a fold at its top and is smooth below. */
function wrappings(shin: Bone): Knot[][] {
  const place = alongBone(shin.from, shin.angle);
  return [0.28, 0.4, 0.52, 0.64, 0.76, 0.88].map((along) => {
    const width = along < 0.6 ? 3.6 : 2.4;
    return placed(
      [
        [-width, along * shin.length - 1],
        [0, along * shin.length + 0.5],
        [width * 0.62, along * shin.length + 1.2],
      ],
      place,
    );
  });
}

function shaft(shin: Bone): Knot[][] {
  const place = alongBone(shin.from, shin.angle);
  const top = placed(
    [
      [-4.3, 0.3 * shin.length],
      [0, 0.34 * shin.length],
      [2.9, 0.27 * shin.length],
    ],
    place,
  );
  const crease = placed(
    [
      [-1.8, 0.8 * shin.length],
      [0.2, 0.84 * shin.length],
      [1.6, 0.82 * shin.length],
    ],
    place,
  );
  return [top, crease];
}

/** Folds of cloth behind the knee. */
const kneeFolds = (knee: Point, angle: number): Knot[][] => {
  const place = alongBone(knee, angle);
  return [
    placed(
      [
        [-4.2, -2.2],
        [-0.6, -1.2],
      ],
      place,
    ),
    placed(
      [
        [-4.2, -0.2],
        [0.4, 0.2],
      ],
      place,
    ),
  ];
};

/** What is worn below the knee: puttees, high boots, leggings laced at the side, short anklets, boots to jump in. */
export type Footwear = 'wrapped' | 'jackboot' | 'leggings' | 'anklets' | 'jump-boots';

const CALVES: Readonly<Record<Footwear, readonly Station[]>> = {
  wrapped: CALF,
  jackboot: CALF,
  leggings: GATHERED,
  anklets: BAGGY,
  'jump-boots': GATHERED,
};

/** Light canvas from one share of the shin to another, with an edge of cloth all round. */
const canvas = (shin: Bone, from: number, to: number, width: number): Knot[] =>
  placed(
    [
      [-width, from * shin.length, 'sharp'],
      [width * 0.8, from * shin.length, 'sharp'],
      [width * 0.66, to * shin.length, 'sharp'],
      [-width * 0.8, to * shin.length, 'sharp'],
    ],
    alongBone(shin.from, shin.angle),
  );

/** Laces up the side, as short cuts. */
const laces = (shin: Bone, from: number, to: number): Knot[][] =>
  Array.from({ length: 5 }, (_, step): Knot[] => {
    const y = (from + ((to - from) * step) / 4) * shin.length;
    return placed(
      [
        [-1.3, y],
        [1.1, y + 0.9],
      ],
      alongBone(shin.from, shin.angle),
    );
  });

/** A big pocket on the thigh. */
const pocket = (thigh: Bone): Knot[] =>
  placed(
    [
      [-3.2, 0.44 * thigh.length, 'sharp'],
      [2.4, 0.42 * thigh.length, 'sharp'],
      [2.6, 0.78 * thigh.length, 'sharp'],
      [-3, 0.8 * thigh.length, 'sharp'],
      [-3.2, 0.44 * thigh.length, 'sharp'],
    ],
    alongBone(thigh.from, thigh.angle),
  );

function legging(footwear: Footwear, thigh: Bone, shin: Bone): Pick<Part, 'cuts' | 'lights'> {
  switch (footwear) {
    case 'wrapped':
      return { cuts: wrappings(shin), lights: [] };
    case 'jackboot':
      return { cuts: shaft(shin), lights: [] };
    case 'leggings':
      return { cuts: [], lights: [canvas(shin, 0.42, 0.94, 2.7)] };
    case 'anklets':
      return { cuts: [], lights: [canvas(shin, 0.77, 0.95, 2.5)] };
    case 'jump-boots':
      return { cuts: [...laces(shin, 0.46, 0.9), pocket(thigh)], lights: [] };
  }
}

/** A leg from the hip: boot first, the trouser leg over it. */
export function leg(hip: Point, pose: LegPose, footwear: Footwear): Part[] {
  const knee = reach(hip, pose.thigh, THIGH);
  const ankle = reach(knee, pose.shin, SHIN);
  const thigh: Bone = { from: hip, angle: pose.thigh, length: THIGH, stations: TROUSER };
  const shin: Bone = { from: knee, angle: pose.shin, length: SHIN, stations: CALVES[footwear] };
  const bones = [thigh, shin];
  const { cuts, lights } = legging(footwear, thigh, shin);
  return [
    bootOf(ankle, pose.foot),
    part(tube(bones), {
      cuts: [...cuts, ...kneeFolds(knee, (pose.thigh + pose.shin) / 2)],
      lights: [light([thigh], 0.35, 0.8), ...lights],
    }),
  ];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

export interface ArmPose {
  readonly upper: number;
  readonly fore: number;
}

export const wristOf = (shoulder: Point, pose: ArmPose): Point =>
  reach(reach(shoulder, pose.upper, UPPER_ARM), pose.fore, FOREARM + 1.5);

/**
 * The pose that brings the wrist to `target`, with the elbow hanging below; stretched straight where it is out
 * of reach.
 */
export function armTo(shoulder: Point, target: Point): ArmPose {
  const [dx, dy] = [target[0] - shoulder[0], target[1] - shoulder[1]];
  const hand = FOREARM + 1.5;
  const distance = Math.min(Math.hypot(dx, dy), UPPER_ARM + hand - 0.1);
  const straight = degrees(Math.atan2(dx, dy));
  const opening = (a: number, b: number, c: number): number =>
    degrees(Math.acos(Math.max(-1, Math.min(1, (a * a + b * b - c * c) / (2 * a * b)))));
  const upper = straight - opening(UPPER_ARM, distance, hand);
  return { upper, fore: upper + 180 - opening(UPPER_ARM, hand, distance) };
}

/** A closed hand with its thumb forward. */
const FIST: readonly Knot[] = [
  [-2.4, -1.6],
  [2.2, -1.8],
  [3.6, -0.4],
  [3.2, 1.4],
  [3.3, 3.4],
  [0.8, 4.8],
  [-2, 4.2],
  [-3, 1.6],
];

/** An arm from the shoulder: the fist first, the sleeve over it. */
export function arm(shoulder: Point, pose: ArmPose): Part[] {
  const elbow = reach(shoulder, pose.upper, UPPER_ARM);
  const wrist = reach(elbow, pose.fore, FOREARM);
  const upper: Bone = { from: shoulder, angle: pose.upper, length: UPPER_ARM, stations: SLEEVE };
  const fore: Bone = { from: elbow, angle: pose.fore, length: FOREARM, stations: CUFF };
  const cuff = alongBone(elbow, pose.fore);
  return [
    part(placed(FIST, alongBone(wrist, pose.fore)), { of: 'skin' }),
    part(tube([upper, fore]), {
      cuts: [
        placed(
          [
            [-2.8, 0.74 * FOREARM],
            [2.8, 0.7 * FOREARM],
          ],
          cuff,
        ),
      ],
      lights: [light([upper], 0.25, 0.75)],
    }),
  ];
}
