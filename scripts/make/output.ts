/**
 * Where a run's files appear: all of them when the run is whole, none of them before. Files are written into a
 * folder aside, inside the output folder (the same disk, so that they can be renamed), and renamed at the end; a
 * run that fails or is interrupted leaves everything as it was.
 *
 * Writing is synchronous on purpose: a signal then never meets a file half way.
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
import { refusal } from '../cli/refusal.ts';
import { attempt, codeOf } from './file-faults.ts';
import { readSums, SUMS, sumOf, sumsText, unchanged } from './checksums.ts';

export interface Out {
  /** The output folder, absolute. */
  readonly folder: string;
  /** An earlier run was cut off while it brought its files into their places; what was there before it is back. */
  readonly putBack: boolean;
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

/** When this process began: in a container the next one may well have the same number. */
const BEGAN = Math.round(performance.timeOrigin).toString(36);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Whether a folder was left aside by a run that is over. */
function isLeftOver(name: string): boolean {
  const [, pid, began] = /^\.fieldkit-(\d+)-(\w+)/.exec(name) ?? [];
  if (pid === undefined) return false;
  return Number(pid) === process.pid ? began !== BEGAN : !isRunning(Number(pid));
}

/** Clears up what killed runs could not clear up themselves; says whether something had to be put back. */
function clearUp(root: string, disk: Disk): boolean {
  const cutOff = readdirSync(root)
    .filter(isLeftOver)
    .map((name) => putBack({ root, aside: join(root, name) }, disk));
  return cutOff.includes(true);
}

const open = new Set<Out>();
let anyWhole = false;

/** Forgets what every unfinished run of this program has written, and says what that leaves: for signals. */
export function discardAll(): 'none' | 'discarded' | 'whole' {
  const unfinished = open.size > 0;
  for (const out of open) out.discard();
  if (anyWhole) return 'whole';
  return unfinished ? 'discarded' : 'none';
}

let runs = 0;

/** Opens `folder` for a run's files, creating it where it is missing. Refuses a folder that cannot be written. */
export function openOut(folder: string, disk: Disk = DISK): Out {
  const root = resolve(folder);
  const aside = join(root, `${ASIDE}${process.pid}-${BEGAN}-${(runs += 1)}`);
  const created: string[] = [];
  let closed = false;
  /** Sum by file, by the game's folder that holds it. */
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

  /** What becomes of a game's folder: its stale files go, its new ones come, and the sums say so. */
  const settle = (game: string, sums: ReadonlyMap<string, string>): readonly Change[] => {
    const earlier = [...readSums(join(root, game, SUMS))].filter(
      ([name]) => !sums.has(name) && existsSync(join(root, game, name)),
    );
    const stale = new Set(earlier.flatMap(([name, sum]) => (isStale(game, name, sum) ? [name] : [])));
    // What else stands there from earlier runs keeps its line.
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
        // What it made is no longer to be taken back.
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
        // The next run clears it up.
      }
      removeCreated();
    },
  };
  open.add(out);
  return out;
}
