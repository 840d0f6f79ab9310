/** The wheel, the tracks and the tokens of The Fog of War. */
import type { Side } from './sides.ts';

/** The spaces on the rim of the operation wheel. */
export const OPERATIONS = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface DialFace {
  readonly launch: boolean;
  readonly intel: boolean;
  /** What it adds to the side that is attacked, or that attacks. */
  readonly bonus: 'defence' | 'attack' | null;
}

/**
 * What the dial shows over a space, by how often it was turned since the operation began: 0 is the window NEW OP. Turned a
 * sixth time the operation is lost. It follows from what the rulebook says of its pictures.
 */
export const DIAL: readonly DialFace[] = [
  { launch: false, intel: false, bonus: null },
  { launch: false, intel: true, bonus: null },
  { launch: true, intel: true, bonus: 'defence' },
  { launch: true, intel: true, bonus: null },
  { launch: true, intel: true, bonus: null },
  { launch: true, intel: true, bonus: 'attack' },
];

/** Spaces of the industry track. The rulebook tells of 6, 8 and 10; the others are ours. */
export const INDUSTRY = [4, 6, 8, 10, 12, 14, 16, 18] as const;

/** What a side begins with (F-004, F-005). */
export const START = {
  axis: { intel: 5, industry: 8 },
  allies: { intel: 7, industry: 6 },
} as const satisfies Record<Side, { readonly intel: number; readonly industry: number }>;

/** Points at which the Axis has won (F-180). */
export const GOAL = 70;

/** Cards that a hand is filled up to. */
export const HAND = 3;

/** Intelligence tokens in the box. */
export const INTEL_TOKENS = 20;

/** What a landing adds to the defence (F-080), and across a strait (F-192). */
export const INVASION = 4;
export const STRAIT_INVASION = 2;
