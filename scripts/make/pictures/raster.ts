/** Encodes pictures: SVG as it is, PNG and WebP by sharp. */
import type { SetFace } from '../../../src/kit/face.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { paintSvg } from '../../../src/press/paint/svg.ts';
import type { PictureOptions } from './picture-options.ts';
import { sharp } from './sharp.ts';
import type { Sharp } from 'sharp';

/** Vendors' files have no transparency. */
const PAPER = '#ffffff';
const WEBP_QUALITY = 88;

/** A face on white paper, not yet encoded: its pixels are those of `area` at `dpi`. */
export async function rasterOf(
  face: SetFace,
  fonts: Fonts,
  { area, dpi }: Omit<PictureOptions, 'format'>,
): Promise<Sharp> {
  const svg = await paintSvg(face, fonts, { area, dpi });
  return sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: PAPER });
}

/** A face as an encoded file, with its dpi, so that it is placed at its true size. */
export async function pictureOf(face: SetFace, fonts: Fonts, options: PictureOptions): Promise<Uint8Array> {
  const { format, area, dpi } = options;
  if (format === 'svg') return new TextEncoder().encode(await paintSvg(face, fonts, { area }));
  const sized = (await rasterOf(face, fonts, { area, dpi })).withMetadata({ density: dpi });
  return format === 'png'
    ? sized.png().toBuffer()
    : sized.webp({ quality: WEBP_QUALITY, smartSubsample: true }).toBuffer();
}
