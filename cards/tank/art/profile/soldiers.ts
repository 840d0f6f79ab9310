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
  'mg-prone': {
    lean: 76,
    head: 66,
    nearLeg: { thigh: -78, shin: -86, foot: -70 },
    farLeg: { thigh: -62, shin: -82, foot: -70 },
    nearArm: { upper: 24, fore: 88 },
    farArm: { upper: 62, fore: 90 },
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
    lean: 16,
    head: 10,
    nearLeg: { thigh: -24, shin: -40, foot: -26 },
    farLeg: { thigh: 46, shin: 4, foot: 8 },
    nearArm: { upper: 0, fore: 74 },
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
