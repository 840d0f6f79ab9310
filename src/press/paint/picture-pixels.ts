/**
 * Fetches the pixels of the pictures in nodes before they are painted: each part of a file once for a size. In the
 * low-ink edition a picture becomes vector lines.
 */
import type { Group, Raster, SetNode } from '../../kit/face.ts';
import { pixelsKey, type EncodedPicture, type WantedPixels } from '../../kit/pictures/picture-file.ts';
import { halftone } from '../../kit/pictures/halftone.ts';
import { mmToPx } from '../../kit/units.ts';

/** Sharper than a printer shows; more pixels would only make files large. */
export const MOST_DPI = 350;

/** Pictures decoded at once: each may take some hundred megabytes. */
const LANES = 4;

/** Nodes without halftones, and the pixels of their pictures. */
export interface WithPixels {
  readonly nodes: readonly SetNode[];
  readonly images: ReadonlyMap<Raster, EncodedPicture>;
  /** The keys of the pixels, see `pixelsKey`. */
  readonly keys: ReadonlyMap<EncodedPicture, string>;
}

/** All pictures of pixels with their scale on the face, mm a unit. */
function* rastersIn(
  nodes: readonly SetNode[],
  scale: number,
): Generator<readonly [raster: Raster, scale: number]> {
  for (const node of nodes) {
    if (node.kind === 'raster') yield [node, scale];
    else if (node.kind === 'group') yield* rastersIn(node.nodes, scale * (node.scale ?? 1));
  }
}

/** The pictures of pixels among nodes. */
export const rastersOf = (nodes: readonly SetNode[]): readonly Raster[] =>
  [...rastersIn(nodes, 1)].map(([raster]) => raster);

/** Whether there is a picture of pixels among nodes. */
export const hasRasters = (nodes: readonly SetNode[]): boolean => !rastersIn(nodes, 1).next().done;

/** The pixels that a picture needs at `dpi`: never more than it has. */
export function wantedPixels(
  { crop, ground, width, height }: Raster,
  scale: number,
  dpi: number,
): WantedPixels {
  const most = (pixels: number, mm: number) =>
    Math.max(1, Math.min(pixels, Math.ceil(mmToPx(mm * scale, dpi))));
  return { crop, ground, width: most(crop.width, width), height: most(crop.height, height) };
}

/** Runs `work` on every item, a few at a time. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += LANES) await Promise.all(items.slice(at, at + LANES).map(work));
}

const replaced = (nodes: readonly SetNode[], by: ReadonlyMap<Raster, SetNode>): readonly SetNode[] =>
  nodes.map((node): SetNode => {
    if (node.kind === 'raster') return by.get(node) ?? node;
    if (node.kind !== 'group') return node;
    const group: Group<SetNode> = { ...node, nodes: replaced(node.nodes, by) };
    return group;
  });

/** A way to get pixels: from the file itself, or from a cache. */
export type Encode = (raster: Raster, wanted: WantedPixels) => Promise<EncodedPicture>;

const fromFile: Encode = ({ image, place }, wanted) => image.encode(wanted, place);

/** Fetches pixels for pictures at `dpi`, at most `MOST_DPI`; nodes without pictures come back as they are. */
export async function withPixels(
  nodes: readonly SetNode[],
  dpi: number = MOST_DPI,
  encode: Encode = fromFile,
): Promise<WithPixels> {
  const images = new Map<Raster, EncodedPicture>();
  const drawn = new Map<Raster, SetNode>();
  const known = new Map<string, Promise<EncodedPicture>>();
  const keys = new Map<EncodedPicture, string>();
  await inTurns([...rastersIn(nodes, 1)], async ([raster, scale]) => {
    if (raster.halftone !== undefined) {
      drawn.set(raster, await halftone(raster, raster.halftone, scale));
      return;
    }
    const wanted = wantedPixels(raster, scale, Math.min(dpi, MOST_DPI));
    const key = pixelsKey(raster.image, wanted);
    const pixels = known.get(key) ?? encode(raster, wanted);
    known.set(key, pixels);
    const encoded = await pixels;
    images.set(raster, encoded);
    keys.set(encoded, key);
  });
  return { nodes: drawn.size === 0 ? nodes : replaced(nodes, drawn), images, keys };
}

/** Where the whole of an encoded picture lies, so that the wanted part fills the raster's rectangle. */
export function imageRect({ x, y, width, height, crop }: Raster, { part }: EncodedPicture) {
  const [across, down] = [width / crop.width, height / crop.height];
  return {
    x: x - (crop.x - part.x) * across,
    y: y - (crop.y - part.y) * down,
    width: part.width * across,
    height: part.height * down,
    // Only then is more encoded than is to be seen.
    clips: part.width !== crop.width || part.height !== crop.height,
  };
}
