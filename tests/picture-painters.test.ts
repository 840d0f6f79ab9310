/** Pictures in faces look the same in the PDF and as SVG, and a sheet stays free of transparency. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facePages } from '../src/press/paint/pdf/face-pages.ts';
import { printSheets } from '../src/press/paint/pdf/paint-document.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { transparencyIn } from './pdf-objects.ts';
import { openPictureFaces, PICTURE_FACES, type PictureFaces } from './picture-faces.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from './raster.ts';
import { fonts } from './sample-faces.ts';

const DPI = 200;
const TOLERANCE = 0.005;

let faces: PictureFaces;
beforeAll(async () => {
  faces = await openPictureFaces();
});
afterAll(() => faces.remove());

describe.each(['colour', 'low-ink'] as const)('in the %s edition', (edition) => {
  it.each(Object.keys(PICTURE_FACES))('%s looks the same in print and on the screen', async (name) => {
    const face = faces.set(name, edition);
    const file = await printSheets(facePages('Faces', 'One a page', [face]), fonts);
    expect(await transparencyIn(file)).toEqual([]);
    const pdf = await openPdf(file);
    const printed = await pagePixels(pdf, 1, DPI);
    const painted = await svgPixels(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
    expect(shareApart(printed, painted)).toBeLessThan(TOLERANCE);
    await pdf.loadingTask.destroy();
  });
});
