/** A maker's pictures in the browser: their list, and pixels fetched when a face is painted. */
import type { Raster, Rect, SetNode } from '../../kit/face.ts';
import {
  pixelsKey,
  type EncodedPicture,
  type GreyPixels,
  type PictureFile,
  type Pictures,
  type WantedPixels,
} from '../../kit/pictures/picture-file.ts';
import { encloses } from '../../kit/rects.ts';
import { PICTURE_LIST, type ListedFile, type PictureList } from '../../kit/pictures/picture-list.ts';
import { failed, ok } from '../../result.ts';
import type { DecodedPictures } from '../../press/paint/canvas/canvas-2d.ts';
import { imageRect, withPixels } from '../../press/paint/picture-pixels.ts';
import { toPicture } from '../links.ts';

async function fetchBytes(game: string, file: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(toPicture(game, file));
  if (!response.ok) throw new Error(`${file} came as ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const bitmapOf = ({ bytes, type }: Pick<EncodedPicture, 'bytes' | 'type'>): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${type}` }));

/** A canvas with a part of a picture at a size. */
async function canvasOf(from: EncodedPicture, { crop, width, height }: WantedPixels) {
  const bitmap = await bitmapOf(from);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new RangeError('there is no room for a canvas');
  const [across, down] = [from.width / from.part.width, from.height / from.part.height];
  const [x, y] = [(crop.x - from.part.x) * across, (crop.y - from.part.y) * down];
  context.drawImage(bitmap, x, y, crop.width * across, crop.height * down, 0, 0, width, height);
  return context;
}

/** Pixels by key, each fetched once; others are taken from the largest that hold them. */
function pixelsFrom(game: string, { pixels, greys }: PictureList) {
  const known = new Map<string, Promise<EncodedPicture>>();
  const listed = (key: string): Promise<EncodedPicture> | undefined => {
    const entry = pixels[key];
    if (!entry) return undefined;
    const { at, ...picture } = entry;
    const fetched = known.get(key) ?? fetchBytes(game, at).then((bytes) => ({ ...picture, bytes }));
    known.set(key, fetched);
    return fetched;
  };
  const other = async (image: ListedFile, wanted: WantedPixels): Promise<EncodedPicture> => {
    const [key] = Object.keys(pixels)
      .filter(
        (each) => each.startsWith(`${image.id} `) && encloses(pixels[each]?.part ?? wanted.crop, wanted.crop),
      )
      .sort((a, b) => (pixels[b]?.width ?? 0) - (pixels[a]?.width ?? 0));
    const from = key === undefined ? undefined : await listed(key);
    if (!from) throw new Error(`no face of ${game} has the picture ${image.id}`);
    return from;
  };
  const encode = async (image: ListedFile, wanted: WantedPixels): Promise<EncodedPicture> => {
    const found = listed(pixelsKey(image, wanted));
    if (found) return found;
    const { canvas } = await canvasOf(await other(image, wanted), wanted);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const { width, height, crop } = wanted;
    return { type: 'jpeg', bytes: new Uint8Array(await blob.arrayBuffer()), width, height, part: crop };
  };
  const grey = async (image: ListedFile, wanted: WantedPixels): Promise<GreyPixels> => {
    const entry = greys[pixelsKey(image, wanted)];
    const { width, height } = wanted;
    if (entry) return { width, height, data: await fetchBytes(game, entry.at) };
    const { data } = (await canvasOf(await other(image, wanted), wanted)).getImageData(0, 0, width, height);
    const light = (at: number) =>
      0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    return {
      width,
      height,
      data: Uint8Array.from({ length: width * height }, (_, index) => light(4 * index)),
    };
  };
  return { encode, grey };
}

/** The pictures of a maker's game. Rejects when the network fails. */
export async function fetchPictures(game: string): Promise<Pictures> {
  const list = JSON.parse(new TextDecoder().decode(await fetchBytes(game, PICTURE_LIST))) as PictureList;
  const { encode, grey } = pixelsFrom(game, list);
  const fileOf = (file: ListedFile): PictureFile =>
    file.kind === 'vector'
      ? file
      : { ...file, encode: (wanted) => encode(file, wanted), grey: (wanted) => grey(file, wanted) };
  const files = new Map(Object.entries(list.files).map(([name, file]) => [name, fileOf(file)]));
  return {
    find: (name) => {
      const found = files.get(name);
      return found ? ok(found) : failed('was not there when the site was built');
    },
  };
}

/** Nodes ready for a canvas, with their pictures decoded. */
export async function withDecoded(
  nodes: readonly SetNode[],
): Promise<{ readonly nodes: readonly SetNode[]; readonly pictures: DecodedPictures }> {
  const pixels = await withPixels(nodes);
  const pictures = new Map<Raster, Rect & { readonly image: ImageBitmap }>();
  for (const [raster, encoded] of pixels.images)
    pictures.set(raster, { ...imageRect(raster, encoded), image: await bitmapOf(encoded) });
  return { nodes: pixels.nodes, pictures };
}
