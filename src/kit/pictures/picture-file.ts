/**
 * Pictures for faces. A face names a file; whoever opens a kit supplies the files, because the kit knows no file
 * system: the commands from the folder of the shelf, the site from its built assets.
 *
 * ```ts
 * const found = pictures.find('pictures/ship.png');
 * if (found.ok && found.value.kind === 'raster') await found.value.encode(wanted);
 * ```
 */
import type { Colour } from '../edition.ts';
import type { Rect } from '../face.ts';
import { ok, type Result } from '../../result.ts';
import type { PicturePlace } from './picture-faults.ts';
import type { VectorDrawing } from './vector-drawing.ts';

/** The pixels that a painter needs of a picture. */
export interface WantedPixels {
  /** The part to show, in pixels of the picture as it is seen. */
  readonly crop: Rect;
  /** At most so many pixels, never more than the part has. */
  readonly width: number;
  readonly height: number;
  /** The colour under what is transparent. */
  readonly ground: Colour;
}

/** A name for the wanted part of a file, equal for equal parts. */
export const pixelsKey = ({ id }: Pick<RasterFile, 'id'>, wanted: WantedPixels): string => {
  const { crop, width, height, ground } = wanted;
  return [id, crop.x, crop.y, crop.width, crop.height, width, height, ground].join(' ');
};

/** An opaque picture, 8 bits a channel, grey or RGB. */
export interface EncodedPicture {
  readonly type: 'jpeg' | 'png';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The part of the picture that it shows: the wanted part, or more, where a file could be taken as it is. */
  readonly part: Rect;
}

/** Grey from 0 (black) to 255, a byte a pixel, row by row. */
export interface GreyPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture of pixels. Only its plain data counts for hashes. */
export interface RasterFile {
  readonly kind: 'raster';
  /** The hash of its bytes. */
  readonly id: string;
  /** Its size in pixels, turned as it is to be seen. */
  readonly width: number;
  readonly height: number;
  /** Whether some of it may be transparent. */
  readonly alpha: boolean;
  /** Bits a channel, where it has more than a sheet shows. */
  readonly depth?: number;
  /** Rejects with a sentence that names the place if the file is broken. */
  readonly encode: (wanted: WantedPixels, place: PicturePlace) => Promise<EncodedPicture>;
  readonly grey: (wanted: WantedPixels, place: PicturePlace) => Promise<GreyPixels>;
}

/** An SVG file. */
export interface VectorFile {
  readonly kind: 'vector';
  /** The hash of its text. */
  readonly id: string;
  /** What `readSvg` reads in it. */
  readonly drawing: VectorDrawing;
}

export type PictureFile = RasterFile | VectorFile;

/** The picture files of a game by name. */
export interface Pictures {
  /** A file, read once; or the rest of the sentence 'the picture "ship.png" ...'. */
  readonly find: (file: string) => Result<PictureFile, string>;
}

/** The pictures of a game, each of which tells its title where it turns out to be broken. */
export function picturesOf(game: string, { find }: Pictures): Pictures {
  const known = new Map<RasterFile, RasterFile>();
  return {
    find: (name) => {
      const found = find(name);
      if (!found.ok || found.value.kind === 'vector') return found;
      const file = found.value;
      const told: RasterFile = known.get(file) ?? {
        ...file,
        encode: (wanted, place) => file.encode(wanted, { ...place, game }),
        grey: (wanted, place) => file.grey(wanted, { ...place, game }),
      };
      known.set(file, told);
      return ok(told);
    },
  };
}

/** For kits without picture files. */
export const NO_PICTURES: Pictures = {
  find: () => ({ ok: false, faults: ['cannot be read: no folder of pictures was opened'] }),
};
