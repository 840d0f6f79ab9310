/** The pictures that the print desk needs of a maker's game, as files of the site. */
import { hashBytes } from '../kit/content-hash.ts';
import { PRINTED_EDITIONS } from '../kit/edition.ts';
import { drawKit } from '../kit/drawn-kit.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { pixelsKey, type PictureFile, type Pictures, type RasterFile } from '../kit/pictures/picture-file.ts';
import {
  PICTURE_LIST,
  type ListedFile,
  type ListedPixels,
  type PictureList,
} from '../kit/pictures/picture-list.ts';
import type { Fonts } from '../kit/type/font.ts';
import { ok } from '../result.ts';
import { facesOf } from '../press/impose/leaves.ts';
import { withPixels } from '../press/paint/picture-pixels.ts';
import { coverFace } from './named-faces.ts';

export type PictureFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Listens to what is asked of pictures. */
function listening(pictures: Pictures) {
  const files: Record<string, ListedFile> = {};
  const pixels: Record<string, ListedPixels> = {};
  const greys: Record<string, PictureList['greys'][string]> = {};
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const keep = (bytes: Uint8Array, ending: string): string => {
    const name = `${hashBytes(bytes).slice(0, 20)}.${ending}`;
    contents.set(name, new Uint8Array(bytes));
    return name;
  };
  const heard = (image: RasterFile): RasterFile => ({
    ...image,
    encode: async (wanted, place) => {
      const encoded = await image.encode(wanted, place);
      const { bytes, ...picture } = encoded;
      pixels[pixelsKey(image, wanted)] = {
        ...picture,
        at: keep(bytes, picture.type === 'jpeg' ? 'jpg' : 'png'),
      };
      return encoded;
    },
    grey: async (wanted, place) => {
      const grey = await image.grey(wanted, place);
      const { width, height } = grey;
      greys[pixelsKey(image, wanted)] = { width, height, at: keep(grey.data, 'grey') };
      return grey;
    },
  });
  const known = new Map<PictureFile, PictureFile>();
  const find: Pictures['find'] = (name) => {
    const found = pictures.find(name);
    if (!found.ok) return found;
    const file = found.value;
    if (file.kind === 'vector') {
      files[name] = file;
      return found;
    }
    const { kind, id, width, height, alpha, depth } = file;
    files[name] = { kind, id, width, height, alpha, ...(depth !== undefined && { depth }) };
    const listened = known.get(file) ?? heard(file);
    known.set(file, listened);
    return ok(listened);
  };
  return { pictures: { find }, list: (): PictureList => ({ files, pixels, greys }), contents };
}

/** All faces of a kit in an edition; none where one has a fault, which the pages report. */
function facesIn(kit: Kit, edition: (typeof PRINTED_EDITIONS)[number], fonts: Fonts): readonly SetFace[] {
  const drawn = drawKit(kit, edition, fonts);
  return drawn.ok ? [...facesOf(drawn.value).faces.values()] : [];
}

/** The list of a game's pictures, and the pixels of all its faces in both printed editions. */
export async function deskPictures(kit: Kit, fonts: Fonts): Promise<PictureFiles> {
  if (!kit.pictures) return new Map();
  const { pictures, list, contents } = listening(kit.pictures);
  const heard: Kit = { ...kit, pictures };
  const faces = PRINTED_EDITIONS.flatMap((edition) => facesIn(heard, edition, fonts));
  for (const { nodes } of [...faces, coverFace(heard, fonts)]) await withPixels(nodes);
  return new Map([...contents, [PICTURE_LIST, new TextEncoder().encode(JSON.stringify(list()))]]);
}
