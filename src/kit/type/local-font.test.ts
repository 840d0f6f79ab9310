import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure } from './font.ts';
import { fontNotes, localFont, openFont } from './local-font.ts';
import { FLAVOURS, tablesIn, tagOf, viewOf } from './sfnt.ts';
import { unpackFont } from './woff.ts';

const bytesOf = (file: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file))));

const SLAB = '@fontsource/zilla-slab/files/zilla-slab-latin-500-normal';
const NOTO = '../../../node_modules/harfbuzzjs/test/fonts/noto/';

const FILES = {
  TrueType: unpackFont(bytesOf(`${SLAB}.woff`)),
  'OpenType (CFF)': bytesOf(`${NOTO}NotoSans-Regular.otf`),
  WOFF: bytesOf(`${SLAB}.woff`),
  WOFF2: bytesOf(`${SLAB}.woff2`),
  variable: bytesOf(`${NOTO}NotoSansArabic-Variable.ttf`),
} as const;

const source = localFont({ id: 'own', family: 'Own', file: 'fonts/own.ttf', licence: 'OFL-1.1' });

/** What is wrong with a file; nothing where it opens. */
const wrongWith = (bytes: Uint8Array): string => {
  const font = openFont(source, bytes);
  return font.ok ? '' : font.faults.join(', ');
};

/** The same font with something changed in one of its tables. */
function changed(bytes: Uint8Array, table: string, change: (view: DataView) => void): Uint8Array {
  const copy = new Uint8Array(bytes);
  const found = tablesIn(copy).find(({ tag }) => tag === tagOf(table));
  if (!found) throw new Error(`no table ${table}`);
  change(viewOf(found.content));
  return copy;
}

describe('a font of one’s own', () => {
  it.each(Object.entries(FILES))('may be %s', (_, bytes) => {
    const font = openFont(source, bytes);
    if (!font.ok) throw new Error(font.faults.join(', '));
    expect(font.value.source.id).toBe('own');
    expect(font.value.ascent).toBeGreaterThan(0.5);
    expect(measure(font.value, '0123', 10)).toBeGreaterThan(5);
  });

  it('sets the same lines whatever its format', () => {
    const width = (bytes: Uint8Array): number => {
      const font = openFont(source, bytes);
      return font.ok ? measure(font.value, 'Hold the line, AV Tomorrow', 10) : 0;
    };
    expect(width(FILES.TrueType)).toBeGreaterThan(20);
    expect(width(FILES.WOFF)).toBe(width(FILES.TrueType));
    expect(width(FILES.WOFF2)).toBeCloseTo(width(FILES.TrueType), 1);
  });

  it('that varies is its default instance', () => {
    const font = openFont(source, FILES.variable);
    if (!font.ok) throw new Error(font.faults.join(', '));
    const names = tablesIn(font.value.bytes).map(({ tag }) => tag);
    expect(names).toContain(tagOf('glyf'));
    expect(names).not.toContain(tagOf('fvar'));
    expect(fontNotes(source, FILES.variable)).toEqual([
      'The font "own" (fonts/own.ttf) is variable: its default instance is printed.',
    ]);
  });

  it('comes with notes on what its owner allows', () => {
    const { licence: _, ...unsaid } = source;
    expect(fontNotes(source, FILES.WOFF2)).toEqual([]);
    expect(fontNotes(unsaid, FILES.WOFF2)).toEqual([
      'The font "own" (fonts/own.ttf) has no licence stated: say in its "licence" what its owner allows.',
    ]);
    const restricted = changed(FILES.TrueType, 'OS/2', (view) => view.setUint16(8, 2));
    expect(fontNotes(source, restricted)).toEqual([
      'The font "own" (fonts/own.ttf) says that it may not be embedded, and sheets embed the letters that they use: ask its owner.',
    ]);
  });
});

describe('a spoiled font', () => {
  it.each([
    ['empty', new Uint8Array(), 'is empty'],
    [
      'a text',
      new TextEncoder().encode('Once upon a time there was a font.'),
      'is no font: it takes a TrueType, OpenType, WOFF or WOFF2 file',
    ],
    [
      'three bytes',
      new Uint8Array([0, 1, 0]),
      'is no font: it takes a TrueType, OpenType, WOFF or WOFF2 file',
    ],
  ])('that is %s is refused', (_, bytes, why) => {
    expect(wrongWith(bytes)).toBe(why);
  });

  it('that is a collection is refused', () => {
    const collection = new Uint8Array(FILES.TrueType);
    viewOf(collection).setUint32(0, FLAVOURS.collection);
    const packed = new Uint8Array(FILES.WOFF2);
    viewOf(packed).setUint32(4, FLAVOURS.collection);
    for (const bytes of [collection, packed])
      expect(wrongWith(bytes)).toBe(
        'holds a collection of fonts: save the one that you mean as a file of its own',
      );
  });

  it.each(Object.entries(FILES))('is refused wherever a file of %s ends too early', (_, bytes) => {
    for (let share = 0.02; share < 0.99; share += 0.04)
      expect(wrongWith(bytes.subarray(0, Math.floor(bytes.length * share)))).toMatch(/^is broken/);
  });

  it('says which table is cut off, and which is missing', () => {
    expect(wrongWith(FILES.TrueType.subarray(0, FILES.TrueType.length - 100))).toMatch(
      /^is broken: it ends before its table "\w+" does$/,
    );
    const renamed = new Uint8Array(FILES.TrueType);
    const at = tablesIn(renamed).findIndex(({ tag }) => tag === tagOf('cmap'));
    viewOf(renamed).setUint32(12 + 16 * at, tagOf('cmaq'));
    expect(wrongWith(renamed)).toBe('is broken: it lacks the table "cmap"');
  });

  it('is opened or refused with a sentence, whichever bytes are wrong', () => {
    const small = [FILES.TrueType, FILES.WOFF, FILES.WOFF2];
    const spoiled = fc.tuple(
      fc.constantFrom(...small),
      fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 40,
      }),
    );
    fc.assert(
      fc.property(spoiled, ([bytes, places]) => {
        const copy = new Uint8Array(bytes);
        for (const [share, value] of places) copy[Math.floor(share * copy.length)] = value;
        expect(wrongWith(copy)).toMatch(/^$|^(is|has|holds) /);
      }),
      { numRuns: 60 },
    );
  });
});
