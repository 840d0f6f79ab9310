/** SVG files on faces are what another renderer makes of them, in print and on the screen. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture, type SetFace } from '../src/kit/face.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import type { Pictures } from '../src/kit/pictures/picture-file.ts';
import { readSvg } from '../src/kit/pictures/svg/read-svg.ts';
import { facePages } from '../src/press/paint/pdf/face-pages.ts';
import { printSheets } from '../src/press/paint/pdf/paint-document.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { transparencyIn } from './pdf-objects.ts';
import { openPdf, pagePixels, shareApart, svgPixels, type Pixels } from './raster.ts';
import { fonts } from './sample-faces.ts';
import { SVG_SAMPLES } from './svg-samples.ts';

const DPI = 200;
const [WIDTH, HEIGHT] = [63.5, (63.5 * 150) / 200];

const pictures: Pictures = {
  find: (file) => {
    const read = readSvg(SVG_SAMPLES[file] ?? '');
    return read.ok ? { ok: true, value: { kind: 'vector', id: file, drawing: read.value } } : read;
  },
};

function faceOf(name: string): SetFace {
  const rect = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const face = { id: 'drawing', ...rect, bleed: 0, safe: 0, nodes: [picture(name, rect)] };
  const set = typeset(face, fonts, { pictures, edition: 'colour' });
  if (!set.ok) throw new Error(JSON.stringify(set.faults));
  return set.value;
}

/** The file itself, rendered by librsvg on white. */
async function reference(name: string, { width, height }: Pixels): Promise<Pixels> {
  const { data } = await sharp(Buffer.from(SVG_SAMPLES[name] ?? ''), { density: 300 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data };
}

describe.each(Object.keys(SVG_SAMPLES))('a drawing with %s', (name) => {
  it('is drawn as it is meant', async () => {
    const painted = await svgPixels(await paintSvg(faceOf(name), fonts, { dpi: DPI }));
    expect(shareApart(painted, await reference(name, painted))).toBeLessThan(0.01);
  });

  it('looks the same in print and on the screen, without transparency', async () => {
    const face = faceOf(name);
    const file = await printSheets(facePages('Faces', 'One a page', [face]), fonts);
    expect(await transparencyIn(file)).toEqual([]);
    const pdf = await openPdf(file);
    const printed = await pagePixels(pdf, 1, DPI);
    const painted = await svgPixels(await paintSvg(face, fonts, { dpi: DPI }));
    expect(shareApart(printed, painted)).toBeLessThan(0.005);
    await pdf.loadingTask.destroy();
  });
});
