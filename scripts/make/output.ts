/**
 * A run's output folder: all files appear when the run is complete, none before. They are written into a temporary
 * folder inside it (on the same disk, so that they can be renamed) and renamed at the end; a run that fails or is
 * interrupted changes nothing.
 *
 * Writing is synchronous on purpose: a signal then never arrives half-way through a file.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  commitChanges,
  DISK,
  isFile,
  isPending,
  makeFolders,
  putBack,
  removeIfEmpty,
  type Change,
  type Disk,
} from './atomic-write.ts';
import { refusal } from '../cli/command-error.ts';
import { attempt, codeOf } from './file-faults.ts';
import { readSums, SUMS, sumOf, sumsText, unchanged } from './checksums.ts';

export interface Out {
  /** Absolute path. */
  readonly folder: string;
  /** Whether an earlier run was interrupted while moving its files into place, and has now been undone. */
  readonly putBack: boolean;
  /** Writes a temporary file; `name` is its final path in the folder, with forward slashes. */
  readonly write: (name: string, content: Uint8Array | string) => void;
  /**
   * Declares that the run writes everything in `folder` with this file ending: on commit, such files of earlier runs
   * are removed, if they are in the checksum file and unchanged.
   */
  readonly completes: (folder: string, ending: string) => void;
  /** Moves every file into place and updates the checksum files; returns the names of removed files. */
  readonly commit: () => readonly string[];
  /** Deletes the temporary files. Does nothing after `commit`. */
  readonly discard: () => void;
}

const ASIDE = '.fieldkit-';

/** Start time of this process: in a container the next one may have the same process id. */
const BEGAN = Math.round(performance.timeOrigin).toString(36);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether a folder is the temporary folder of a run that is over. */
function isLeftOver(name: string): boolean {
  const [, pid, began] = /^\.fieldkit-(\d+)-(\w+)/.exec(name) ?? [];
  if (pid === undefined) return false;
  return Number(pid) === process.pid ? began !== BEGAN : !isRunning(Number(pid));
}

/** Cleans up after killed runs; returns whether something had to be restored. */
function clearUp(root: string, disk: Disk): boolean {
  const cutOff = readdirSync(root)
    .filter(isLeftOver)
    .map((name) => putBack({ root, aside: join(root, name) }, disk));
  return cutOff.includes(true);
}

const open = new Set<Out>();
let anyWhole = false;

/** Deletes the temporary files of all unfinished runs of this process, and returns the result: for signals. */
export function discardAll(): 'none' | 'discarded' | 'whole' {
  const unfinished = open.size > 0;
  for (const out of open) out.discard();
  if (anyWhole) return 'whole';
  return unfinished ? 'discarded' : 'none';
}

let runs = 0;

/** Opens `folder` for a run's files, creating it if necessary. Throws a refusal if it is not writable. */
export function openOut(folder: string, disk: Disk = DISK): Out {
  const root = resolve(folder);
  const aside = join(root, `${ASIDE}${process.pid}-${BEGAN}-${(runs += 1)}`);
  const created: string[] = [];
  let closed = false;
  /** Checksums by file, by game folder. */
  const written = new Map<string, Map<string, string>>();
  const completed: { readonly folder: string; readonly ending: string }[] = [];

  const removeCreated = () => {
    for (const path of created.reverse()) removeIfEmpty(path);
    created.length = 0;
  };

  const cutOff = attempt(root, () => {
    created.push(...makeFolders(root, disk));
    try {
      const found = clearUp(root, disk);
      disk.makeFolder(aside);
      return found;
    } catch (error) {
      removeCreated();
      throw error;
    }
  });

  const writeAside = (name: string, content: Uint8Array | string) =>
    attempt(join(root, name), () => {
      if (closed) return;
      const path = join(aside, 'new', name);
      mkdirSync(dirname(path), { recursive: true });
      disk.write(path, content);
    });

  const isStale = (game: string, name: string, sum: string): boolean =>
    completed.some(({ folder, ending }) => dirname(`${game}/${name}`) === folder && name.endsWith(ending)) &&
    unchanged(join(root, game, name), sum);

  const changeOf = (name: string, sum: string | null): Change =>
    attempt(join(root, name), () => ({ name, sum, wasThere: isFile(join(root, name)) }));

  /** The changes in a game's folder: old files removed, new ones added, checksums updated. */
  const settle = (game: string, sums: ReadonlyMap<string, string>): readonly Change[] => {
    const earlier = [...readSums(join(root, game, SUMS))].filter(
      ([name]) => !sums.has(name) && existsSync(join(root, game, name)),
    );
    const stale = new Set(earlier.flatMap(([name, sum]) => (isStale(game, name, sum) ? [name] : [])));
    // Other files of earlier runs keep their line.
    const kept = earlier.filter(([name]) => !stale.has(name));
    const text = sumsText(new Map([...kept, ...sums]));
    writeAside(`${game}/${SUMS}`, text);
    return [
      ...[...stale].map((name) => changeOf(`${game}/${name}`, null)),
      ...[...sums, [SUMS, sumOf(text)] as const].map(([name, sum]) => changeOf(`${game}/${name}`, sum)),
    ];
  };

  const out: Out = {
    folder: root,
    putBack: cutOff,
    completes: (folder, ending) => completed.push({ folder, ending }),
    write: (name, content) => {
      if (name.split('/').some((part) => part === '..' || part === ''))
        throw refusal(`${name} is no name for a file here.`);
      writeAside(name, content);
      const [game = '', ...rest] = name.split('/');
      const sums = written.get(game) ?? new Map<string, string>();
      written.set(game, sums.set(rest.join('/'), sumOf(content)));
    },
    commit: () => {
      try {
        const changes = [...written].flatMap(([game, sums]) => settle(game, sums));
        commitChanges(changes, { root, aside }, disk);
        anyWhole = true;
        // After the commit these folders stay.
        created.length = 0;
        return changes.flatMap(({ name, sum }) => (sum === null ? [name] : []));
      } finally {
        out.discard();
      }
    },
    discard: () => {
      if (closed) return;
      closed = true;
      open.delete(out);
      try {
        if (!isPending(aside)) disk.remove(aside);
      } catch {
        // The next run cleans up.
      }
      removeCreated();
    },
  };
  open.add(out);
  return out;
}
