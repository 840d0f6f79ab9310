import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parsedFont } from './font-parser.ts';
import { unpackFont } from './woff.ts';

const bytesOf = (file: string): Uint8Array => readFileSync(fileURLToPath(import.meta.resolve(file)));

/** Everything of a font that printing needs: each glyph with its outline and advance. */
function glyphsOf(bytes: Uint8Array) {
  const font = parsedFont(bytes, 'a font');
  return Array.from({ length: font.numGlyphs }, (_, id) => {
    const glyph = font.getGlyph(id);
    return [glyph.advanceWidth, glyph.path.toSVG()];
  });
}

test.each([
  '@fontsource/zilla-slab/files/zilla-slab-latin-500-italic',
  '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal',
  '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal',
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-400-normal',
  '@fontsource/big-shoulders-stencil/files/big-shoulders-stencil-latin-400-normal',
])('%s unpacked from WOFF2 has the glyphs that fontkit reads in it', (file) => {
  const packed = bytesOf(`${file}.woff2`);
  const glyphs = glyphsOf(unpackFont(packed));
  expect(glyphs.length).toBeGreaterThan(50);
  expect(glyphs).toEqual(glyphsOf(packed));
});
