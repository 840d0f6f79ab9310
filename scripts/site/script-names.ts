/**
 * Names of the built scripts. A name says whose a script is, so that the service worker brings the game that is open first:
 * `_astro/judge--tank.A1b2C3d4.js` is TanK's alone; what stands in `_astro/press/` only makes sheets, and comes last.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folder of the house or of its package, ending in a slash. */
const HOUSE = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');

interface Chunk {
  readonly name: string;
  readonly moduleIds: readonly string[];
}

/** The game whose folders a module stands in; null if none. */
function gameOf(id: string): string | null {
  // Above the house there may be folders of these names too.
  const path = id.startsWith(HOUSE) ? id.slice(HOUSE.length - 1) : id;
  if (path.includes('/node_modules/')) return null;
  return /\/(?:src\/games|cards|content)\/([a-z][^/]*)\//.exec(path)?.[1] ?? null;
}

/** The one game that all of a chunk's modules of games belong to; null if there is none, or if they are of several. */
export function onlyGameOf(ids: readonly string[]): string | null {
  const games = new Set(ids.map(gameOf).filter((game) => game !== null));
  const [game] = games;
  return games.size === 1 && game !== undefined ? game : null;
}

/** A chunk's name with the game it belongs to. */
export function ownedName({ name, moduleIds }: Chunk): string {
  const game = onlyGameOf(moduleIds);
  return game === null || name.endsWith(`-${game}`) ? name : `${name}--${game}`;
}

/** File names of the pages' scripts. */
export const pageScript = (chunk: Chunk): string => `_astro/${ownedName(chunk)}.[hash].js`;

/** The worker of the press: it sets type and writes files. */
const PRESS = /[\\/]print\.worker\.[jt]s/;

/** Vite plugin that names the scripts of one worker, and what it imports. */
export const namesOfWorker = (): Plugin => {
  let folder = '_astro';
  return {
    name: 'fieldkit-worker-names',
    buildStart({ input }) {
      const isPress = Object.values(input).some((id) => PRESS.test(id));
      folder = isPress ? '_astro/press' : '_astro';
    },
    outputOptions: (options) => {
      const named = (chunk: Chunk): string => `${folder}/${ownedName(chunk)}-[hash].js`;
      return { ...options, entryFileNames: named, chunkFileNames: named };
    },
  };
};
