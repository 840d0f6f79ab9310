/** The poses of the scenes. */
import type { Pose } from '../../../src/kit/engrave/figure.ts';
import { CHARGE, RUN, STRIDE } from '../../../src/kit/engrave/gaits.ts';
import type { Weapon } from './equipment.ts';

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
