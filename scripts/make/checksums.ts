/** The list of sums that stands beside files, for whoever wants to know that they are whole. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the list of sums is called. */
export const SUMS = 'SHA256SUMS';

/** A pipe or a folder is nothing to read sums of. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Lines of a list of sums as `sha256sum` writes it, by file. */
export const readSums = (path: string): ReadonlyMap<string, string> =>
  new Map(
    (isFile(path) ? readFileSync(path, 'utf8') : '').split('\n').flatMap((line): [string, string][] => {
      const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      return sum && name ? [[name, sum]] : [];
    }),
  );

/** A list of sums by file, as `sha256sum --check` reads it. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');

/** The sum of a file. */
export const sumOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Whether a file stands there that the list of sums beside it does not know, or knows otherwise. */
export function isStrange(folder: string, file: string): boolean {
  const path = join(folder, file);
  if (!existsSync(path)) return false;
  const sum = readSums(join(folder, SUMS)).get(file);
  return sum === undefined || !unchanged(path, sum);
}

/** Whether the file is there just as it was written. */
export const unchanged = (path: string, sum: string): boolean =>
  isFile(path) && sumOf(readFileSync(path)) === sum;
