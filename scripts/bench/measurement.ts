/** The type of a benchmark's results, and tools for measuring. */

/** A row of the table that `npm run bench` prints. */
export interface Figure {
  readonly what: string;
  /** The limit it is held to; empty for a figure given for comparison. */
  readonly bar: string;
  /** The result with its unit. */
  readonly found: string;
  /** Whether it is within the limit; undefined without one. */
  readonly held?: boolean;
}

/** A benchmark: its rows are measured one after the other, in one process. */
export type Bench = () => Promise<readonly Figure[]>;

/** The median; of an even number the upper one. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** ms that `work` takes. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How often per second something is done: the median of several rounds after a warm-up. Each round runs for at least
 * `least` ms; `work` gets the numbers of round and turn, and returns how often it did it.
 */
export function perSecond(
  work: (round: number, turn: number) => number,
  { rounds = 5, least = 500 }: { readonly rounds?: number; readonly least?: number } = {},
): number {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    let done = 0;
    let passed = 0;
    for (let turn = 0; passed < least; turn++) {
      done += work(round, turn);
      passed = performance.now() - start;
    }
    if (round > 0) rates.push((1000 * done) / passed);
  }
  return median(rates);
}

/** "412,000": three significant digits. */
export const rounded = (number: number): string =>
  Number(number.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 4 });
