/**
 * Tools that a benchmark alone asks for. They are heavier than all that the project needs otherwise, or under a license
 * that is not for what we pass on (chessops: GPL), so npm fetches them when one runs, once, into a folder aside. This is the one place that names them.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Result } from '../../src/result.ts';

const TOOLS = { lighthouse: '13.5.0', 'boardgame.io': '0.50.2', chessops: '0.15.1' } as const;
export type Tool = keyof typeof TOOLS;

const KEPT = fileURLToPath(new URL('../../node_modules/.cache/fieldkit-tools/', import.meta.url));

/** Finds modules as that tool's neighbours do: `require('lighthouse')`, or `resolve` for an import. */
export type Require = ReturnType<typeof createRequire>;

const isThere = (folder: string, tool: Tool): boolean => {
  try {
    const { version } = JSON.parse(
      readFileSync(join(folder, 'node_modules', tool, 'package.json'), 'utf8'),
    ) as { readonly version: string };
    return version === TOOLS[tool];
  } catch {
    return false;
  }
};

/** npm as this script was started by it, or the one on the path. */
function npm(words: readonly string[]): Promise<unknown> {
  const own = process.env['npm_execpath'];
  const [command, ...first] = own === undefined ? ['npm'] : [process.execPath, own];
  return promisify(execFile)(command, [...first, ...words]);
}

const FAST = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];

/** A tool, fetched where it is not there yet; the fault is a sentence that says so. */
export async function onDemand(tool: Tool, kept: string = KEPT): Promise<Result<Require, string>> {
  const folder = join(kept, tool);
  const wanted = `${tool}@${TOOLS[tool]}`;
  if (!isThere(folder, tool)) {
    try {
      mkdirSync(folder, { recursive: true });
      await npm([
        'install',
        '--prefix',
        folder,
        ...FAST,
        '--fetch-retries=1',
        '--fetch-retry-mintimeout=1000',
        wanted,
      ]);
    } catch {
      return { ok: false, faults: [`${wanted} cannot be had from npm just now: there is no figure of it.`] };
    }
  }
  return { ok: true, value: createRequire(join(folder, 'index.js')) };
}
