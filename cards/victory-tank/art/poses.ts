/** The poses of the scenes. */
import type { Pose } from '../../../src/kit/engrave/figure.ts';
import type { Weapon } from './equipment.ts';

export const POSES = {
  /** A steady stride, the bayonet forward. */
  stride: {
    lean: 9,
    head: 6,
    nearLeg: { thigh: -20, shin: -36, foot: -30 },
    farLeg: { thigh: 32, shin: 6, foot: 14 },
    nearArm: { upper: -28, fore: 46 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 112 },
  },
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
  /** Crouching forward, the bayonet low. */
  charge: {
    lean: 20,
    head: 16,
    nearLeg: { thigh: 58, shin: -2, foot: 6 },
    farLeg: { thigh: -34, shin: -52, foot: -38 },
    nearArm: { upper: -36, fore: 34 },
    farArm: 'on-rifle',
    weapon: { kind: 'rifle', hand: 'near', angle: 104 },
  },
  /** Running, bent low, the rifle at the trail. */
  run: {
    lean: 26,
    head: 20,
    nearLeg: { thigh: 66, shin: -20, foot: 8 },
    farLeg: { thigh: -26, shin: -84, foot: -58 },
    nearArm: { upper: -34, fore: 18 },
    farArm: { upper: 44, fore: 118 },
    weapon: { kind: 'rifle', hand: 'near', angle: 96 },
  },
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
