/** Builds the made-up game's site as another host would have it: under a sub-path, with a public address. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');

const CACHE = join(ROOT, 'node_modules/.cache');

/** Compile cache of processes started by tests: the site's builds in both languages load the same modules. */
export const COMPILED = join(CACHE, 'compiled');

/** The sub-path of the site. */
export const BASE = '/kit';
export const SITE_URL = 'https://games.example';

export interface MadeUpSite {
  readonly folder: string;
  readonly remove: () => void;
}

/** Builds the site of a shelf into a folder of its own; rejects with the build's output. */
export function buildMadeUp(shelf = 'tests/made-up/shelf.ts'): Promise<MadeUpSite> {
  // Of two builds into folders outside the repository, Astro would keep the pages' modules in one place, and the first
  // to end would take them away from the other.
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'site-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // The test runner's other environment variables would change the build.
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE: COMPILED,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Tests use sheets of one paper only.
    FIELDKIT_SHELF: shelf,
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
