/** Pictures of pixels as PDF image objects without transparency. */
import { hashBytes } from '../../../kit/content-hash.ts';
import type { EncodedPicture } from '../../../kit/pictures/picture-file.ts';
import { joinedBytes } from './bytes.ts';

/** A picture that a document embeds once, however often it is shown. */
export interface SheetImage {
  /** A name from a content hash, equal for equal pictures. */
  readonly name: string;
  /** What it was encoded from (`pixelsKey`), to find it again in a cache. */
  readonly from: string;
  readonly filter: 'DCTDecode' | 'FlateDecode';
  readonly grey: boolean;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

const GREY = 0;
const RGB = 2;

/** The pixels of a PNG as they are compressed in it, which PDF understands. @throws for PNGs it does not. */
function compressedPixels(bytes: Uint8Array): Pick<SheetImage, 'grey' | 'content'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const colours = bytes[25];
  if (bytes[24] !== 8 || (colours !== GREY && colours !== RGB) || bytes[28] !== 0)
    throw new Error('a sheet takes only PNGs of 8 bits, grey or RGB, not interlaced');
  const pieces: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IDAT') pieces.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return { grey: colours === GREY, content: joinedBytes(pieces) };
}

function jpegChannels(bytes: Uint8Array): number {
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return bytes[at + 9] ?? 3;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return 3;
}

/** A PDF's picture; `from` is the key of its pixels. */
export function sheetImage({ type, bytes, width, height }: EncodedPicture, from: string): SheetImage {
  const pixels =
    type === 'png' ? compressedPixels(bytes) : { grey: jpegChannels(bytes) === 1, content: bytes };
  const filter = type === 'png' ? 'FlateDecode' : 'DCTDecode';
  return { name: `I${hashBytes(bytes).slice(0, 16)}`, from, filter, ...pixels, width, height };
}
