import { expect, test } from 'vitest';
import { box, type SetFace } from '../face.ts';
import { facePages } from '../../press/paint/pdf/face-pages.ts';
import { printSheets } from '../../press/paint/pdf/paint-document.ts';
import { paintSvg } from '../../press/paint/svg.ts';
import { transparencyIn } from '../../../tests/pdf-objects.ts';
import { openPdf, pagePixels, shareApart, svgPixels } from '../../../tests/raster.ts';
import { fonts } from '../../../tests/sample-faces.ts';
import { gradient, over } from './gradient.ts';

const stops = [
  { at: 0, colour: '#0000ff' },
  { at: 1, colour: '#ff0000' },
] as const;

const face: SetFace = {
  id: 'gradients',
  width: 60,
  height: 40,
  bleed: 0,
  safe: 0,
  nodes: [
    box({ x: 0, y: 0, width: 60, height: 40, fill: '#ffffff' }),
    gradient({ d: 'M0 0H60V20H0Z', from: [10, 0], to: [50, 0], stops }),
    gradient({ d: 'M10 21h40v18h-40z', from: [30, 30], to: [30, 30], radii: [0, 20], stops }),
  ],
};

test('a gradient goes from colour to colour in steps that are hardly seen, and no further than its path', async () => {
  const { data, width } = await svgPixels(await paintSvg(face, fonts, { dpi: 254 }));
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * 10 * width + x * 10), 3 * (y * 10 * width + x * 10) + 3),
  ];
  expect([at(2, 10), at(58, 10)]).toEqual([
    [0, 0, 255],
    [255, 0, 0],
  ]);
  const [red = 0, , blue = 0] = at(30, 10);
  expect(Math.abs(red - 127)).toBeLessThan(8);
  expect(Math.abs(blue - 127)).toBeLessThan(8);
  expect(at(5, 30)).toEqual([255, 255, 255]);
  expect(at(30, 30)[2]).toBeGreaterThan(240);
});

test('a gradient looks the same in print and on the screen, without shadings', async () => {
  const file = await printSheets(facePages('Faces', '', [face]), fonts);
  expect(await transparencyIn(file)).toEqual([]);
  const pdf = await openPdf(file);
  const printed = await pagePixels(pdf, 1, 200);
  expect(shareApart(printed, await svgPixels(await paintSvg(face, fonts, { dpi: 200 })))).toBeLessThan(0.005);
  await pdf.loadingTask.destroy();
});

test('a see-through colour is the one that it makes on its ground', () => {
  expect(over('#ff0000', 0.5, '#0000ff')).toBe('#800080');
  expect(over('#123456', 1, '#ffffff')).toBe('#123456');
});
