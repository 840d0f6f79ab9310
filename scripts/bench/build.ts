/** Builds of the site, to be measured. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASTRO = join(createRequire(import.meta.url).resolve('astro/package.json'), '../bin/astro.mjs');

export interface Build {
  readonly seconds: number;
  readonly pages: number;
}

export function build(folder: string, env: Readonly<Record<string, string>> = {}): Build {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, [ASTRO, 'build', '--outDir', folder], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, pages: globSync('**/*.html', { cwd: folder }).length };
}
