/** The site of the made-up game as another host has it: under a sub-path, with a public address. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

/** Where what tests start is kept as it is compiled: both languages of the site load the same modules. */
export const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

/** The sub-path that it stands under. */
export const BASE = '/kit';
export const SITE_URL = 'https://games.example';

export interface MadeUpSite {
  readonly folder: string;
  readonly remove: () => void;
}

/** Builds it into a folder of its own; rejects with what the build said. */
export function buildMadeUp(): Promise<MadeUpSite> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-site-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // The rest of the environment is that of the test runner, which means other things by some of its names.
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE: COMPILED,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Nobody opens sheets of the other paper.
    FIELDKIT_SHELF: 'tests/made-up/shelf.ts',
    FIELDKIT_PAPERS: 'a4',
    BASE_PATH: BASE,
    SITE_URL,
  };
  return new Promise((resolve, reject) => {
    const words = [ASTRO, 'build', '--outDir', folder];
    execFile(process.execPath, words, { cwd: ROOT, env }, (error, stdout, stderr) => {
      if (!error) return resolve({ folder, remove });
      remove();
      reject(new Error(`The made-up site cannot be built.\n${stdout}${stderr}`));
    });
  });
}
