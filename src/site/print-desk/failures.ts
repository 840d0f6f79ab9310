/** What can break on the way to a file, so that whoever asked for it hears what to do. */

export const BREAKS = ['fonts', 'scripts', 'memory', 'unknown'] as const;
export type Break = (typeof BREAKS)[number];

/** The same promise, whose failure is told to be of that kind. */
async function breaking<Value>(kind: Break, promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw new Error(String(error), { cause: kind });
  }
}

/** Scripts that are brought when they are needed: the network may be gone by then. */
export const brought = <Value>(scripts: Promise<Value>): Promise<Value> => breaking('scripts', scripts);

export const fetchedFonts = <Value>(fonts: Promise<Value>): Promise<Value> => breaking('fonts', fonts);

/** What kind of failure an error is. A browser has no other word for want of memory than a number out of range. */
export function breakOf(error: unknown): Break {
  if (error instanceof RangeError) return 'memory';
  const cause = error instanceof Error ? error.cause : undefined;
  return BREAKS.find((kind) => kind === cause) ?? 'unknown';
}
