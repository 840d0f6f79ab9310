/** The men of the infantry cards: who stands where, in shares of the picture's width and height. */
import type { Stance } from './stances.ts';
import type { Dress } from './troops.ts';

export interface Man {
  readonly dress: Dress;
  readonly stance: Stance;
  /** From the middle, as a share of the width. */
  readonly at: number;
  /** As a share of the tallest. */
  readonly size?: number;
}

export interface Squad {
  readonly men: readonly Man[];
  /** What they came with, behind them. */
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
    men: [man('german', 'charge', -0.31), man('german', 'dash', 0.02), man('german', 'run', 0.32)],
    arms: 'Rifles and machine pistols',
  },
  fallschirmjaeger: {
    men: [man('jaeger', 'wave', -0.33), man('jaeger', 'dash', -0.02), man('jaeger', 'aim', 0.22, 1.15)],
    canopies: true,
    arms: 'Parachute rifles',
  },
  'panzerschreck-team': {
    men: [man('german', 'load', -0.3, 1.28), man('german', 'shoulder', 0.06, 1.28)],
    arms: '8.8 cm rocket',
  },
  'armored-infantry': {
    men: [man('american', 'charge', -0.3, 0.9), man('american', 'run', 0.3, 0.9)],
    ride: 'm3',
    arms: 'Rifles and a half-track',
  },
  'us-airborne': {
    men: [
      man('us-airborne', 'aim', 0.22, 1.15),
      man('us-airborne', 'wave', -0.34),
      man('us-airborne', 'charge', -0.02),
    ],
    canopies: true,
    arms: 'Rifles and carbines',
  },
  'bazooka-team': {
    men: [man('american', 'load', -0.3, 1.28), man('american', 'shoulder', 0.06, 1.28)],
    arms: '2.36-inch rocket',
  },
  'infantry-section': {
    men: [man('british', 'charge', -0.32), man('british', 'stride', 0), man('british', 'charge', 0.3)],
    arms: 'Rifles and a Bren gun',
  },
  'uk-airborne': {
    men: [
      man('uk-airborne', 'stride', -0.33),
      man('uk-airborne', 'dash', -0.03),
      man('uk-airborne', 'aim', 0.22, 1.15),
    ],
    canopies: true,
    arms: 'Rifles and Sten guns',
  },
  'piat-team': {
    men: [man('british', 'kneel', -0.36, 1.25), man('british', 'prone-piat', 0.06, 1.25)],
    arms: 'Projector, anti-tank',
  },
} as const satisfies Readonly<Record<string, Squad>>;

export type SquadId = keyof typeof SQUADS;
