/** Decoded pictures in the cache, by the hash of their files and the part and size that was wanted. */
import { deserialize, serialize } from 'node:v8';
import { pixelsKey, type EncodedPicture } from '../../../src/kit/pictures/picture-file.ts';
import type { Encode } from '../../../src/press/paint/picture-pixels.ts';
import { sheetImage, type SheetImage } from '../../../src/press/paint/pdf/sheet-image.ts';
import { keyOf, type Cache } from '../cache.ts';

const keyIn = (key: string): string => keyOf('pixels', key);

function kept(cache: Cache, key: string): EncodedPicture | undefined {
  const content = cache.large.get(keyIn(key));
  try {
    return content && (deserialize(content) as EncodedPicture);
  } catch {
    // An unreadable entry counts as missing.
    return undefined;
  }
}

/** Gets pixels from the cache, or from the file. */
export const cachedPixels =
  (cache: Cache): Encode =>
  async ({ image, place }, wanted) => {
    const key = pixelsKey(image, wanted);
    const known = kept(cache, key);
    if (known) return known;
    const encoded = await image.encode(wanted, place);
    cache.large.put(keyIn(key), serialize(encoded));
    return encoded;
  };

/** A picture of a sheet, by the key of its pixels. */
export function pixelsIn(cache: Cache, key: string): SheetImage | undefined {
  const encoded = kept(cache, key);
  return encoded && sheetImage(encoded, key);
}
