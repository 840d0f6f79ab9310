/**
 * Files of a maker's game, named in its tables and its kit. No name leads out of the folder, not by a link either.
 * Sentences continue 'the picture "ship.png" ...'.
 */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { nearest } from '../kit/nearest-name.ts';
import { failed, ok, type Result } from '../result.ts';

/** Why a name is not looked for at all; undefined if it is. */
function refusedName(file: string): string | undefined {
  if (file.trim() === '') return 'has no name';
  if (/^[a-z][a-z0-9+.-]+:/i.test(file))
    return 'is an address, and pictures are files: put it into the folder of the game and name it from there';
  if (/\p{Cc}/u.test(file)) return 'has a name that no file has';
  if (isAbsolute(file) || /^([a-z]:|[\\/~])/i.test(file))
    return 'is named from the root of a disk: name it from the folder of the game';
  return undefined;
}

const isInside = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

const OUTSIDE = 'lies outside the folder of the game, where nothing is read';

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Where pictures usually lie. */
const PICTURES = 'pictures';

/** The file that is meant by a missing one: of the same name but for its case, here or where pictures lie; else the nearest. */
function instead(home: string, path: string, file: string): string {
  const folder = dirname(path);
  if (folder !== home && !isInside(home, folder)) return '';
  const name = file.split('/').at(-1) ?? file;
  const same = [folder, join(home, PICTURES), home].flatMap((each) =>
    namesIn(each)
      .filter((other) => other.toLowerCase() === name.toLowerCase())
      .map((other) => join(each, other)),
  );
  const near = nearest(name, namesIn(folder));
  const meant = same[0] ?? (near === undefined ? undefined : join(folder, near));
  return meant === undefined ? '' : `: did you mean "${relative(home, meant).replaceAll('\\', '/')}"`;
}

/** A file that may be read, by its real path. */
export interface Reachable {
  readonly path: string;
  readonly size: number;
  readonly changed: number;
}

/** A path as the disk spells it: "ü" is one character, or a "u" with dots of its own, and looks the same. */
const spelt = (path: string): string =>
  [path, path.normalize('NFC'), path.normalize('NFD')].find((each) => existsSync(each)) ?? path;

/** A file that a kit names, from the folder `home`; or why it is not read. */
export function reach(home: string, file: string): Result<Reachable, string> {
  const refused = refusedName(file);
  if (refused !== undefined) return failed(refused);
  const asked = resolve(home, file.replaceAll('\\', '/'));
  if (!isInside(home, asked)) return failed(OUTSIDE);
  try {
    const path = realpathSync(spelt(asked));
    if (!isInside(realpathSync(home), path)) return failed(OUTSIDE);
    const { size, mtimeMs, isFile } = seen(path);
    return isFile ? ok({ path, size, changed: mtimeMs }) : failed('is no file');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return failed(`is not there${instead(home, asked, file.replaceAll('\\', '/'))}`);
    return failed(code === 'EACCES' ? 'may not be read: permission is denied' : 'cannot be read');
  }
}

function seen(path: string) {
  const stats = statSync(path);
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() };
}
