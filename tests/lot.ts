/**
 * A part of many, by lot: `npm test` looks at another part each day, `npm run differential` at all. A failing test names
 * its seed, and `LOT_SEED=<seed>` before the command has the same part again.
 */
import { lotsOf } from '../src/referee/chance.ts';

/** Whether this is the long run. */
export const LONG = import.meta.env.MODE === 'long';

const SEED = process.env['LOT_SEED'] ?? new Date().toISOString().slice(0, 10);

/** What a failing test adds to what it found. */
export const AGAIN = LONG ? 'of all' : `of a part; again by LOT_SEED=${SEED}`;

/** Asked of one after the other, says of one in `of` that it is looked at; in the long run of each. */
export function drawnFrom(name: string, of: number): () => boolean {
  const lot = lotsOf(`${SEED} ${name}`);
  return () => LONG || lot(of) === 0;
}
