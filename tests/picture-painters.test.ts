/** Pictures in faces look the same in the PDF and as SVG, and a sheet stays free of transparency. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, group, picture, type Face, type Node, type SetFace } from '../src/kit/face.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import type { Edition } from '../src/kit/edition.ts';
import { facePages } from '../src/press/paint/pdf/face-pages.ts';
import { printSheets } from '../src/press/paint/pdf/paint-document.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { picturesIn } from '../scripts/make/pictures/picture-folder.ts';
import { corners, disc, pictureFolder } from './picture-files.ts';
import { transparencyIn } from './pdf-objects.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from './raster.ts';
import { blankFace, fonts } from './sample-faces.ts';

const DPI = 200;
const TOLERANCE = 0.005;

const folder = pictureFolder();
const pictures = picturesIn(folder.home);

beforeAll(async () => {
  folder.write('pictures/wide.png', await corners(900, 500).png().toBuffer());
  folder.write('pictures/wide.jpg', await corners(900, 500).jpeg({ quality: 95 }).toBuffer());
  folder.write('pictures/wide.webp', await corners(900, 500).webp({ quality: 95 }).toBuffer());
  folder.write(
    'pictures/turned.jpg',
    await corners(900, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  folder.write('pictures/disc.png', await disc(600).png().toBuffer());
  folder.write(
    'pictures/grey.jpg',
    await corners(400, 400).greyscale().toColourspace('b-w').jpeg().toBuffer(),
  );
  folder.write('pictures/small.jpg', await corners(400, 225).jpeg({ quality: 95 }).toBuffer());
});
afterAll(() => folder.remove());

function setWith(face: Face, edition: Edition = 'colour'): SetFace {
  const set = typeset(face, fonts, { pictures, edition });
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}

const card = (...nodes: readonly Node[]): Face =>
  blankFace('card', [box({ x: -4, y: -4, width: 71.5, height: 96.9, fill: '#f3e8d0' }), ...nodes]);

const UPPER = { x: 5, y: 5, width: 53, height: 36 };
const LOWER = { x: 5, y: 46, width: 53, height: 36 };

const FACES: Readonly<Record<string, Face>> = {
  'a PNG that covers its rectangle, and one that is contained': card(
    picture('pictures/wide.png', UPPER),
    picture('pictures/wide.png', LOWER, { fit: 'contain' }),
  ),
  'a JPEG with its focus in a corner, and round corners': card(
    picture('pictures/wide.jpg', { ...UPPER, width: 30 }, { focus: { x: 1, y: 0 } }),
    picture('pictures/wide.jpg', LOWER, { radius: 6 }),
  ),
  'a WebP, and a photograph that lies on its side': card(
    picture('pictures/wide.webp', UPPER),
    picture('pictures/turned.jpg', LOWER, { fit: 'contain' }),
  ),
  'a transparent PNG on a box, and a grey JPEG': card(
    box({ ...UPPER, fill: '#4f605c' }),
    picture('pictures/disc.png', UPPER, { fit: 'contain' }),
    picture('pictures/disc.png', { ...LOWER, width: 25 }),
    picture('pictures/grey.jpg', { ...LOWER, x: 32, width: 25 }),
  ),
  'a small JPEG, which is taken as it is': card(
    picture('pictures/small.jpg', UPPER, { radius: 3 }),
    picture('pictures/small.jpg', { ...LOWER, height: 26 }),
  ),
  'pictures in a group that is turned, scaled and clipped': card(
    group<Node>({
      x: 55,
      y: 70,
      rotate: 200,
      scale: 0.8,
      clip: { x: 5, y: 5, width: 50, height: 40, radius: 8 },
      nodes: [picture('pictures/wide.png', { x: 0, y: 0, width: 60, height: 50 })],
    }),
  ),
};

describe.each(['colour', 'low-ink'] as const)('in the %s edition', (edition) => {
  it.each(Object.keys(FACES))('%s looks the same in print and on the screen', async (name) => {
    const face = setWith(FACES[name] as Face, edition);
    const file = await printSheets(facePages('Faces', 'One a page', [face]), fonts);
    expect(await transparencyIn(file)).toEqual([]);
    const pdf = await openPdf(file);
    const printed = await pagePixels(pdf, 1, DPI);
    const painted = await svgPixels(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
    expect(shareApart(printed, painted)).toBeLessThan(TOLERANCE);
    await pdf.loadingTask.destroy();
  });
});
