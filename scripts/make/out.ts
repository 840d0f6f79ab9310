/**
 * Where a run's files appear: all of them when the run is whole, none of them before. Files are written into a
 * folder aside, inside the output folder (the same disk, so that they can be renamed), and renamed at the end; a
 * run that fails or is interrupted leaves everything as it was.
 *
 * Writing is synchronous on purpose: a signal then never meets a file half way.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { attempt, codeOf } from './refused.ts';
import { readSums, SUMS, sumOf, sumsText, unchanged } from './sums.ts';

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
  /**
   * The run writes all that there is to be of a kind: what earlier runs left in `folder` with this ending, and this
   * one does not write, goes when the run is whole. Only what the list of sums names and nobody changed since.
   */
  readonly completes: (folder: string, ending: string) => void;
  /** Brings every file into its place, with the sums of each game's folder beside them; names what it removed. */
  readonly commit: () => readonly string[];
  /** Forgets every file that was written aside. Harmless after `commit`. */
  readonly discard: () => void;
}

const ASIDE = '.fieldkit-';

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
  const completed: { readonly folder: string; readonly ending: string }[] = [];

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

  /** Takes a file out of its place and returns what puts it back. */
  const remove = (name: string): (() => void) =>
    attempt(join(root, name), () => {
      const [place, old] = [join(root, name), join(aside, 'old', name)];
      mkdirSync(dirname(old), { recursive: true });
      disk.rename(place, old);
      return () => renameSync(old, place);
    });

  const isStale = (game: string, name: string, sum: string): boolean =>
    completed.some(({ folder, ending }) => dirname(`${game}/${name}`) === folder && name.endsWith(ending)) &&
    unchanged(join(root, game, name), sum);

  /** Brings a game's files into their places; `undo` takes what puts the old ones back. Names what it removed. */
  const settle = (
    game: string,
    sums: ReadonlyMap<string, string>,
    undo: (() => void)[],
  ): readonly string[] => {
    const earlier = [...readSums(join(root, game, SUMS))].filter(
      ([name]) => !sums.has(name) && existsSync(join(root, game, name)),
    );
    const stale = new Set(earlier.flatMap(([name, sum]) => (isStale(game, name, sum) ? [name] : [])));
    // What else stands there from earlier runs keeps its line.
    const kept = earlier.filter(([name]) => !stale.has(name));
    writeAside(`${game}/${SUMS}`, sumsText(new Map([...kept, ...sums])));
    for (const name of stale) undo.push(remove(`${game}/${name}`));
    for (const name of [...sums.keys(), SUMS]) undo.push(swap(`${game}/${name}`));
    return [...stale].map((name) => `${game}/${name}`);
  };

  const out: Out = {
    folder: root,
    completes: (folder, ending) => completed.push({ folder, ending }),
    write: (name, content) => {
      writeAside(name, content);
      const [game = '', ...rest] = name.split('/');
      const sums = written.get(game) ?? new Map<string, string>();
      written.set(game, sums.set(rest.join('/'), sumOf(content)));
    },
    commit: () => {
      const undo: (() => void)[] = [];
      try {
        return [...written].flatMap(([game, sums]) => settle(game, sums, undo));
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
