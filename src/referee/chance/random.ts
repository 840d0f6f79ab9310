import { hashOf } from '../hash.ts';
import type { ScriptFault } from '../messages/faults.ts';

/**
 * Chance as plain values. A seed and a counter say everything, so that a position may hold its chance, a copy draws
 * the same lots, and two uses of one seed are kept apart by a name.
 *
 *     const { order, chance } = shuffle(chanceOf('seven'), 'pile', ['a', 'b', 'c']);
 */

/** Forced results, by what is drawn for: each list is used from its front. A printed example replays exactly by it. */
export type Script = Readonly<Record<string, readonly (string | number)[]>>;

/** Where lots come from. */
export interface Chance {
  readonly seed: string;
  /** Lots drawn so far. */
  readonly drawn: number;
  /** Results still to be forced. */
  readonly script: Script;
  /** What was wrong with the script so far. */
  readonly refused: readonly ScriptFault[];
}

/** Fresh chance from a seed (any text) and, if wanted, results to force. */
export function chanceOf(seed: string, script: Script = {}): Chance {
  return { seed, drawn: 0, script, refused: [] };
}

/** Chance of its own for a purpose, so that drawing more for one never changes the lots of another. */
export function split(chance: Chance, purpose: string): Chance {
  return { ...chance, seed: `${chance.seed}/${purpose}`, drawn: 0 };
}

/** Two rounds of multiply and shift that spread every bit of the input over the output (murmur3's finaliser). */
function spread(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Lots from 32 bits of seed, by number: `lots(sides)` is 0 to sides - 1, each as likely as the others. For playouts,
 * where a chance value a lot would be slow; `drawn` lots are skipped.
 */
export function lotsOf(seed: string, drawn = 0): (sides: number) => number {
  const key = hashOf(seed);
  let counter = drawn;
  return (sides) => {
    // Of nothing there is nothing to draw, and the loop below would never end.
    if (sides < 1) throw new RangeError(`a lot among ${sides}`);
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    for (;;) {
      const bits = spread(spread(key + Math.imul(counter++, 0x9e3779b9)) ^ key);
      if (bits < fair) return bits % sides;
    }
  };
}

/**
 * The items in a random order: those the script names for this purpose come first, in its order.
 * A scripted item that is not there is refused, in `chance.refused`.
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
