/**
 * The drawing cache. An entry's key is the hash of everything it was made from, so entries never go stale; the folder
 * is named by the hash of the drawing code (`stampOfMakers`), so other code starts afresh. Losing the cache only costs
 * time, so errors in here are ignored.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fonts } from '../../src/kit/type/font.ts';

export interface Cache {
  readonly get: (key: string) => Uint8Array | undefined;
  readonly put: (key: string, content: Uint8Array) => void;
  /** For entries that are too large to be kept in memory. */
  readonly large: Pick<Cache, 'get' | 'put'>;
  /** Drops the oldest entries beyond the size limit. */
  readonly trim: () => void;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/fieldkit');

/** Size limit between runs, bytes. */
const SHARE = 400e6;

/** SHA-256 of several parts, separated, in hexadecimal. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Files that determine the packages: the lock file is missing where Fieldkit is installed as a package. */
const LOCKS = ['package-lock.json', 'package.json'];

/** The hash of everything that turns a typeset face into a file: kit, press, these scripts, packages. */
function stampOfMakers(): string {
  const sources = globSync(['src/{kit,press}/**/*.ts', 'scripts/make/*.ts'], { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort();
  return keyOf(
    ...[...sources, ...LOCKS.filter((path) => existsSync(join(ROOT, path)))].flatMap((path) => [
      path,
      readFileSync(join(ROOT, path)),
    ]),
  );
}

/** The hash of a kit's fonts. */
export const keyOfFonts = (fonts: Fonts): string =>
  keyOf(...[...fonts].flatMap(([id, { bytes }]) => [id, bytes]));

/** Runs `work`; returns undefined if the disk refuses. */
function ifPossible<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Drops the oldest entries until the rest fit into `share` bytes. */
function trim(folder: string, share: number): void {
  const entries = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path);
    return { path, size, mtimeMs };
  });
  let held = entries.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of entries.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (held <= share) return;
    rmSync(path, { force: true });
    held -= size;
  }
}

/** Opens the cache of a stamp, and deletes those of others. */
export function openCache(stamp: string, root: string = CACHE_FOLDER, share: number = SHARE): Cache {
  const folder = join(root, stamp.slice(0, 16));
  ifPossible(() => {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(root)) {
      if (name !== stamp.slice(0, 16)) rmSync(join(root, name), { recursive: true, force: true });
    }
  });
  const onDisk: Cache['large'] = {
    get: (key) => ifPossible(() => readFileSync(join(folder, key))),
    put: (key, content) => {
      const path = join(folder, key);
      const aside = `${path}.${randomUUID()}`;
      ifPossible(() => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(aside, content);
        renameSync(aside, path);
      });
      ifPossible(() => rmSync(aside, { force: true }));
    },
  };
  return {
    ...onDisk,
    large: onDisk,
    trim: () => ifPossible(() => trim(folder, share)),
  };
}

/** A cache that is always empty. */
const NOTHING: Cache['large'] = { get: () => undefined, put: () => undefined };
const NO_CACHE: Cache = { ...NOTHING, large: NOTHING, trim: () => undefined };

/** Keeps entries in memory too, for long-running processes. */
export function withMemory(cache: Cache): Cache {
  const memory = new Map<string, Uint8Array>();
  return {
    ...cache,
    get: (key) => {
      const content = memory.get(key) ?? cache.get(key);
      if (content) memory.set(key, content);
      return content;
    },
    put: (key, content) => {
      memory.set(key, content);
      cache.put(key, content);
    },
  };
}

/** The cache on disk, or an empty one for `--no-cache`. */
export const cacheFor = ({ cache }: { readonly cache: boolean }): Cache =>
  cache ? openCache(stampOfMakers()) : withMemory(NO_CACHE);
