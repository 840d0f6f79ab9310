/** Soldiers of 1944 in the poses of the cards, and the squads of the infantry cards. */
import type { Detail, Inks } from '../../../../src/kit/engrave/burin.ts';
import { figureParts, standing, type Pose } from '../../../../src/kit/engrave/figures/figure.ts';
import { CHARGE, RUN, STRIDE } from '../../../../src/kit/engrave/figures/soldier-poses.ts';
import { placing } from '../../../../src/kit/engrave/knots.ts';
import { paintParts, type CutInks } from '../../../../src/kit/engrave/linocut.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import type { Weapon } from './small-arms.ts';
import { TROOPS, type Dress } from './troops.ts';

const CROUCH = { thigh: 88, shin: -4, foot: 2 } as const;
/** Lying flat, one knee drawn up a little. */
const LYING = {
  nearLeg: { thigh: -92, shin: -90, foot: -70 },
  farLeg: { thigh: -72, shin: -104, foot: -86 },
} as const;
const KNEE_DOWN = { thigh: -4, shin: -84, foot: -84 } as const;

const STANCES = {
  charge: CHARGE,
  run: RUN,
  dash: {
    lean: 24,
    head: 18,
    nearLeg: { thigh: -32, shin: -72, foot: -48 },
    farLeg: { thigh: 68, shin: 14, foot: 16 },
    nearArm: { upper: -20, fore: 62 },
    farArm: 'on-rifle',
    weapon: { kind: 'gun', hand: 'near', angle: 98 },
  },
  stride: STRIDE,
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
    nearArm: 'at-trigger',
    farArm: 'on-rifle',
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
    ...LYING,
    lean: 68,
    head: 56,
    nearArm: { upper: 8, fore: 100 },
    farArm: { upper: 40, fore: 104 },
    weapon: { kind: 'rifle', hand: 'near', angle: 92 },
  },
  'prone-piat': {
    ...LYING,
    lean: 68,
    head: 56,
    nearArm: { upper: 6, fore: 100 },
    farArm: { upper: 46, fore: 100 },
    weapon: { kind: 'piat', hand: 'near', angle: 95 },
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
  'mg-prone': {
    ...LYING,
    lean: 68,
    head: 58,
    nearArm: { upper: 18, fore: 96 },
    farArm: { upper: 46, fore: 100 },
    weapon: { kind: 'mg', hand: 'near', angle: 91 },
  },
  'mg-hip': {
    lean: 12,
    head: 8,
    nearLeg: { thigh: -22, shin: -38, foot: -26 },
    farLeg: { thigh: 40, shin: 4, foot: 8 },
    nearArm: { upper: -24, fore: 72 },
    farArm: { upper: 40, fore: 70 },
    weapon: { kind: 'mg', hand: 'near', angle: 88 },
  },
  stick: {
    lean: 10,
    head: 6,
    nearLeg: { thigh: -28, shin: -44, foot: -30 },
    farLeg: { thigh: 48, shin: 6, foot: 8 },
    nearArm: { upper: -120, fore: -160 },
    farArm: { upper: 70, fore: 86 },
    weapon: { kind: 'stick', hand: 'near', angle: 190 },
  },
  spray: {
    lean: 22,
    head: 18,
    nearLeg: { thigh: -34, shin: -54, foot: -36 },
    farLeg: { thigh: 60, shin: 2, foot: 6 },
    nearArm: { upper: -20, fore: 74 },
    farArm: { upper: 46, fore: 86 },
    weapon: { kind: 'pipe', hand: 'near', angle: 92 },
  },
  spot: {
    lean: 6,
    head: 4,
    nearLeg: KNEE_DOWN,
    farLeg: CROUCH,
    nearArm: { upper: 42, fore: 150 },
    farArm: { upper: 56, fore: 150 },
    weapon: { kind: 'glasses', hand: 'near', angle: 94 },
  },
  'spot-standing': {
    lean: 2,
    head: 2,
    nearLeg: { thigh: -8, shin: -10, foot: -2 },
    farLeg: { thigh: 10, shin: 4, foot: 2 },
    nearArm: { upper: 48, fore: 150 },
    farArm: { upper: 62, fore: 150 },
    weapon: { kind: 'glasses', hand: 'near', angle: 94 },
  },
  drop: {
    lean: 30,
    head: 4,
    nearLeg: { thigh: 70, shin: -60, foot: -20 },
    farLeg: { thigh: 84, shin: 0, foot: 4 },
    nearArm: { upper: 96, fore: 92 },
    farArm: { upper: 20, fore: 60 },
    weapon: { kind: 'stick', hand: 'near', angle: 12 },
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
    lean: -6,
    head: 2,
    nearLeg: { thigh: -20, shin: -40, foot: -20 },
    farLeg: { thigh: 46, shin: 14, foot: 16 },
    nearArm: { upper: -104, fore: -196 },
    farArm: { upper: 84, fore: 78 },
    weapon: { kind: 'none', hand: 'near', angle: 150 },
  },
  cower: {
    lean: 58,
    head: 6,
    nearLeg: { thigh: 84, shin: -66, foot: -30 },
    farLeg: { thigh: 104, shin: -26, foot: 6 },
    nearArm: { upper: 92, fore: 214 },
    farArm: { upper: 104, fore: 206 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  flee: {
    lean: 30,
    head: 24,
    nearLeg: { thigh: 70, shin: -10, foot: 20 },
    farLeg: { thigh: -36, shin: -96, foot: -70 },
    nearArm: { upper: -56, fore: 34 },
    farArm: { upper: 58, fore: 140 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  pinned: {
    ...LYING,
    lean: 76,
    head: 34,
    nearArm: { upper: 96, fore: 214 },
    farArm: { upper: 84, fore: 200 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  bail: {
    lean: 42,
    head: 34,
    nearLeg: { thigh: 84, shin: -34, foot: 4 },
    farLeg: { thigh: 10, shin: -76, foot: -50 },
    nearArm: { upper: -84, fore: -30 },
    farArm: { upper: 118, fore: 92 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  reel: {
    lean: -8,
    head: -16,
    nearLeg: { thigh: 22, shin: -40, foot: -10 },
    farLeg: { thigh: 40, shin: 10, foot: 20 },
    nearArm: { upper: 100, fore: 190 },
    farArm: { upper: 60, fore: 40 },
    weapon: { kind: 'none', hand: 'near', angle: 90 },
  },
  crouch: {
    lean: 52,
    head: 10,
    nearLeg: { thigh: 84, shin: -66, foot: -30 },
    farLeg: { thigh: 104, shin: -26, foot: 6 },
    nearArm: { upper: 30, fore: 120 },
    farArm: { upper: 40, fore: 140 },
    weapon: { kind: 'rifle', hand: 'near', angle: 150 },
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

// The infantry cards: who stands where, in shares of the picture's width and height.

interface Man {
  readonly dress: Dress;
  readonly stance: Stance;
  /** Where he stands: from the middle, as a share of the width. */
  readonly at: number;
  /** His height as a share of the tallest. */
  readonly size?: number;
}

export interface Squad {
  readonly men: readonly Man[];
  /** The vehicle behind them. */
  readonly ride?: 'm3';
  /** Parachutes in the sky. */
  readonly canopies?: true;
  readonly arms: string;
}

const man = (dress: Dress, stance: Stance, at: number, size?: number): Man => ({
  dress,
  stance,
  at,
  ...(size === undefined ? {} : { size }),
});

export const SQUADS = {
  panzergrenadiers: {
    men: [man('german', 'stick', -0.34), man('german', 'dash', 0.3), man('german', 'mg-prone', -0.06, 1.15)],
    arms: 'Rifles and a machine gun',
  },
  fallschirmjaeger: {
    men: [man('jaeger', 'wave', -0.33), man('jaeger', 'dash', -0.02), man('jaeger', 'aim', 0.2, 1.15)],
    canopies: true,
    arms: 'Parachute rifles',
  },
  'panzerschreck-team': {
    men: [man('german', 'load', -0.3, 1.28), man('german', 'shoulder', 0.06, 1.28)],
    arms: '8.8 cm rocket',
  },
  'armored-infantry': {
    men: [man('american', 'mg-hip', -0.3, 0.95), man('american', 'aim', 0.25, 1.05)],
    ride: 'm3',
    arms: 'Rifles and a half-track',
  },
  'us-airborne': {
    men: [
      man('us-airborne', 'charge', -0.33),
      man('us-airborne', 'hip', -0.02),
      man('us-airborne', 'aim', 0.22, 1.15),
    ],
    canopies: true,
    arms: 'Rifles and carbines',
  },
  'bazooka-team': {
    men: [man('american', 'load', -0.3, 1.28), man('american', 'shoulder', 0.06, 1.28)],
    arms: '2.36-inch rocket',
  },
  'infantry-section': {
    men: [
      man('british', 'charge', -0.33),
      man('british', 'stride', 0.275),
      man('british', 'mg-prone', -0.02, 1.15),
    ],
    arms: 'Rifles and a Bren gun',
  },
  'uk-airborne': {
    men: [
      man('uk-beret', 'point', -0.34),
      man('uk-airborne', 'dash', -0.08),
      man('uk-airborne', 'aim', 0.15, 1.15),
    ],
    canopies: true,
    arms: 'Rifles and Sten guns',
  },
  'piat-team': {
    men: [man('british', 'spot', -0.335, 1.2), man('british', 'prone-piat', 0.06, 1.25)],
    arms: 'Projector, anti-tank',
  },
} as const satisfies Readonly<Record<string, Squad>>;

export type SquadId = keyof typeof SQUADS;
