/** Face pictures for the pages, made at build time. */
import sharp from 'sharp';
import type { SetFace } from '../kit/face.ts';
import type { Fonts } from '../kit/type/font.ts';
import { MM_PER_INCH } from '../kit/units.ts';
import { paintSvg } from '../press/paint/svg.ts';
import { FACE_WIDTHS } from './named-faces.ts';

/** Twice as fast as sharp's default; files are 3 % larger. */
const EFFORT = 2;

const WIDEST = Math.max(...FACE_WIDTHS);

async function rasterise(face: SetFace, fonts: Fonts, width: number): Promise<Buffer> {
  const svg = await paintSvg(face, fonts, { dpi: (width / face.width) * MM_PER_INCH });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

const rasters = new WeakMap<SetFace, Promise<Buffer>>();

/** A picture of a face, so many px wide; the vectors are rasterised once, at the widest size, for all sizes. */
export async function pictureOf(
  face: SetFace,
  fonts: Fonts,
  width: number,
  widest = WIDEST,
): Promise<Buffer> {
  const raster = rasters.get(face) ?? rasterise(face, fonts, widest);
  rasters.set(face, raster);
  return sharp(await raster)
    .resize({ width })
    .webp({ quality: 82, effort: EFFORT })
    .toBuffer();
}
