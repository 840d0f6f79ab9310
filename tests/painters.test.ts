/** The PDF and the SVG of every face show the same picture. */
import { describe, expect, it } from 'vitest';
import { PRINTED_EDITIONS, type PrintedEdition } from '../src/kit/edition.ts';
import type { SetFace } from '../src/kit/face.ts';
import { facePages } from '../src/press/paint/pdf/face-pages.ts';
import { printSheets } from '../src/press/paint/pdf/paint-document.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { foundGoodBy } from './found-good.ts';
import { drawn, facesOf, shelfKits, type ShelfKit } from './kits.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from './raster.ts';

const DPI = 200;
/** Tolerance for antialiasing: the share of pixels that differ by more than half the range. */
const TOLERANCE = 0.005;

const found = foundGoodBy(import.meta.url);

/** Faces that look different in the PDF and in their pictures, each with the share of differing pixels. */
async function facesApart(
  faces: readonly SetFace[],
  file: Uint8Array,
  pictures: readonly string[],
): Promise<readonly string[]> {
  const pdf = await openPdf(file);
  const apart: string[] = [];
  for (const [index, face] of faces.entries()) {
    const printed = await pagePixels(pdf, index + 1, DPI);
    const share = shareApart(printed, await svgPixels(pictures[index] ?? ''));
    if (!(share <= TOLERANCE)) apart.push(`${face.id}: ${(100 * share).toFixed(2)} %`);
  }
  await pdf.loadingTask.destroy();
  return apart;
}

/** The same for all faces of a box, whose PDF shares common parts. */
async function boxApart({ kit, fonts }: ShelfKit, faces: readonly SetFace[], edition: PrintedEdition) {
  const file = await printSheets(facePages(kit.title, 'One face a page', faces), fonts);
  const pictures: string[] = [];
  for (const face of faces) pictures.push(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
  return found.faultsOf(`${kit.id}/${edition}`, [file, ...pictures], () => facesApart(faces, file, pictures));
}

describe.each(shelfKits)('%s', (_, shelf) => {
  it.each(PRINTED_EDITIONS)(
    'looks the same in print and on the screen, in the %s edition',
    async (edition) => {
      const faces = facesOf(drawn(shelf, edition));
      expect(faces.length).toBeGreaterThan(shelf.kit.box.decks.length);
      expect(await boxApart(shelf, faces, edition)).toEqual([]);
    },
  );
});
