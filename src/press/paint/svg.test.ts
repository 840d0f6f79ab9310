import sharp from 'sharp';
import { expect, test } from 'vitest';
import { extentOf, svgPixels } from '../../../tests/raster.ts';
import { blankFace, fonts, lettering, picture, RED, setFace } from '../../../tests/sample-faces.ts';
import { art, text } from '../../kit/face.ts';
import { paintSvg } from './svg.ts';

const mmAt = (dpi: number) => (px: number) => (px * 25.4) / dpi;
const isRed = (red: number, green: number) => red > 150 && green < 150;

test('a picture of a card has the size of the card, or of card and bleed', async () => {
  const card = await paintSvg(picture(), fonts);
  expect(card).toContain('width="63.5mm" height="88.9mm" viewBox="0 0 63.5 88.9"');
  const bleed = await paintSvg(picture(), fonts, { area: 'bleed' });
  expect(bleed).toContain('width="69.85mm" height="95.25mm" viewBox="-3.175 -3.175 69.85 95.25"');
});

test('at 300 dpi a poker card with its bleed is 825 x 1125 px', async () => {
  const svg = await paintSvg(picture(), fonts, { area: 'bleed', dpi: 300 });
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 825, height: 1125 });
});

test('everything in a picture is vector, and needs no font', async () => {
  for (const face of [picture(), lettering()]) {
    const svg = await paintSvg(face, fonts);
    expect(svg).not.toMatch(/<(image|text|mask|style)|href|font/);
  }
});

test('a sign says what it means to who cannot see it', async () => {
  expect(await paintSvg(picture(), fonts)).toContain(
    'role="img" aria-label="a &quot;twist&quot; &amp; &lt;turn>"',
  );
});

test('pictures can share a page: nothing in them has an id', async () => {
  expect(await paintSvg(picture(), fonts)).not.toMatch(/\sid=/);
});

test('art that has neither fill nor stroke is not black', async () => {
  const ghost = setFace(blankFace('ghost', [art({ x: 0, y: 0, shapes: [{ d: 'M0 0H60V80H0Z' }] })]));
  const { data } = await svgPixels(await paintSvg(ghost, fonts, { dpi: 50 }));
  expect(Math.min(...data)).toBe(255);
});

test.each(['poster', 'stencil', 'text', 'bold'])(
  'letters of %s stand where the line is set, to 0.1 mm',
  async (font) => {
    const dpi = 600;
    const mm = mmAt(dpi);
    // The block's height begins at the top of the capitals; H has no overshoot.
    const block = {
      field: 'h',
      x: 10,
      y: 20,
      width: 50,
      height: 20,
      style: { font, size: 30, ink: RED },
    } as const;
    const set = setFace(blankFace('h', [text({ ...block, text: 'HH HH' })]));
    const [line] = set.nodes;
    if (line?.kind !== 'line') throw new Error('the text was not set');
    const found = extentOf(await svgPixels(await paintSvg(set, fonts, { dpi })), isRed);
    expect(Math.abs(mm(found.top) - 20)).toBeLessThan(0.1);
    expect(Math.abs(mm(found.bottom) - line.baseline)).toBeLessThan(0.1);
    // The side bearing of an H is less than a tenth of its size.
    const [run] = line.runs;
    expect(mm(found.left)).toBeGreaterThan(10);
    expect(mm(found.right)).toBeLessThan(10 + (run?.width ?? 0));
    expect(mm(found.right)).toBeGreaterThan(10 + (run?.width ?? 0) - 1);
  },
);
