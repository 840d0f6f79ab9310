/** What a benchmark measures, and how. */

/** A row of the table that `npm run bench` prints. */
export interface Figure {
  /** What was measured. */
  readonly what: string;
  /** What it is held to, or nothing for a figure that stands beside. */
  readonly bar: string;
  /** What was found, with its unit. */
  readonly found: string;
  /** Whether the bar is held; undefined where there is none. */
  readonly held?: boolean;
}

/** A benchmark: its rows are measured one after the other, in one process. */
export type Bench = () => Promise<readonly Figure[]>;

/** The middle of some figures; the upper one of two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Milliseconds that a piece of work takes. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How often in a second something is done, the median of several rounds after one to warm up. Each round does it until
 * `least` milliseconds are over; `work` is told the round and the turn in it, and answers how often it did it.
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

/** "412,000", three figures that mean something. */
export const rounded = (number: number): string =>
  Number(number.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 4 });
