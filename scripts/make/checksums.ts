/** Reads and writes checksum files, for verifying downloads. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the checksum file. */
export const SUMS = 'SHA256SUMS';

/** Pipes and folders have no checksums to read. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The lines of a checksum file, as from `sha256sum`, by file. */
export const readSums = (path: string): ReadonlyMap<string, string> =>
  new Map(
    (isFile(path) ? readFileSync(path, 'utf8') : '').split('\n').flatMap((line): [string, string][] => {
      const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      return sum && name ? [[name, sum]] : [];
    }),
  );

/** A checksum file's text, for `sha256sum --check`. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');

export const sumOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Whether a file exists, but is not in the folder's checksum file or differs from it. */
export function isStrange(folder: string, file: string): boolean {
  const path = join(folder, file);
  if (!existsSync(path)) return false;
  const sum = readSums(join(folder, SUMS)).get(file);
  return sum === undefined || !unchanged(path, sum);
}

export const unchanged = (path: string, sum: string): boolean =>
  isFile(path) && sumOf(readFileSync(path)) === sum;
