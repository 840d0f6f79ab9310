/**
 * The pictures of a game as a file lists them for a browser, which cannot read a maker's folder: what each file is, and
 * where the pixels that its faces need are to be fetched.
 */
import type { EncodedPicture, GreyPixels, RasterFile, VectorFile } from './picture-file.ts';

/** What a file is, without what reads it. */
export type ListedFile =
  Pick<RasterFile, 'kind' | 'id' | 'width' | 'height' | 'alpha' | 'depth'> | VectorFile;

/** Pixels in a file of their own. */
export type ListedPixels = Omit<EncodedPicture, 'bytes'> & { readonly at: string };

export interface PictureList {
  /** By the name that faces use. */
  readonly files: Readonly<Record<string, ListedFile>>;
  /** By `pixelsKey`. */
  readonly pixels: Readonly<Record<string, ListedPixels>>;
  /** The same in grey, a byte a pixel. */
  readonly greys: Readonly<Record<string, Omit<GreyPixels, 'data'> & { readonly at: string }>>;
}

/** The list's own name. */
export const PICTURE_LIST = 'list.json';
