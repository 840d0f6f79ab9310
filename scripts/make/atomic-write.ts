/**
 * Changes to many files that are made whole or not at all, even where the power goes out between two of them. What is
 * to change is written down first, old files are moved aside and kept, and only when every new one is in its place is
 * the note taken away. Where a note is found, its run was cut off: what was there before is put back.
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
import { refusal } from '../cli/refusal.ts';
import { attempt, obstacle } from './file-faults.ts';
import { unchanged } from './checksums.ts';

/** The disk, as far as a run needs it: tests bring one that is full, or that loses its power. */
export interface Disk {
  readonly write: (path: string, content: Uint8Array | string) => void;
  readonly rename: (from: string, to: string) => void;
  /** Makes one folder. */
  readonly makeFolder: (path: string) => void;
  /** Takes a file away, or a folder with all that is in it; harmless where there is none. */
  readonly remove: (path: string) => void;
}

/** Writes so that it is on the disk, and not on its way there, when this returns. */
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

/** What becomes of a file. */
export interface Change {
  /** Its path within the output folder. */
  readonly name: string;
  /** The sum of the file that comes; null where the old one goes and none comes. */
  readonly sum: string | null;
  /** Whether a file stood there. */
  readonly wasThere: boolean;
}

interface Note {
  readonly changes: readonly Change[];
  /** Folders that are made for them, outermost first, within the output folder. */
  readonly folders: readonly string[];
}

/** The output folder, and the folder aside that holds new files in `new/` and old ones in `old/`. */
interface Places {
  readonly root: string;
  readonly aside: string;
}

const noteIn = (aside: string): string => join(aside, 'changes.json');

/** Whether a folder aside holds what was there before a change, which is neither made nor taken back. */
export const isPending = (aside: string): boolean => existsSync(noteIn(aside));

/** Folders above `path` that are missing, outermost first. Node's own recursive way never ends where the system denies that a folder is there. */
export function missingFolders(path: string): readonly string[] {
  const missing: string[] = [];
  for (let folder = path; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  return missing;
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something is in it, or it is not there: it stays as it is.
  }
}

/** Makes a folder and those above it that are missing: all of them, or none. */
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

/** Only a file gives way to a file: a folder of somebody's own stays where it is. */
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

/** Takes one change back, as far as it was carried out. What somebody else put there since stays. */
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

/** Takes all back after a fault; where that cannot be done either, the next run finds the note. */
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

/** Makes all changes or none; throws what the system refused. The note is gone either way. */
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

/** The note of a run that was cut off while it made its changes; null where it had not begun, or was done. */
const readNote = (aside: string): Note | null =>
  isPending(aside) ? (JSON.parse(readFileSync(noteIn(aside), 'utf8')) as Note) : null;

/** Puts back what a run that was cut off had changed, and removes what it left aside. Says whether there was anything. */
export function putBack(places: Places, disk: Disk): boolean {
  const note = readNote(places.aside);
  if (note) takeAllBack(note, places, disk);
  // The note goes first: without it what lies aside is of no use.
  disk.remove(noteIn(places.aside));
  disk.remove(places.aside);
  return note !== null;
}
