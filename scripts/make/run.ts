/** What the makers of one run share. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { progressFor, type Progress } from '../cli/progress.ts';
import { reportText, type Made } from '../cli/report.ts';
import { mention, say } from '../cli/terminal.ts';
import { cacheFor, type Cache } from './cache.ts';
import { openOut, type Out } from './output.ts';

export interface Run {
  readonly out: Out;
  readonly cache: Cache;
  readonly progress: Progress;
  /** Pictures drawn at once. */
  readonly lanes: number;
}

/** What every command that makes files takes. */
export interface RunOptions {
  readonly out: string;
  readonly cache: boolean;
  readonly workers: number;
}

/** Pictures are drawn by native threads; Node has four of them. */
export const MOST_LANES = 4;
export const USUAL_LANES = Math.min(MOST_LANES, availableParallelism());

/**
 * Most of what draws runs for some tenths of a second: compiled later, and with less inside it of what it calls, it takes
 * no longer, and an eighth of the work of all processors is saved. Other commands play thousands of games and want all of it.
 */
const THRIFT = [
  '--invocation-count-for-maglev=2500',
  '--invocation-count-for-turbofan=15000',
  '--max-inlined-bytecode-size-cumulative=300',
  '--no-parallel-scavenge',
] as const;

/**
 * Runs `make` and brings its files into their place, all of them or none; then prints the table of them.
 * Whatever goes wrong leaves the output folder as it was.
 */
export async function runOf(
  options: RunOptions,
  make: (run: Run) => Promise<readonly Made[]>,
): Promise<void> {
  const started = performance.now();
  for (const flag of THRIFT) setFlagsFromString(flag);
  const out = openOut(options.out);
  const progress = await progressFor();
  if (out.putBack)
    mention(
      'An earlier run was cut off while its files came into their places: what was there before it is back.',
    );
  const cache = cacheFor(options);
  try {
    const made = await make({ out, cache, progress, lanes: options.workers });
    const removed = out.commit();
    cache.trim();
    progress.end();
    say(reportText(made, out.folder, performance.now() - started, removed));
  } finally {
    progress.end();
    out.discard();
  }
}
