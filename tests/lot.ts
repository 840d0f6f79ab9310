/**
 * What is different each day: a part of many, by lot, and games and positions to try. `npm test` looks at another part
 * each day, `npm run differential` at all. A failing test names its day, and `FIELDKIT_DAY=<day>` before the command has
 * the same again.
 */
import { lotsOf } from '../src/referee/chance/random.ts';

/** Whether this is the long run. */
export const LONG = import.meta.env.MODE === 'long';

/** The seed of all that changes by the day: one for a whole run, also where it goes past midnight (`vitest.config.ts`). */
export const DAY = process.env['FIELDKIT_DAY'] ?? new Date().toISOString().slice(0, 10);

/** What a failing test adds to what it found. */
export const AGAIN = LONG ? 'of all' : `of a part; again by FIELDKIT_DAY=${DAY}`;

/** Asked of one after the other, says of one in `of` that it is looked at; in the long run of each. */
export function drawnFrom(name: string, of: number): () => boolean {
  const lot = lotsOf(`${DAY} ${name}`);
  return () => LONG || lot(of) === 0;
}

/** One of a few that are alike, by lot; in the long run each. */
export function ofToday<Each>(name: string, all: readonly Each[]): readonly Each[] {
  const place = lotsOf(`${DAY} ${name}`)(all.length);
  return LONG ? all : all.slice(place, place + 1);
}

/** One in `of` of many that are alike, evenly: others each day, in the long run each. */
export function shareOfToday<Each>(name: string, all: readonly Each[], of: number): readonly Each[] {
  const first = lotsOf(`${DAY} ${name}`)(of);
  return LONG ? all : all.filter((_, index) => index % of === first);
}
