/** Each face of a kit as a picture file. */
import type { Edition } from '../../src/kit/edition.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import type { Made } from '../cli/run-report.ts';
import { keyOf, keyOfFonts } from './cache.ts';
import { drawSelected, EVERYTHING, facesOf, keyOfFace, type Selection } from './draw-faces.ts';
import { inLanes } from './limit-concurrency.ts';
import { pictureWarnings } from './pictures/picture-warnings.ts';
import type { PictureOptions } from './pictures/picture-options.ts';
import { pictureOf } from './pictures/raster.ts';
import type { Run } from './run.ts';

export interface ImagesOrder extends PictureOptions {
  readonly edition: Edition;
  readonly selection: Selection;
}

/** The default dpi, left out of folder names. */
export const USUAL_DPI = 300;

/** The folder of an order's pictures: "images/colour-bleed" or "images/screen-150dpi". */
function folderOf({ edition, area, dpi, format }: ImagesOrder): string {
  const bleed = area === 'bleed' ? '-bleed' : '';
  return `images/${edition}${bleed}${format === 'svg' || dpi === USUAL_DPI ? '' : `-${dpi}dpi`}`;
}

/** A picture from the cache, or newly drawn. */
export async function picture(
  face: SetFace,
  fonts: Fonts,
  order: PictureOptions,
  { cache }: Pick<Run, 'cache'>,
): Promise<Uint8Array> {
  const { format, area, dpi } = order;
  const key = keyOf('picture', keyOfFace(face), keyOfFonts(fonts), format, area, String(dpi));
  const known = cache.get(key);
  if (known) return known;
  const drawn = await pictureOf(face, fonts, order);
  cache.put(key, drawn);
  return drawn;
}

/** Writes a picture of each selected face into the run's output folder. */
export async function makeImages(kit: Kit, fonts: Fonts, order: ImagesOrder, run: Run): Promise<Made> {
  const started = performance.now();
  const faces = facesOf(drawSelected(kit, order.edition, fonts, order.selection));
  const folder = `${kit.id}/${folderOf(order)}`;
  run.progress.step(`Drawing pictures of ${kit.title}, ${order.edition}`, faces.size);
  let bytes = 0;
  await inLanes(faces, run.lanes, async ([id, face]) => {
    const content = await picture(face, fonts, order, run);
    run.out.write(`${folder}/${id}.${order.format}`, content);
    bytes += content.length;
    run.progress.tick();
  });
  if (order.selection === EVERYTHING) run.out.completes(folder, `.${order.format}`);
  const name = `${folder}/ (${faces.size} ${order.format})`;
  const warnings = pictureWarnings(kit, faces.values());
  return { name, bytes, milliseconds: performance.now() - started, warnings };
}
