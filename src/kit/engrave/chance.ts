/**
 * Repeatable randomness for drawings: the same seed draws the same picture in every build and on every
 * machine.
 */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createNoise2D } from 'simplex-noise';
import { hashBytes } from '../content-hash.ts';

/** A seeded random number generator. */
export interface Chance {
  /** At least 0, below 1. */
  readonly share: () => number;
  /** From `low` up to `high`. */
  readonly between: (low: number, high: number) => number;
  /** A random item. */
  readonly pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  /** True with this probability. */
  readonly odds: (share: number) => boolean;
}

/**
 * A generator from a seed, which is any text. Purposes that must not affect each other need different seeds.
 */
export function chanceOf(seed: string): Chance {
  const generator = xoroshiro128plus(Number.parseInt(hashBytes(seed).slice(0, 8), 16) | 0);
  const share = (): number => uniformFloat64(generator);
  return {
    share,
    between: (low, high) => low + (high - low) * share(),
    pick: (things) => things[Math.floor(share() * things.length)] ?? things[0],
    odds: (wanted) => share() < wanted,
  };
}

/** Smooth noise from -1 to 1 whose hills are about 1 apart. */
export type Noise = (x: number, y: number) => number;

export const noiseOf = (seed: string): Noise => createNoise2D(chanceOf(seed).share);

/** A low-discrepancy sequence in 0 to 1 (golden-ratio steps): even, without a visible pattern. */
export const scattered = (index: number): number => (index * 0.618033988749895) % 1;
