/** Kinds of failure while making a file, so that the reader can be told what to do. */

export const BREAKS = ['fonts', 'scripts', 'memory', 'unknown'] as const;
export type Break = (typeof BREAKS)[number];

/** The same promise, but its rejection is marked with this kind. */
async function breaking<Value>(kind: Break, promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw new Error(String(error), { cause: kind });
  }
}

/** For lazily loaded scripts: the network may be gone by then. */
export const brought = <Value>(scripts: Promise<Value>): Promise<Value> => breaking('scripts', scripts);

export const fetchedFonts = <Value>(fonts: Promise<Value>): Promise<Value> => breaking('fonts', fonts);

/** The kind of an error. Browsers report being out of memory as a RangeError. */
export function breakOf(error: unknown): Break {
  if (error instanceof RangeError) return 'memory';
  const cause = error instanceof Error ? error.cause : undefined;
  return BREAKS.find((kind) => kind === cause) ?? 'unknown';
}
