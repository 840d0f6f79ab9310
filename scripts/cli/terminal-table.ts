/** Tables for a terminal. */
import Table from 'cli-table3';

const NOTHING = '';
/** Frameless: a line under the head is enough, and the output is easy to grep and cut. */
const CHARS = {
  top: NOTHING,
  'top-mid': NOTHING,
  'top-left': NOTHING,
  'top-right': NOTHING,
  bottom: NOTHING,
  'bottom-mid': NOTHING,
  'bottom-left': NOTHING,
  'bottom-right': NOTHING,
  left: NOTHING,
  'left-mid': NOTHING,
  mid: NOTHING,
  'mid-mid': NOTHING,
  right: NOTHING,
  'right-mid': NOTHING,
  middle: '  ',
};

export interface TableOptions {
  /** Indexes of right-aligned columns. */
  readonly right?: readonly number[];
}

/** Aligned columns under a head; lines have no trailing spaces. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { right = [] }: TableOptions = {},
): string {
  const columns = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)));
  const set = new Table({
    chars: CHARS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: head.map((_, index) => (right.includes(index) ? 'right' : 'left')),
  });
  const rule = columns.map((width) => '-'.repeat(width));
  set.push([...head], rule, ...rows.map((row) => [...row]));
  return set.toString().replaceAll(/ +$/gm, '');
}
