/**
 * Changes many files atomically, even if power fails in between. A journal is written first, old files are moved aside
 * and kept, and once every new file is in place the journal is deleted. A journal that is found belongs to an
 * interrupted run: the old files are put back.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { refusal } from '../cli/command-error.ts';
import { attempt, obstacle } from './file-faults.ts';
import { unchanged } from './checksums.ts';

/** The file operations a run needs: tests simulate a full disk or a power cut. */
export interface Disk {
  readonly write: (path: string, content: Uint8Array | string) => void;
  readonly rename: (from: string, to: string) => void;
  /** Creates one folder. */
  readonly makeFolder: (path: string) => void;
  /** Removes a file, or a folder with its contents; does nothing if there is none. */
  readonly remove: (path: string) => void;
}

/** Writes a file and flushes it to disk. */
function writeThrough(path: string, content: Uint8Array | string): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export const DISK: Disk = {
  write: writeThrough,
  rename: renameSync,
  makeFolder: (path) => mkdirSync(path),
  remove: (path) => rmSync(path, { recursive: true, force: true }),
};

export interface Change {
  /** Its path within the output folder. */
  readonly name: string;
  /** Hash of the new file; null if it is only removed. */
  readonly sum: string | null;
  /** Whether the file existed before. */
  readonly wasThere: boolean;
}

interface Note {
  readonly changes: readonly Change[];
  /** Folders created for them, outermost first, relative to the output folder. */
  readonly folders: readonly string[];
}

/** The output folder, and the temporary folder with new files in `new/` and old ones in `old/`. */
interface Places {
  readonly root: string;
  readonly aside: string;
}

const noteIn = (aside: string): string => join(aside, 'changes.json');

/** Whether a temporary folder holds old files of a change that was neither finished nor undone. */
export const isPending = (aside: string): boolean => existsSync(noteIn(aside));

/**
 * Missing folders above `path`, outermost first. Node's recursive mkdir never returns if the system denies that a
 * folder exists.
 */
export function missingFolders(path: string): readonly string[] {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  return missing;
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or already gone: leave it.
  }
}

/** Creates a folder and its missing parents: all or none. */
export function makeFolders(path: string, disk: Disk): readonly string[] {
  const missing = missingFolders(path);
  try {
    for (const folder of missing) disk.makeFolder(folder);
  } catch (error) {
    for (const folder of missing.toReversed()) removeIfEmpty(folder);
    throw error;
  }
  return missing;
}

/** Only files are replaced: a folder of the same name stays. */
export function isFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw obstacle('EISDIR');
  return found !== undefined;
}

function writeNote(note: Note, { aside }: Places, disk: Disk): void {
  const unfinished = `${noteIn(aside)}.part`;
  disk.write(unfinished, JSON.stringify(note));
  disk.rename(unfinished, noteIn(aside));
}

function carryOut({ name, sum, wasThere }: Change, { root, aside }: Places, disk: Disk): void {
  const [place, old] = [join(root, name), join(aside, 'old', name)];
  if (wasThere) {
    makeFolders(dirname(old), disk);
    disk.rename(place, old);
  }
  if (sum === null) return;
  makeFolders(dirname(place), disk);
  disk.rename(join(aside, 'new', name), place);
}

/** Undoes one change as far as it was made. Files somebody else put there since stay. */
function takeBack({ name, sum, wasThere }: Change, { root, aside }: Places, disk: Disk): void {
  const [place, old] = [join(root, name), join(aside, 'old', name)];
  const isFree = !existsSync(place) || (sum !== null && unchanged(place, sum));
  if (!isFree) return;
  if (existsSync(old)) {
    makeFolders(dirname(place), disk);
    disk.rename(old, place);
  } else if (!wasThere && existsSync(place) && !existsSync(join(aside, 'new', name))) disk.remove(place);
}

function takeAllBack({ changes, folders }: Note, places: Places, disk: Disk): void {
  for (const change of changes.toReversed())
    attempt(join(places.root, change.name), () => takeBack(change, places, disk));
  for (const folder of folders.toReversed()) removeIfEmpty(join(places.root, folder));
}

/** Undoes everything after an error; if that fails too, the next run finds the journal. */
function giveUp(note: Note, places: Places, disk: Disk): void {
  try {
    takeAllBack(note, places, disk);
    disk.remove(noteIn(places.aside));
  } catch {
    throw refusal(
      `${places.root} cannot be written, and not all that was there could be put back: it is kept in ` +
        `${places.aside}, and the next run puts it back.`,
    );
  }
}

/** Makes all changes or none; throws the system's error. */
export function commitChanges(changes: readonly Change[], places: Places, disk: Disk): void {
  const missing = changes.flatMap(({ name }) => missingFolders(dirname(join(places.root, name))));
  const folders = [...new Set(missing)].map((folder) => folder.slice(places.root.length + 1));
  const note = { changes, folders };
  attempt(places.root, () => writeNote(note, places, disk));
  try {
    for (const change of changes)
      attempt(join(places.root, change.name), () => carryOut(change, places, disk));
  } catch (error) {
    giveUp(note, places, disk);
    throw error;
  }
  disk.remove(noteIn(places.aside));
}

/** The journal of a run interrupted during its changes; null if there is none. */
const readNote = (aside: string): Note | null =>
  isPending(aside) ? (JSON.parse(readFileSync(noteIn(aside), 'utf8')) as Note) : null;

/** Undoes the changes of an interrupted run and removes its temporary files; returns whether there were any. */
export function putBack(places: Places, disk: Disk): boolean {
  const note = readNote(places.aside);
  if (note) takeAllBack(note, places, disk);
  // The journal first: without it the temporary files are useless.
  disk.remove(noteIn(places.aside));
  disk.remove(places.aside);
  return note !== null;
}
