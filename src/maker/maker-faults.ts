/**
 * Faults of a maker's game. They are thrown, since they arise while the game's own module runs; the commands take them
 * apart again and print each as one line.
 */

/** Tells such an error from others, also where the module that threw it was loaded twice. */
const MARK = 'fieldkit: faults of a game';

interface Cause {
  readonly mark: typeof MARK;
  readonly faults: readonly string[];
}

/** An error with the sentences of these faults. */
export const makerError = (faults: readonly string[]): Error =>
  new Error(faults.join('\n'), { cause: { mark: MARK, faults } satisfies Cause });

const isCause = (value: unknown): value is Cause =>
  typeof value === 'object' && value !== null && 'mark' in value && value.mark === MARK;

/** The sentences of a maker's error; undefined for any other. */
export const makerFaultsIn = (error: unknown): readonly string[] | undefined =>
  error instanceof Error && isCause(error.cause) ? error.cause.faults : undefined;
