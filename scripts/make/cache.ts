/**
 * What was drawn before and need not be drawn again. An entry's key is the hash of everything it was made from,
 * so an entry is never out of date; the folder's name is the hash of what draws (`stampOfMakers`), so that another
 * painter begins afresh. Losing the cache costs time and nothing else: whatever goes wrong in here is no fault.
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
  /** Drops the oldest entries beyond the cache's share of the disk. */
  readonly trim: () => void;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/fieldkit');

/** Bytes that the cache may hold between runs. */
const SHARE = 400e6;

/** SHA-256 of several parts, each kept apart from the next, in hexadecimal. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** What says which packages there are: the lock stays behind where Fieldkit is installed as a package itself. */
const LOCKS = ['package-lock.json', 'package.json'];

/** The hash of what turns a set face into a file: the kit, the press, the scripts that make, the packages. */
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

/** Does `work`, and nothing where the disk will not have it. */
function ifPossible<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The oldest entries first are dropped until the rest fit in `share` bytes. */
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

/** Opens the cache of one stamp and forgets those of others. */
export function openCache(stamp: string, root: string = CACHE_FOLDER, share: number = SHARE): Cache {
  const folder = join(root, stamp.slice(0, 16));
  ifPossible(() => {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(root)) {
      if (name !== stamp.slice(0, 16)) rmSync(join(root, name), { recursive: true, force: true });
    }
  });
  return {
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
    trim: () => ifPossible(() => trim(folder, share)),
  };
}

/** A cache that begins empty, and ends with the process. */
const NO_CACHE: Cache = { get: () => undefined, put: () => undefined, trim: () => undefined };

/** Entries kept in memory too, for a process that stays. */
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

/** The cache on the disk, or a new one where everything is to be drawn afresh. */
export const cacheFor = ({ cache }: { readonly cache: boolean }): Cache =>
  cache ? openCache(stampOfMakers()) : withMemory(NO_CACHE);
