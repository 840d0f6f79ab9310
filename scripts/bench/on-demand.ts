/**
 * Tools that only a benchmark needs. They are larger than all other dependencies, or have a license that does not suit
 * what we redistribute (chessops: GPL). So npm fetches each on first use, into a folder of its own. Only this file
 * names them.
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

/** Resolves modules as from the tool's folder: `require('lighthouse')`, or `resolve` for an import. */
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

/** Runs the npm that started this script, or the one in PATH. */
function npm(words: readonly string[]): Promise<unknown> {
  const own = process.env['npm_execpath'];
  const [command, ...first] = own === undefined ? ['npm'] : [process.execPath, own];
  return promisify(execFile)(command, [...first, ...words]);
}

const FAST = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];

/** Resolves a tool, fetching it if necessary; a fault is a sentence. */
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
