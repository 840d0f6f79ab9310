/** The PDF and the SVG of every face show the same picture: both painters paint one tree. */
import { describe, expect, it } from 'vitest';
import { PRINTED_EDITIONS } from '../src/kit/edition.ts';
import { facePages } from '../src/press/paint/face-pages.ts';
import { printSheets } from '../src/press/paint/print.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { drawn, facesOf, shelfKits } from './kits.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from './raster.ts';

const DPI = 200;
/** What antialiasing at edges may make of it: the share of pixels apart by more than half the range. */
const TOLERANCE = 0.005;

describe.each(shelfKits)('%s', (_, shelf) => {
  it.each(PRINTED_EDITIONS)(
    'looks the same in print and on the screen, in the %s edition',
    async (edition) => {
      const faces = facesOf(drawn(shelf, edition));
      const document = facePages(shelf.kit.title, 'One face a page', faces);
      const pdf = await openPdf(await printSheets(document, shelf.fonts));
      const apart: string[] = [];
      for (const [index, face] of faces.entries()) {
        const printed = await pagePixels(pdf, index + 1, DPI);
        const painted = await svgPixels(await paintSvg(face, shelf.fonts, { area: 'bleed', dpi: DPI }));
        const share = shareApart(printed, painted);
        if (!(share <= TOLERANCE)) apart.push(`${face.id}: ${(100 * share).toFixed(2)} %`);
      }
      await pdf.loadingTask.destroy();
      expect(faces.length).toBeGreaterThan(shelf.kit.box.decks.length);
      expect(apart).toEqual([]);
    },
  );
});
