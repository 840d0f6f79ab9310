/** Poses of soldiers advancing with a rifle, for any war. */
import type { Pose } from './figure.ts';

/** A steady stride, the bayonet forward. */
export const STRIDE = {
  lean: 9,
  head: 6,
  nearLeg: { thigh: -20, shin: -36, foot: -30 },
  farLeg: { thigh: 32, shin: 6, foot: 14 },
  nearArm: { upper: -28, fore: 46 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 112 },
} as const satisfies Pose<'rifle'>;

/** Crouching forward, the bayonet low. */
export const CHARGE = {
  lean: 20,
  head: 16,
  nearLeg: { thigh: 58, shin: -2, foot: 6 },
  farLeg: { thigh: -34, shin: -52, foot: -38 },
  nearArm: { upper: -36, fore: 34 },
  farArm: 'on-rifle',
  weapon: { kind: 'rifle', hand: 'near', angle: 104 },
} as const satisfies Pose<'rifle'>;

/** Running, bent low, the rifle at the trail. */
export const RUN = {
  lean: 26,
  head: 20,
  nearLeg: { thigh: 66, shin: -20, foot: 8 },
  farLeg: { thigh: -26, shin: -84, foot: -58 },
  nearArm: { upper: -34, fore: 18 },
  farArm: { upper: 44, fore: 118 },
  weapon: { kind: 'rifle', hand: 'near', angle: 96 },
} as const satisfies Pose<'rifle'>;
