/** Rich text, icons, hyphenated words and local fonts look the same in the PDF and as SVG. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesIn } from '../scripts/make/pictures/picture-folder.ts';
import { box, text, type Face, type SetFace } from '../src/kit/face.ts';
import type { Fonts } from '../src/kit/type/font.ts';
import { loadHyphenation } from '../src/kit/type/hyphenation.ts';
import { localFont } from '../src/kit/type/local-font.ts';
import { rich, TEXT_ITALICS } from '../src/kit/type/rich-text.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import { areaOf } from '../src/press/paint/area.ts';
import { svgOf } from '../src/press/paint/markup.ts';
import { outlineNodes } from '../src/press/paint/path/outlined-svg.ts';
import { facePages } from '../src/press/paint/pdf/face-pages.ts';
import { printSheets } from '../src/press/paint/pdf/paint-document.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { fontFilesIn, loadFonts } from '../src/site/package-fonts.ts';
import { disc, pictureFolder } from './picture-files.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from './raster.ts';
import { blankFace } from './sample-faces.ts';

const DPI = 300;
const TOLERANCE = 0.005;
const INK = '#1f1b18';

const NOTO = fileURLToPath(new URL('../node_modules/harfbuzzjs/test/fonts/noto/', import.meta.url));
const ANCHOR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 32"><path d="M12 2v26M4 18c0 14 16 14 16 0M7 9h10" fill="none" stroke="#a02020" stroke-width="3"/></svg>';

const folder = pictureFolder();
const pictures = picturesIn(folder.home);
let fonts: Fonts = new Map();

beforeAll(async () => {
  await loadHyphenation('en');
  folder.write('pictures/anchor.svg', ANCHOR);
  folder.write('pictures/coin.png', await disc(200).png().toBuffer());
  const woff2 = '@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2';
  folder.write('fonts/narrow.woff2', readFileSync(fileURLToPath(import.meta.resolve(woff2))));
  for (const name of ['NotoSans-Regular.otf', 'NotoSans-Regular.ttf'])
    copyFileSync(join(NOTO, name), join(folder.home, 'fonts', name));
  const local = [
    localFont({ id: 'sans', family: 'Noto Sans', file: 'fonts/NotoSans-Regular.ttf' }),
    localFont({ id: 'sans-cff', family: 'Noto Sans', file: 'fonts/NotoSans-Regular.otf' }),
    localFont({ id: 'narrow', family: 'Barlow', file: 'fonts/narrow.woff2' }),
  ];
  fonts = loadFonts({ fonts: [...TEXT_ITALICS, ...local], fontFiles: fontFilesIn(folder.home) });
});
afterAll(() => folder.remove());

const paper = box({ x: -4, y: -4, width: 71.5, height: 96.9, fill: '#f3e8d0' });
const style = { font: 'text', size: 10, ink: INK } as const;
const AREA = { x: 5, y: 5, width: 53, height: 78 };
const icons = {
  anchor: 'pictures/anchor.svg',
  coin: { file: 'pictures/coin.png', means: 'gold coin', height: 3 },
};

const RULES =
  '**Sail** {anchor} *twice*, or ***sell*** for 3 {coin}.\n\nChoose one:\n- pay {coin}{coin} to the harbourmaster and draw\n- pass\n1. reconnaissance';

const FACES: Readonly<Record<string, () => Face>> = {
  'rich text with icons and lists': () =>
    blankFace('rich', [paper, rich(RULES, AREA, { style: { ...style, hyphenate: 'en' }, icons })]),
  'rich text in the middle, narrow, hyphenated': () =>
    blankFace('narrow', [
      paper,
      rich(RULES, { ...AREA, width: 27 }, { style: { ...style, hyphenate: 'en' }, icons, align: 'center' }),
    ]),
  'fonts of one’s own': () =>
    blankFace('own', [
      paper,
      ...['sans', 'sans-cff', 'narrow'].map((font, index) =>
        text({
          field: font,
          text: 'AVATAR Toffee “fi” Grüße 42',
          x: 5,
          y: 8 + 25 * index,
          width: 53,
          height: 20,
          style: { ...style, font, size: 14 },
        }),
      ),
    ]),
};

function setWith(face: Face): SetFace {
  const set = typeset(face, fonts, { pictures });
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}

describe('both painters show the same of', () => {
  it.each(Object.entries(FACES))('%s', async (_, draw) => {
    const face = setWith(draw());
    const pdf = await openPdf(await printSheets(facePages('Faces', 'One a page', [face]), fonts));
    const printed = await pagePixels(pdf, 1, DPI);
    const painted = await svgPixels(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
    expect(shareApart(printed, painted)).toBeLessThan(TOLERANCE);
    if (face.id === 'own') {
      const outlined = svgOf(areaOf(face, 'bleed'), outlineNodes(face.nodes, fonts), DPI);
      expect(shareApart(printed, await svgPixels(outlined))).toBeLessThan(TOLERANCE);
    }
    await pdf.loadingTask.destroy();
  });
});

it('words around an icon are found in a sheet, in the fonts of the maker too', async () => {
  const faces = Object.values(FACES).map((draw) => setWith(draw()));
  const pdf = await openPdf(await printSheets(facePages('Faces', 'One a page', faces), fonts));
  const words = await Promise.all(
    faces.map(async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  expect(words[0]).toMatch(/Sail\s+twice, or sell\s*for 3/);
  expect(words[2]?.match(/AVATAR Toffee “fi”\s*Grüße 42/g)).toHaveLength(3);
  await pdf.loadingTask.destroy();
});

it('a picture of an icon that is missing is a fault of its card and field', () => {
  const face = blankFace('rich', [
    rich('{anchor}', AREA, { style, icons: { anchor: 'pictures/ancor.svg' }, field: 'order' }),
  ]);
  const set = typeset(face, fonts, { pictures });
  expect(set.ok ? [] : set.faults.map(typeFaultSentence)).toEqual([
    'rich, field "order": the picture "pictures/ancor.svg" is not there: did you mean "pictures/anchor.svg".',
  ]);
});
