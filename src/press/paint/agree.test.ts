import { expect, test } from 'vitest';
import { chain, move, scale, turn } from '../../kit/engrave/path/matrix.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from '../../../tests/raster.ts';
import { fonts, lettering, picture, placed, sampleSheets } from '../../../tests/sample-faces.ts';
import { areaOf } from './area.ts';
import { facePages } from './pdf/face-pages.ts';
import { svgOf } from './markup.ts';
import { outlineNodes } from './path/outlined-svg.ts';
import { printSheets } from './pdf/paint-document.ts';
import { paintSheetSvg } from './sheet-svg.ts';
import { paintNodes, paintSvg } from './svg.ts';

const DPI = 300;
/** Tolerance for antialiasing at edges. */
const TOLERANCE = 0.005;

test('a face looks the same in the PDF and as SVG', async () => {
  const faces = [picture(), lettering()];
  const pdf = await openPdf(await printSheets(facePages('Faces', 'One a page', faces), fonts));
  for (const [index, face] of faces.entries()) {
    const printed = await pagePixels(pdf, index + 1, DPI);
    const painted = await svgPixels(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
    expect([painted.width, painted.height]).toEqual([825, 1125]);
    expect(shareApart(printed, painted), face.id).toBeLessThan(TOLERANCE);
  }
  await pdf.loadingTask.destroy();
});

test('letters from the fonts themselves look the same as printed', async () => {
  const faces = [picture(), lettering()];
  const pdf = await openPdf(await printSheets(facePages('Faces', 'One a page', faces), fonts));
  for (const [index, face] of faces.entries()) {
    const printed = await pagePixels(pdf, index + 1, DPI);
    const markup = svgOf(areaOf(face, 'bleed'), outlineNodes(face.nodes, fonts), DPI);
    expect(shareApart(printed, await svgPixels(markup)), face.id).toBeLessThan(TOLERANCE);
  }
  await pdf.loadingTask.destroy();
});

test('a sheet looks the same in the PDF and as SVG, moved for a printer or not, and what is laid at an angle, too', async () => {
  const sample = sampleSheets();
  const moved = chain(turn(0.4), scale(0.996), move(2.3, -1.7));
  const tilted = placed('lettering', 60, 90, 17.5);
  const pages = sample.pages.map((page, index) =>
    index === 0 ? { ...page, moved } : { ...page, placements: [...page.placements, tilted] },
  );
  const sheets = { ...sample, pages };
  const pdf = await openPdf(await printSheets(sheets, fonts));
  const markup = new Map<string, string>();
  for (const [id, { nodes }] of sheets.faces) markup.set(id, await paintNodes(nodes, fonts));
  for (const [index, page] of sheets.pages.entries()) {
    const printed = await pagePixels(pdf, index + 1, 150);
    const painted = await svgPixels(await paintSheetSvg(page, { faces: sheets.faces, markup }, fonts, 150));
    expect(shareApart(printed, painted), page.label).toBeLessThan(TOLERANCE);
  }
  await pdf.loadingTask.destroy();
});
