/** Soldiers in any pose, with what each army wears and carries, as a linocut: solid parts parted by thin cut lines. */
import { apply, type Matrix, type Point } from '../path/matrix.ts';
import { placed, placing, type Knot } from '../knots.ts';
import {
  alongBone,
  arm,
  armTo,
  leg,
  reach,
  wristOf,
  type ArmPose,
  type Footwear,
  type LegPose,
} from './limbs.ts';
import { movedPart, part, type Part } from '../linocut.ts';

/**
 * What a soldier wears and carries, in hundredths of his height. Heads stand on the neck's foot, packs hang in the
 * frame of the body, weapons point along x from the hand that holds them.
 */
export interface Equipment<Weapon extends string = string> {
  readonly footwear: Footwear;
  /** How far the skirt of the tunic hangs: 1 over the hips, less for a blouse, more for a smock; 1 where left out. */
  readonly skirt?: number;
  /** Light patches on the tunic, such as camouflage, in the frame of the body. */
  readonly patches?: readonly (readonly Knot[])[];
  readonly head: readonly Part[];
  readonly pack: readonly Part[];
  readonly weapons: Readonly<Record<Weapon, readonly Part[]>>;
}

/** Angles in degrees; see `limbs.ts`. Near limbs are the ones on the viewer's side. */
export interface Pose<Weapon extends string = string> {
  /** How far the body leans forward. */
  readonly lean: number;
  /** How far the head is raised against the body's lean. */
  readonly head: number;
  readonly nearLeg: LegPose;
  readonly farLeg: LegPose;
  /** The near hand may be at the trigger of a rifle whose butt is in the shoulder. */
  readonly nearArm: ArmPose | 'at-trigger';
  /** The far hand may hold the rifle that the near one carries. */
  readonly farArm: ArmPose | 'on-rifle';
  /** Which weapon is in which hand; its muzzle points along `angle`. */
  readonly weapon: {
    readonly kind: Weapon;
    readonly hand: 'near' | 'far';
    readonly angle: number;
  };
}

const TORSO = 27;
/** Heads are drawn a little larger than life: helmets tell the armies apart. */
const HEAD = 1.18;
const SHOULDER: Point = [0.6, -TORSO + 3.5];

/** The tunic in the frame of the body: the hip at the origin, y down, x forward; belt, braces, a lit chest. */
const TUNIC = part(
  [
    [-2.2, -TORSO - 1.8],
    [3.4, -TORSO - 1],
    [7.2, -22],
    [8, -15.5],
    [6.7, -7],
    [7.2, -2],
    [-6.6, -2],
    [-6.2, -7],
    [-7.2, -16],
    [-6.6, -23.5],
  ],
  {
    cuts: [
      [
        [-6.3, -6.6],
        [0, -5.6],
        [6.7, -7],
      ],
      [
        [-6.3, -4.2],
        [0, -3.2],
        [6.7, -4.6],
      ],
      [
        [0.4, -TORSO],
        [4.8, -19],
        [5, -7],
      ],
    ],
    lights: [
      [
        [4.4, -24],
        [6.7, -20.5],
        [7.2, -15],
        [6, -9],
        [5.6, -14],
        [5.4, -19],
      ],
    ],
  },
);

const NECK = part([
  [-2.6, -TORSO - 4],
  [2.8, -TORSO - 4],
  [3.2, -TORSO + 1],
  [-3, -TORSO + 1],
]);

/** The skirt of the tunic hangs from the belt and is pushed out by the thighs. */
function skirt(body: Matrix, thighs: readonly number[], share = 1): Part {
  const front = Math.max(...thighs);
  const back = Math.min(...thighs);
  const hem = (angle: number, side: number, length: number): Point =>
    apply(alongBone([0, 0], angle), [side, length]);
  const [fx, fy] = hem(Math.max(front * 0.85, 6), 6.9, 12.5 * share);
  const [bx, by] = hem(Math.min(back * 0.8, -4), -7.2, 12 * share);
  const belt = placed(
    [
      [-5.9, -5],
      [6.1, -5],
    ],
    body,
  );
  const start = belt[0] ?? [0, 0];
  const end = belt[1] ?? [0, 0];
  const fold = (share: number): Knot[] => [
    [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + 3.5],
    [bx + (fx - bx) * share, by + (fy - by) * share - 2.2],
  ];
  return part([start, end, [fx, fy, 'sharp'], [(fx + bx) / 2, (fy + by) / 2 + 0.8], [bx, by, 'sharp']], {
    cuts: share < 0.7 ? [] : [fold(0.3), fold(0.52), fold(0.78)],
  });
}

/** The head and its helmet, far enough forward of the collar to look where it goes. */
function head(body: Matrix, pose: Pose, worn: readonly Part[]): Part[] {
  const [x, y] = apply(body, [1.6, -TORSO - 1]);
  const place = placing(x, y, pose.lean - pose.head, HEAD);
  return worn.map((piece) => movedPart(piece, place));
}

const weaponIn = (hand: Point, angle: number, weapon: readonly Part[]): Part[] =>
  weapon.map((piece) => movedPart(piece, placing(hand[0], hand[1], 90 - angle)));

/** The distance of the far hand along the rifle, from the one that carries it; nearer where the rifle is aimed. */
const FORE_END = { carried: 20, aimed: 15 } as const;

/** The trigger of an aimed rifle, from the shoulder: its butt is in the shoulder and its stock at the cheek. */
const TRIGGER: Point = [13.5, -4.5];

/** How both arms hold a weapon. */
function armsOf(pose: Pose, shoulder: Point): { readonly near: ArmPose; readonly far: ArmPose } {
  const { nearArm, farArm, weapon } = pose;
  const isAimed = nearArm === 'at-trigger';
  const near = isAimed ? armTo(shoulder, [shoulder[0] + TRIGGER[0], shoulder[1] + TRIGGER[1]]) : nearArm;
  if (farArm !== 'on-rifle') return { near, far: farArm };
  const foreEnd = reach(wristOf(shoulder, near), weapon.angle, isAimed ? FORE_END.aimed : FORE_END.carried);
  return { near, far: armTo(farShoulderOf(shoulder), foreEnd) };
}

const farShoulderOf = ([x, y]: Point): Point => [x + 2.4, y - 0.2];

/** The parts of a figure in the order in which they are laid, the hip at the origin, facing right. */
export function figureParts<Weapon extends string>(
  pose: Pose<Weapon>,
  equipment: Equipment<Weapon>,
): readonly Part[] {
  const body = placing(0, 0, pose.lean);
  const shoulder = apply(body, SHOULDER);
  const farShoulder = farShoulderOf(shoulder);
  const arms = armsOf(pose, shoulder);
  const { footwear, pack, weapons, patches = [] } = equipment;
  const tunic = { ...TUNIC, lights: [...TUNIC.lights, ...patches] };
  const hand = pose.weapon.hand === 'near' ? wristOf(shoulder, arms.near) : wristOf(farShoulder, arms.far);
  const weapon = weaponIn(hand, pose.weapon.angle, weapons[pose.weapon.kind]);
  return [
    ...arm(farShoulder, arms.far),
    ...(pose.weapon.hand === 'far' ? weapon : []),
    ...leg([1, 0], pose.farLeg, footwear),
    ...leg([-0.6, 0.4], pose.nearLeg, footwear),
    ...pack.map((piece) => movedPart(piece, body)),
    ...[NECK, tunic].map((piece) => movedPart(piece, body)),
    skirt(body, [pose.nearLeg.thigh, pose.farLeg.thigh], equipment.skirt),
    ...head(body, pose, equipment.head),
    ...(pose.weapon.hand === 'near' ? weapon : []),
    ...arm(shoulder, arms.near),
  ];
}

/** The lowest point of a figure below its hip. */
export const standing = (parts: readonly Part[]): number =>
  Math.max(...parts.flatMap(({ outline: knots }) => knots.map(([, y]) => y)));
