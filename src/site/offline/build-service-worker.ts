/** Writes the service worker of a built site: its code, with the list of the build's files. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Rolldown, build } from 'vite';
import { filesOf } from '../build/dist.ts';
import type { BuildFiles } from './store.ts';
import { FIRST, LEFT, PRESS, rankOf } from './files-to-cache.ts';

const sum = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A file that every game has, to find the games' folders. */
const GAME = /^([^/]+\/)sentences\.json$/;

/** A site in another language has its own service worker. */
const ANOTHER = /^([^/]+\/)sw\.js$/;

/** The files of a build to cache, by path, with content hashes. */
export function buildFiles(folder: string): BuildFiles {
  const all = filesOf(folder);
  const foldersBy = (sign: RegExp) => all.flatMap((path) => sign.exec(path)?.[1] ?? []);
  const others = foldersBy(ANOTHER);
  const kept = all.filter(
    (path) => (PRESS.test(path) || !LEFT.test(path)) && !others.some((other) => path.startsWith(other)),
  );
  const hashes = kept.map((path) => [path, sum(readFileSync(join(folder, path)))] as const);
  const those = (are: (path: string) => boolean) => hashes.filter(([path]) => are(path));
  return {
    version: sum(JSON.stringify(hashes)),
    first: Object.fromEntries(those((path) => FIRST.test(path))),
    rest: Object.fromEntries(
      those((path) => !FIRST.test(path)).toSorted(([one], [other]) => rankOf(one) - rankOf(other)),
    ),
    games: foldersBy(GAME),
  };
}

/** The worker's source for a build, bundled as one classic script. */
export async function workerFor(files: BuildFiles): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { BUILD: JSON.stringify(files) },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'fieldkit',
      },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const code = result[0]?.output[0].code;
  if (code === undefined) throw new Error('The service worker was not built.');
  return code;
}

/** Makes a built site work offline. Must be the last integration: it lists the files of the others. */
export const worksOffline = (): AstroIntegration => ({
  name: 'fieldkit-offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      writeFileSync(join(folder, 'sw.js'), await workerFor(buildFiles(folder)));
    },
  },
});
