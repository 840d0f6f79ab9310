/** What the makers of a run share. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { progressFor, type Progress } from '../cli/progress.ts';
import { placeText, reportText, sizeText, type Made } from '../cli/run-report.ts';
import { mention, say } from '../cli/terminal.ts';
import { CACHE_FOLDER, cacheFor, SHARE, type Cache } from './cache.ts';
import { openOut, type Out } from './output.ts';

export interface Run {
  readonly out: Out;
  readonly cache: Cache;
  readonly progress: Progress;
  /** Pictures drawn at once. */
  readonly lanes: number;
}

/** Options of every command that makes files. */
export interface RunOptions {
  readonly out: string;
  readonly cache: boolean;
  readonly workers: number;
}

/** Pictures are drawn by native threads; Node has four. */
export const MOST_LANES = 4;
export const USUAL_LANES = Math.min(MOST_LANES, availableParallelism());

/**
 * V8 flags: most drawing code runs for some tenths of a second. Compiling it later and inlining less takes no longer,
 * and saves an eighth of CPU time. Not for commands that play thousands of games.
 */
const THRIFT = [
  '--invocation-count-for-maglev=2500',
  '--invocation-count-for-turbofan=15000',
  '--max-inlined-bytecode-size-cumulative=300',
  '--no-parallel-scavenge',
] as const;

/** What is kept for the next run, and how to be rid of it. */
const keptText = (bytes: number): string =>
  `Drawings are kept for the next run: ${sizeText(bytes)}, at most ${Math.round(SHARE / 1e6)} MB, in ` +
  `${placeText(CACHE_FOLDER)}; \`npx fieldkit clear-cache\` deletes them.`;

/**
 * Runs `make`, moves its files into place, all or none, and prints their table. Any failure leaves the output folder as
 * it was.
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
    const kept = cache.trim();
    progress.end();
    say(reportText(made, out.folder, performance.now() - started, removed));
    if (kept !== undefined) say(keptText(kept));
  } finally {
    progress.end();
    out.discard();
  }
}
