import { hashOf } from './fnv-hash.ts';
import type { ScriptFault } from '../messages/kernel-faults.ts';

/**
 * Seeded random numbers as plain values: a seed and a counter are the whole state. A position can hold it, and a copy
 * draws the same numbers. `split` names independent streams of one seed.
 *
 *     const { order, chance } = shuffle(chanceOf('seven'), 'pile', ['a', 'b', 'c']);
 */

/**
 * Forced results by purpose; each list is consumed from its front, so that a printed example replays exactly.
 */
export type Script = Readonly<Record<string, readonly (string | number)[]>>;

/** The state of a random number generator. */
export interface Chance {
  readonly seed: string;
  /** Numbers drawn so far. */
  readonly drawn: number;
  /** Forced results not used yet. */
  readonly script: Script;
  /** Forced results that were impossible. */
  readonly refused: readonly ScriptFault[];
}

export function chanceOf(seed: string, script: Script = {}): Chance {
  return { seed, drawn: 0, script, refused: [] };
}

/** An independent stream for a purpose: drawing from one never changes another. */
function split(chance: Chance, purpose: string): Chance {
  return { ...chance, seed: `${chance.seed}/${purpose}`, drawn: 0 };
}

/** Two rounds of multiply and shift that spread every bit of the input over the output (murmur3's finaliser). */
function spread(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * A fast generator for playouts, with mutable state: `lots(sides)` is uniform over 0 to sides - 1. Skips the
 * first `drawn` numbers.
 */
export function lotsOf(seed: string, drawn = 0): (sides: number) => number {
  const key = hashOf(seed);
  let counter = drawn;
  return (sides) => {
    // The loop below would never end.
    if (sides < 1) throw new RangeError(`a lot among ${sides}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    for (;;) {
      const bits = spread(spread(key + Math.imul(counter++, 0x9e3779b9)) ^ key);
      if (bits < fair) return bits % sides;
    }
  };
}

/**
 * Shuffles the items. Items that the script forces for this purpose come first, in its order; those that do
 * not exist are listed in `chance.refused`.
 */
export function shuffle<Item extends string | number>(
  chance: Chance,
  purpose: string,
  items: readonly Item[],
): { readonly order: readonly Item[]; readonly chance: Chance } {
  const rest = items.slice();
  const order: Item[] = [];
  const refused = chance.refused.slice();
  for (const wanted of chance.script[purpose] ?? []) {
    const [found] = rest.splice(
      rest.findIndex((item) => item === wanted),
      rest.some((item) => item === wanted) ? 1 : 0,
    );
    if (found === undefined) refused.push({ says: 'noneToDraw', purpose, wanted });
    else order.push(found);
  }
  const lot = lotsOf(split(chance, purpose).seed);
  while (rest.length > 0) order.push(...rest.splice(lot(rest.length), 1));
  return { order, chance: { ...chance, drawn: chance.drawn + items.length, refused } };
}
