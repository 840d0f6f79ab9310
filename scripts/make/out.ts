/**
 * Where a run's files appear: all of them when the run is whole, none of them before. Files are written into a
 * folder aside, inside the output folder (the same disk, so that they can be renamed), and renamed at the end; a
 * run that fails or is interrupted leaves everything as it was.
 *
 * Writing is synchronous on purpose: a signal then never meets a file half way.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refusal } from '../cli/refusal.ts';

/** The disk, as far as a run needs it: tests bring one that is full. */
export interface Disk {
  readonly write: (path: string, content: Uint8Array | string) => void;
  readonly rename: (from: string, to: string) => void;
}

const DISK: Disk = { write: writeFileSync, rename: renameSync };

export interface Out {
  /** The output folder, absolute. */
  readonly folder: string;
  /** Writes a file aside; `name` is its path within the folder, with forward slashes. */
  readonly write: (name: string, content: Uint8Array | string) => void;
  /** Brings every file into its place, with the sums of each game's folder beside them. */
  readonly commit: () => void;
  /** Forgets every file that was written aside. Harmless after `commit`. */
  readonly discard: () => void;
}

const ASIDE = '.fieldkit-';
/** What the list of sums is called. */
export const SUMS = 'SHA256SUMS';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file would be larger than the system allows',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOENT: 'the system makes no folder there',
  ENOTDIR: 'a file is in its way',
  EEXIST: 'a file is in its way',
  EISDIR: 'a folder is in its way',
  ENOTEMPTY: 'a folder is in its way',
  EBUSY: 'another program has it open',
  ENAMETOOLONG: 'its name is too long',
};

/** A refusal that says why `path` could not be written; an error of another kind as it is. */
function refused(error: unknown, path: string): unknown {
  const code = codeOf(error);
  if (code === '') return error;
  const reason = REASONS[code] ?? `the system says ${code}`;
  return refusal(`${path} cannot be written: ${reason}. Nothing was changed.`);
}

function attempt<Value>(path: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw refused(error, path);
  }
}

/**
 * Makes a folder and those above it that are missing, and returns what it made, outermost first. Node's own
 * recursive way never ends where the system denies that a folder is there.
 */
function makeFolders(path: string): readonly string[] {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) mkdirSync(folder);
  return missing;
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something is in it: it stays.
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** What a killed run could not clean up itself. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(ASIDE) ? Number.parseInt(name.slice(ASIDE.length), 10) : NaN;
    if (!Number.isNaN(pid) && !isRunning(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Lines of a list of sums as `sha256sum` writes it, by file. */
const readSums = (path: string): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(path) ? readFileSync(path, 'utf8') : '').split('\n').flatMap((line): [string, string][] => {
      const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      return sum && name ? [[name, sum]] : [];
    }),
  );

/** A list of sums by file, as `sha256sum --check` reads it. */
export const sumsText = (sums: ReadonlyMap<string, string>): string =>
  [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');

/** The sum of a file. */
export const sumOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** The sums of a game's folder: what stands there from earlier runs keeps its line. */
function sumsOf(folder: string, written: ReadonlyMap<string, string>): string {
  const earlier = [...readSums(join(folder, SUMS))].filter(([name]) => existsSync(join(folder, name)));
  return sumsText(new Map([...earlier, ...written]));
}

const open = new Set<Out>();

/** Forgets what every unfinished run of this program has written: for signals. */
export function discardAll(): void {
  for (const out of open) out.discard();
}

let runs = 0;

/** Opens `folder` for a run's files, creating it where it is missing. Refuses a folder that cannot be written. */
export function openOut(folder: string, disk: Disk = DISK): Out {
  const root = resolve(folder);
  const aside = join(root, `${ASIDE}${process.pid}-${(runs += 1)}`);
  const created: string[] = [];
  let closed = false;
  /** Sum by file, by the game's folder that holds it. */
  const written = new Map<string, Map<string, string>>();

  const makeFolder = (path: string) => created.push(...makeFolders(path));
  attempt(root, () => {
    makeFolder(root);
    removeLeftovers(root);
    mkdirSync(aside);
  });

  const writeAside = (name: string, content: Uint8Array | string) =>
    attempt(join(root, name), () => {
      if (closed) return;
      const path = join(aside, 'new', name);
      mkdirSync(dirname(path), { recursive: true });
      disk.write(path, content);
    });

  /** Puts a new file in its place and returns what puts the old one back. */
  const swap = (name: string): (() => void) =>
    attempt(join(root, name), () => {
      const [place, fresh, old] = [join(root, name), join(aside, 'new', name), join(aside, 'old', name)];
      makeFolder(dirname(place));
      mkdirSync(dirname(old), { recursive: true });
      const restore = existsSync(place) ? () => renameSync(old, place) : () => rmSync(place);
      if (existsSync(place)) disk.rename(place, old);
      try {
        disk.rename(fresh, place);
      } catch (error) {
        if (existsSync(old)) renameSync(old, place);
        throw error;
      }
      return restore;
    });

  const out: Out = {
    folder: root,
    write: (name, content) => {
      writeAside(name, content);
      const [game = '', ...rest] = name.split('/');
      const sums = written.get(game) ?? new Map<string, string>();
      written.set(game, sums.set(rest.join('/'), createHash('sha256').update(content).digest('hex')));
    },
    commit: () => {
      const undo: (() => void)[] = [];
      try {
        for (const [game, sums] of written) {
          writeAside(`${game}/${SUMS}`, sumsOf(join(root, game), sums));
          for (const name of [...sums.keys(), SUMS]) undo.push(swap(`${game}/${name}`));
        }
      } catch (error) {
        for (const restore of undo.reverse()) restore();
        throw error;
      } finally {
        out.discard();
      }
    },
    discard: () => {
      closed = true;
      open.delete(out);
      rmSync(aside, { recursive: true, force: true });
      for (const path of created.reverse()) removeIfEmpty(path);
      created.length = 0;
    },
  };
  open.add(out);
  return out;
}
