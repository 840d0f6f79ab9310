/**
 * The drawing cache. An entry's key is the hash of everything it was made from, so entries never go stale; the folder
 * is named by the hash of the drawing code (`stampOfMakers`), so other code starts afresh. Losing the cache only costs
 * time, so errors in here are ignored. A run leaves at most `SHARE` bytes; those that were not used for longest go.
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
  utimesSync,
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
  /** Drops the least recently used entries beyond the size limit; returns the bytes that stay, where it is on a disk. */
  readonly trim: () => number | undefined;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/fieldkit');

/** Where Node keeps our compiled sources (see `fieldkit.cjs`). */
const CODE_FOLDER = join(ROOT, 'node_modules/.cache/fieldkit-code');

/** Size limits between runs, bytes: of drawings, and of compiled sources, which Node itself never deletes. */
export const SHARE = 256e6;
const CODE_SHARE = 64e6;

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
  const sources = globSync(['src/{kit,press}/**/*.{js,ts}', 'scripts/make/{,pictures/}*.{js,ts}'], {
    cwd: ROOT,
  })
    .filter((path) => !/\.(test|d)\.ts$/.test(path))
    .sort();
  return keyOf(
    ...[...sources, ...LOCKS.filter((path) => existsSync(join(ROOT, path)))].flatMap((path) => [
      path,
      readFileSync(join(ROOT, path)),
    ]),
  );
}

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

/** The files in a folder and below, the least recently used first. */
function filesByUse(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    // Another run may have deleted it.
    const found = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined;
    return found ? [{ path, size: found.size, usedAt: found.mtimeMs }] : [];
  });
  return files.toSorted((a, b) => a.usedAt - b.usedAt);
}

const bytesOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** Drops the least recently used files until the rest fit into `share` bytes; returns the bytes of the rest. */
function trim(folder: string, share: number): number {
  const files = filesByUse(folder);
  let held = bytesOf(files);
  for (const { path, size } of files) {
    if (held <= share) return held;
    rmSync(path, { force: true });
    held -= size;
  }
  return held;
}

/** All that commands keep between runs. */
export const KEPT_FOLDERS: readonly string[] = [CACHE_FOLDER, CODE_FOLDER];

/** Deletes what is kept between runs; returns the bytes that were there. */
export function clearCache(folders: readonly string[]): number {
  const there = folders.filter((folder) => existsSync(folder));
  const held = there.reduce((sum, folder) => sum + bytesOf(filesByUse(folder)), 0);
  for (const folder of there) rmSync(folder, { recursive: true, force: true });
  return held;
}

/** An entry's content; it counts as used now. */
function used(path: string): Uint8Array {
  const content = readFileSync(path);
  const now = new Date();
  ifPossible(() => utimesSync(path, now, now));
  return content;
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
    get: (key) => ifPossible(() => used(join(folder, key))),
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

const NOTHING: Cache['large'] = { get: () => undefined, put: () => undefined };

/** A cache that is always empty. */
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
export function cacheFor({ cache }: { readonly cache: boolean }): Cache {
  ifPossible(() => trim(CODE_FOLDER, CODE_SHARE));
  return cache ? openCache(stampOfMakers()) : withMemory(NO_CACHE);
}
