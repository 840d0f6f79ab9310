/** Text that comes in pieces, cut into lines. */

/** A line longer than this is passed on as null: it is more than any position or record needs. */
export const LONGEST_LINE = 1_000_000;

/**
 * The lines of a stream of UTF-8, without their ends, as many at a time as have come; null stands for a line that is too
 * long, and is read past. What follows the last line end is a line too. Bytes that are no UTF-8 become U+FFFD.
 */
export async function* linesIn(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly (string | null)[]> {
  const decoder = new TextDecoder();
  let rest = '';
  // Whether the line under way is too long already.
  let isLong = false;
  for await (const piece of source) {
    const [first = '', ...more] = decoder.decode(piece, { stream: true }).split('\n');
    rest = isLong ? '' : rest + first;
    isLong ||= rest.length > LONGEST_LINE;
    if (more.length === 0) continue;
    const lines = [isLong ? null : rest, ...more.slice(0, -1).map(shortEnough)];
    rest = more.at(-1) ?? '';
    isLong = rest.length > LONGEST_LINE;
    yield lines;
  }
  if (isLong || rest !== '') yield [isLong ? null : rest];
}

const shortEnough = (line: string): string | null => (line.length > LONGEST_LINE ? null : line);
