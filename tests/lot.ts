/**
 * Random tests, seeded by the date: `npm test` tries a different part each day, `npm run differential` everything. A
 * failing test names its day; set `FIELDKIT_DAY=<day>` to reproduce it.
 */
import { lotsOf } from '../src/referee/chance/random.ts';

/** Whether this is the long run (`npm run differential`). */
export const LONG = import.meta.env.MODE === 'long';

/** The day's seed, the same for a whole run even past midnight (`vitest.config.ts`). */
export const DAY = process.env['FIELDKIT_DAY'] ?? new Date().toISOString().slice(0, 10);

/** Added to the names and messages of such tests, to reproduce a failure. */
export const AGAIN = LONG ? 'of all' : `of a part; again by FIELDKIT_DAY=${DAY}`;

/** A function that returns true for about one call in `of`; in the long run always. */
export function drawnFrom(name: string, of: number): () => boolean {
  const lot = lotsOf(`${DAY} ${name}`);
  return () => LONG || lot(of) === 0;
}

/** One of several similar items, at random; in the long run all. */
export function ofToday<Each>(name: string, all: readonly Each[]): readonly Each[] {
  const place = lotsOf(`${DAY} ${name}`)(all.length);
  return LONG ? all : all.slice(place, place + 1);
}

/** Every `of`th of many similar items, others each day; in the long run all. */
export function shareOfToday<Each>(name: string, all: readonly Each[], of: number): readonly Each[] {
  const first = lotsOf(`${DAY} ${name}`)(of);
  return LONG ? all : all.filter((_, index) => index % of === first);
}
