/** Decodes picture files with sharp, for sheets and images: opaque, 8 bits, sRGB, no larger than needed. */
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { PictureHeader } from '../../../src/kit/pictures/picture-header.ts';
import type { EncodedPicture, GreyPixels, WantedPixels } from '../../../src/kit/pictures/picture-file.ts';
import {
  BROKEN_PIXELS,
  pictureFaultSentence,
  type PicturePlace,
} from '../../../src/kit/pictures/picture-faults.ts';
import { strippedJpeg } from '../../../src/kit/pictures/strip-jpeg.ts';
import { isRefusal, refusal } from '../../cli/command-error.ts';
import { sharp } from './sharp.ts';

export interface PictureSource {
  readonly path: string;
  readonly header: PictureHeader;
}

/** Good enough that a print does not show it: at 350 dpi nobody sees that colours are half as fine as light. */
const PHOTOGRAPH = { quality: 90, chromaSubsampling: '4:2:0' } as const;
/** For drawings with sharp edges of colour. */
const DRAWING = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** A crop of less is compressed anew: the rest of the file would be carried for nothing. */
const LEAST_SHOWN = 0.7;

/** The wanted part at the wanted size. */
function pixelsOf({ path }: PictureSource, { crop, width, height, ground }: WantedPixels): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: false, unlimited: false })
    .autoOrient()
    .extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: ground })
    .toColourspace('srgb');
}

/** Whether the file may go onto a sheet as it is: an upright JPEG in sRGB with no more pixels than needed. */
function fits({ header }: PictureSource, { crop, width, height }: WantedPixels): boolean {
  if (header.type !== 'jpeg' || header.orientation !== 1 || header.profile) return false;
  const shown = (crop.width * crop.height) / (header.width * header.height);
  return width >= crop.width && height >= crop.height && shown >= LEAST_SHOWN;
}

/** Says which picture is broken. */
async function said<Value>(place: PicturePlace, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw refusal(pictureFaultSentence({ ...place, kind: 'picture', why: BROKEN_PIXELS }));
  }
}

async function encoded(source: PictureSource, wanted: WantedPixels): Promise<EncodedPicture> {
  const { width, height, crop } = wanted;
  if (fits(source, wanted)) {
    // A broken file must not go onto a sheet unseen.
    await sharp(source.path, { failOn: 'error' }).stats();
    const { header } = source;
    const part = { x: 0, y: 0, width: header.width, height: header.height };
    const bytes = strippedJpeg(await readFile(source.path));
    return { type: 'jpeg', bytes, width: header.width, height: header.height, part };
  }
  const pixels = pixelsOf(source, wanted);
  const image = { width, height, part: crop };
  if (source.header.type === 'jpeg')
    return { type: 'jpeg', bytes: await pixels.jpeg(PHOTOGRAPH).toBuffer(), ...image };
  const raw = await pixels.raw().toBuffer({ resolveWithObject: true });
  const { channels } = raw.info;
  const again = sharp(raw.data, { raw: { width, height, channels } });
  const png = await again.clone().png({ palette: false, progressive: false }).toBuffer();
  // What takes more than a byte a pixel without loss is a photograph, or as good as one.
  if (png.length <= width * height) return { type: 'png', bytes: png, ...image };
  return { type: 'jpeg', bytes: await again.jpeg(DRAWING).toBuffer(), ...image };
}

export const encodePicture = (
  source: PictureSource,
  wanted: WantedPixels,
  place: PicturePlace,
): Promise<EncodedPicture> => said(place, () => encoded(source, wanted));

export const greyPixels = (
  source: PictureSource,
  wanted: WantedPixels,
  place: PicturePlace,
): Promise<GreyPixels> =>
  said(place, async () => {
    const { data, info } = await pixelsOf(source, wanted)
      .greyscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  });
