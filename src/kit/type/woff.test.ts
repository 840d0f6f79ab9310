import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { HOUSE_FONTS } from './fonts.ts';
import { unpackFont } from './woff.ts';

const layoutOf = (bytes: Uint8Array) => {
  const font = fontkit.create(bytes as Buffer);
  if (!('layout' in font)) throw new Error('a collection');
  const run = font.layout('Fog of War, office 123');
  return {
    names: font.postscriptName,
    glyphs: run.glyphs.map(({ id, path }) => [id, path.toSVG()]),
    run: run.positions,
  };
};

test.each(HOUSE_FONTS.map(({ id, file }) => [id, file]))(
  'the font %s unpacked sets the same letters',
  (_id, file) => {
    const packed = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const unpacked = unpackFont(packed);
    expect(unpacked.length).toBeGreaterThan(packed.length);
    expect(layoutOf(unpacked)).toEqual(layoutOf(packed));
  },
);

test('a font that is not packed stays as it is', () => {
  const font = unpackFont(readFileSync(fileURLToPath(import.meta.resolve(HOUSE_FONTS[0].file))));
  expect(unpackFont(font)).toBe(font);
});
