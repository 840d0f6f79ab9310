/**
 * Picture files from a folder, for faces that name them. Names come from a maker's tables: none leads out of the
 * folder, not by a link either.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pictureHeader, type PictureHeader } from '../../../src/kit/pictures/picture-header.ts';
import type { PictureFile, Pictures, RasterFile } from '../../../src/kit/pictures/picture-file.ts';
import { readSvg } from '../../../src/kit/pictures/svg/read-svg.ts';
import { failed, ok, type Result } from '../../../src/result.ts';
import { reach, type Reachable } from '../../../src/site/game-file.ts';

/** Limits in bytes: more is no picture for a card. */
const MOST = { pixels: 250e6, vector: 8e6 } as const;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

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
  const text = textOf(bytes);
  if (text === undefined) return failed('is not written in UTF-8');
  const drawing = readSvg(text);
  return drawing.ok ? ok({ kind: 'vector', id: hashOf(bytes), drawing: drawing.value }) : drawing;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
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

/** What to do where a name is made of a cell that is empty, or of a column that is not there. */
function cellAdvice(file: string): string {
  if (file.trim() === '' || file.endsWith('/'))
    return ": where a cell may be empty, write card.art !== '' && picture(...)";
  return /(^|\/)undefined(\.\w+)?$/.test(file) ? ': what it is named by is undefined' : '';
}

/** The pictures below `home`. A file is read once, and again after it has changed. */
export function picturesIn(home: string): Pictures {
  const known = new Map<string, { readonly stamp: string; readonly found: Result<PictureFile, string> }>();
  return {
    find: (file) => {
      const reached = reach(resolve(home), file);
      if (!reached.ok) return failed(...reached.faults.map((why) => `${why}${cellAdvice(file)}`));
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
