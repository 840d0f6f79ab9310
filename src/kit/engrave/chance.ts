/** Chance that a drawing repeats: the same seed draws the same picture in every build and on every machine. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createNoise2D } from 'simplex-noise';
import { hashBytes } from '../hash.ts';

/** A run of numbers drawn from a seed. */
export interface Chance {
  /** At least 0, below 1. */
  readonly share: () => number;
  /** From `low` up to `high`. */
  readonly between: (low: number, high: number) => number;
  /** One of the things given. */
  readonly pick: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  /** True this often out of 1. */
  readonly odds: (share: number) => boolean;
}

/** Chance from a seed: any text. Two purposes that should not disturb each other take two seeds. */
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

/** A smooth random landscape from -1 to 1 whose hills are about 1 apart. */
export type Noise = (x: number, y: number) => number;

export const noiseOf = (seed: string): Noise => createNoise2D(chanceOf(seed).share);

/** Numbers that are spread evenly over 0 to 1 and follow no pattern the eye finds: golden-ratio steps. */
export const scattered = (index: number): number => (index * 0.618033988749895) % 1;
