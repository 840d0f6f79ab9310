/** A picture of pixels in SVG. */
import type { Raster } from '../../kit/face.ts';
import type { EncodedPicture } from '../../kit/pictures/picture-file.ts';
import { attributes, clipped } from './markup.ts';
import { imageRect } from './picture-pixels.ts';

/** Bytes made into characters at once: more would be too many arguments of a call. */
const PIECE = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** What stands for a picture that was not fetched. */
const GREY = '#b8b8b8';

/** The markup of a picture, with its pixels inside; a grey box if they were not fetched. */
export function imageSvg(raster: Raster, encoded: EncodedPicture | undefined): string {
  const { x, y, width, height } = raster;
  if (!encoded) return `<rect${attributes({ x, y, width, height, fill: GREY })}/>`;
  const { clips, ...place } = imageRect(raster, encoded);
  const href = `data:image/${encoded.type};base64,${base64(encoded.bytes)}`;
  const image = `<image${attributes({ ...place, preserveAspectRatio: 'none', href })}/>`;
  return clips ? clipped({ x, y, width, height }, image) : image;
}
