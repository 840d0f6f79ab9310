/**
 * Picture files from a folder, for faces that name them. Names come from a maker's tables: none leads out of the
 * folder, not by a link either.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pictureHeader, type PictureHeader } from '../../../src/kit/pictures/picture-header.ts';
import type { PictureFile, Pictures, RasterFile } from '../../../src/kit/pictures/picture-file.ts';
import { failed, ok, type Result } from '../../../src/result.ts';
import { nearest } from '../../../src/kit/nearest-name.ts';

/** Limits in bytes: more is no picture for a card. */
const MOST = { pixels: 250e6, vector: 8e6 } as const;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Why a name is not looked for at all; undefined if it is. */
function refusedName(file: string): string | undefined {
  if (file.trim() === '') return 'has no name';
  if (/^[a-z][a-z0-9+.-]+:/i.test(file))
    return 'is an address, and pictures are files: put it into the folder of the game and name it from there';
  if (/\p{Cc}/u.test(file)) return 'has a name that no file has';
  if (isAbsolute(file) || /^([a-z]:|[\\/~])/i.test(file))
    return 'is named from the root of a disk: name it from the folder of the game, such as "pictures/ship.png"';
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

/** The nearest name in the folder where a missing file should be, as it would be written. */
function instead(home: string, path: string, file: string): string {
  const folder = dirname(path);
  if (folder !== home && !isInside(home, folder)) return '';
  const meant = nearest(file.split('/').at(-1) ?? file, namesIn(folder));
  if (meant === undefined) return '';
  return `: did you mean "${relative(home, join(folder, meant)).replaceAll('\\', '/')}"`;
}

/** A file that may be read, by its real path. */
interface Reachable {
  readonly path: string;
  readonly size: number;
  readonly changed: number;
}

function reach(home: string, file: string): Result<Reachable, string> {
  const refused = refusedName(file);
  if (refused !== undefined) return failed(refused);
  const asked = resolve(home, file.replaceAll('\\', '/'));
  if (!isInside(home, asked)) return failed(OUTSIDE);
  try {
    const path = realpathSync(asked);
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

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** SVG begins with a tag or a declaration, perhaps after a byte order mark. */
const isVector = (path: string, bytes: Uint8Array): boolean =>
  extname(path).toLowerCase() === '.svg' ||
  /^\uFEFF?\s*<(\?xml|!|svg)/.test(Buffer.from(bytes.subarray(0, 200)).toString());

function vectorFile(bytes: Uint8Array): Result<PictureFile, string> {
  if (bytes.length === 0) return failed('is empty');
  if (bytes.length > MOST.vector)
    return failed(
      `has ${megabytes(bytes.length)}, and a drawing of more than ${megabytes(MOST.vector)} is not read`,
    );
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return failed('is compressed: save it as plain SVG');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return ok({ kind: 'vector', id: hashOf(bytes), text });
  } catch {
    return failed('is not written in UTF-8');
  }
}

function rasterFile(path: string, header: PictureHeader, id: string): RasterFile {
  const decoded = () => import('./decode-picture.ts');
  const { width, height, alpha, depth } = header;
  return {
    kind: 'raster',
    id,
    width,
    height,
    alpha,
    ...(depth > 8 && { depth }),
    encode: async (wanted, place) => (await decoded()).encodePicture({ path, header }, wanted, place),
    grey: async (wanted, place) => (await decoded()).greyPixels({ path, header }, wanted, place),
  };
}

function readPicture({ path, size }: Reachable): Result<PictureFile, string> {
  if (size > MOST.pixels)
    return failed(`has ${megabytes(size)}, and a file of more than ${megabytes(MOST.pixels)} is not read`);
  const bytes = readFileSync(path);
  if (isVector(path, bytes)) return vectorFile(bytes);
  const header = pictureHeader(bytes);
  return header.ok ? ok(rasterFile(path, header.value, hashOf(bytes))) : header;
}

/** The pictures below `home`. A file is read once, and again after it has changed. */
export function picturesIn(home: string): Pictures {
  const known = new Map<string, { readonly stamp: string; readonly found: Result<PictureFile, string> }>();
  return {
    find: (file) => {
      const reached = reach(resolve(home), file);
      if (!reached.ok) return reached;
      const { path, size, changed } = reached.value;
      const stamp = `${size} ${changed}`;
      const before = known.get(path);
      if (before?.stamp === stamp) return before.found;
      const found = readPicture(reached.value);
      known.set(path, { stamp, found });
      return found;
    },
  };
}
