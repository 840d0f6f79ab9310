import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPairs } from './advance.ts';
import { lettering, readFont } from './font.ts';
import { HOUSE_FONTS } from './fonts.ts';
import { unpackFont } from './woff.ts';

const fontOf = (file: string) => {
  const font = fontkit.create(unpackFont(readFileSync(fileURLToPath(import.meta.resolve(file)))) as Buffer);
  if (!('layout' in font)) throw new Error('a collection');
  return font;
};

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?-–’“”()&ffiflT'];
const words = fc.array(fc.constantFrom(...LETTERS), { maxLength: 30 }).map((letters) => letters.join(''));

test.each(HOUSE_FONTS.map(({ id, file }) => [id, file]))(
  'any text in the font %s has the width that its own layout gives',
  (_id, file) => {
    const font = fontOf(file);
    for (const features of [[], { liga: false, clig: false }]) {
      const measure = (text: string) => font.layout(text, features).advanceWidth;
      const width = byPairs({ measure, em: 1 });
      fc.assert(
        fc.property(words, (text) => {
          expect(width(text)).toBeCloseTo(measure(text), 6);
        }),
        { numRuns: 300 },
      );
    }
  },
);

test.each(HOUSE_FONTS.map((source) => [source.id, source] as const))(
  'letters of %s that are known from longer texts are as wide as those measured alone',
  (_id, source) => {
    const file = readFileSync(fileURLToPath(import.meta.resolve(source.file)));
    const parsed = fontOf(source.file);
    for (const spaced of [false, true]) {
      const { advance } = readFont(source, file);
      const features = lettering(spaced ? 1 : 0);
      const alone = byPairs({
        measure: (text) => parsed.layout(text, features).advanceWidth,
        em: parsed.unitsPerEm,
      });
      fc.assert(
        fc.property(words, (text) => {
          expect(advance(text, spaced)).toBe(alone(text));
        }),
        { numRuns: 300 },
      );
    }
  },
);
