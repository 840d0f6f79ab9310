import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { shareApart, svgPixels, withoutAlpha } from '../../../../tests/raster.ts';
import { openPictureFaces, PICTURE_FACES } from '../../../../tests/picture-faces.ts';
import { fonts, lettering, picture } from '../../../../tests/sample-faces.ts';
import type { Raster } from '../../../kit/face.ts';
import { pngOf } from '../../export/png.ts';
import { areaOf } from '../area.ts';
import { imageRect, withPixels } from '../picture-pixels.ts';
import { drawFace, type DecodedPicture } from './canvas-2d.ts';
import { paintSvg } from '../svg.ts';

const DPI = 300;
const [WIDTH, HEIGHT] = [825, 1125];

/** A face with its bleed on a white canvas. */
async function canvasOf(face: ReturnType<typeof picture>) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const { x, y, width, height } = areaOf(face, 'bleed');
  context.scale(WIDTH / width, HEIGHT / height);
  context.translate(-x, -y);
  const { nodes, images } = await withPixels(face.nodes, DPI);
  const pictures = new Map<Raster, DecodedPicture>();
  for (const [raster, encoded] of images)
    pictures.set(raster, { ...imageRect(raster, encoded), image: await loadImage(encoded.bytes) });
  drawFace(context, (d) => new Path2D(d), nodes, fonts, pictures);
  return context.getImageData(0, 0, WIDTH, HEIGHT);
}

test('a face looks the same on a canvas as rasterised from SVG', async () => {
  const files = await openPictureFaces();
  onTestFinished(files.remove);
  const pictures = Object.keys(PICTURE_FACES).map((name) => files.set(name, 'colour'));
  for (const face of [picture(), lettering(), ...pictures]) {
    const painted = await svgPixels(await paintSvg(face, fonts, { area: 'bleed', dpi: DPI }));
    const data = withoutAlpha((await canvasOf(face)).data);
    expect(shareApart(painted, { width: WIDTH, height: HEIGHT, data }), face.id).toBeLessThan(0.005);
  }
});

test('the PNG of a canvas is in true colour without transparency, names its dots per inch and loses no pixel', async () => {
  const pixels = await canvasOf(picture());
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
