/** The pictures of the faces that lie on the table of VASSAL or PlayingCards.io. */
import type { Fonts } from '../../../src/kit/type/font.ts';
import { MM_PER_INCH } from '../../../src/kit/units.ts';
import { PX_PER_MM, type TablePicture } from '../../../src/press/export/tabletop/table-things.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import { picture } from '../images.ts';
import { inLanes } from '../limit-concurrency.ts';
import { sharp } from '../pictures/sharp.ts';
import type { Run } from '../run.ts';

const PICTURE = { format: 'png', area: 'trim', dpi: PX_PER_MM * MM_PER_INCH } as const;

/** The picture, of a disc without its corners. */
async function drawnPicture({ face, isRound }: TablePicture, fonts: Fonts, run: Run): Promise<Uint8Array> {
  const square = await picture(face, fonts, PICTURE, run);
  if (!isRound) return square;
  const image = sharp(square);
  const { width, height } = await image.metadata();
  const circle = `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${width / 2}"/></svg>`;
  return image
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Draws pictures for a place, each to its path in the parcel. */
export async function drawnPictures(
  place: string,
  pictures: readonly TablePicture[],
  pathOf: (picture: TablePicture) => string,
  { fonts, run }: { readonly fonts: Fonts; readonly run: Run },
): Promise<readonly ParcelFile[]> {
  run.progress.step(`Drawing pictures for ${place}`, pictures.length);
  const files: ParcelFile[] = [];
  await inLanes(pictures, run.lanes, async (each) => {
    files.push([pathOf(each), await drawnPicture(each, fonts, run)]);
    run.progress.tick();
  });
  return files;
}
