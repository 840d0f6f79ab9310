import { createCanvas, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareApart, svgPixels, withoutAlpha } from '../../../../tests/raster.ts';
import { fonts, lettering, picture } from '../../../../tests/sample-faces.ts';
import { pngOf } from '../../export/png.ts';
import { areaOf } from '../area.ts';
import { drawFace } from './canvas-2d.ts';
import { paintSvg } from '../svg.ts';

const DPI = 300;
const [WIDTH, HEIGHT] = [825, 1125];

/** A face with its bleed on a white canvas. */
function canvasOf(face: ReturnType<typeof picture>) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const { x, y, width, height } = areaOf(face, 'bleed');
  context.scale(WIDTH / width, HEIGHT / height);
  context.translate(-x, -y);
  drawFace(context, (d) => new Path2D(d), face.nodes, fonts);
  return context.getImageData(0, 0, WIDTH, HEIGHT);
}

test('a face looks the same on a canvas as rasterised from SVG', async () => {
  for (const face of [picture(), lettering()]) {
    const painted = await svgPixels(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
    const data = withoutAlpha(canvasOf(face).data);
    expect(shareApart(painted, { width: WIDTH, height: HEIGHT, data }), face.id).toBeLessThan(0.005);
  }
});

test('the PNG of a canvas is in true colour without transparency, names its dots per inch and loses no pixel', async () => {
  const pixels = canvasOf(picture());
  const file = await pngOf(pixels, DPI);
  const read = sharp(file);
  expect(await read.metadata()).toMatchObject({
    format: 'png',
    space: 'srgb',
    channels: 3,
    hasAlpha: false,
    density: DPI,
    width: WIDTH,
    height: HEIGHT,
  });
  expect(Buffer.compare(await read.raw().toBuffer(), withoutAlpha(pixels.data))).toBe(0);
});
