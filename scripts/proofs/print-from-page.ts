/** Runs `fieldkit print` for the page of proofs: the very command, with what it says and the files it makes. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObject } from '../../src/is-object.ts';
import { PRINTED_EDITIONS } from '../../src/kit/edition.ts';
import { isId } from '../../src/kit/id.ts';
import { SIDES } from '../../src/press/impose/plan/print-options.ts';
import { HOME_PAPERS } from '../../src/press/papers.ts';
import { ROOT } from '../site/make-site.ts';
import type { PrintAnswer, PrintRequest } from './proofs.ts';
import { runChild } from '../cli/run-child.ts';

/** Where the command puts its files. */
export const printFolder = (): string => resolve('print');

const isOneOf = (names: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && names.includes(value);

/** A request as the page sends it; undefined for anything else. */
export function readPrintRequest(text: string): PrintRequest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { game, paper, sides, edition } = value;
    if (typeof game !== 'string' || !isId(game)) return undefined;
    if (!isOneOf(HOME_PAPERS, paper) || !isOneOf(SIDES, sides)) return undefined;
    return isOneOf(PRINTED_EDITIONS, edition) ? { game, paper, sides, edition } : undefined;
  } catch {
    return undefined;
  }
}

/** Every file below a folder with the time of its last change, by path. */
function filesIn(folder: string): ReadonlyMap<string, number> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return new Map(files.map((file) => [file.slice(folder.length + 1), statSync(file).mtimeMs]));
  } catch {
    return new Map();
  }
}

/** Runs the command; `address` is where its folder is served. */
export async function printFromPage(
  shelf: string,
  { game, paper, sides, edition }: PrintRequest,
  address: string,
): Promise<PrintAnswer> {
  const folder = printFolder();
  const before = filesIn(folder);
  const words = ['print', game, '--shelf', shelf, '--out', folder];
  const options = ['--paper', paper, '--sides', sides, '--edition', edition];
  const { status, said } = await runChild([join(ROOT, 'scripts/fieldkit.cjs'), ...words, ...options]);
  const made = [...filesIn(folder)].filter(([name, time]) => before.get(name) !== time);
  return {
    isMade: status === 0,
    says: said,
    files: made.map(([name]) => ({
      name: name.replaceAll('\\', '/'),
      address: address + name.split(/[\\/]/).map(encodeURIComponent).join('/'),
    })),
  };
}
