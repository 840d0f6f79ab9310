/** Fonts for typesetting: metrics in em, advances with kerning, and glyph coverage. */
import { ptToMm } from '../units.ts';
import { byPairs } from './advance.ts';
import type { FontSource } from './fonts.ts';
import { parsedFont, type ParsedFont } from './font-parser.ts';
import { unpackFont } from './woff.ts';

export interface Font {
  readonly source: FontSource;
  /** The font as a TrueType file, for the painters to embed. */
  readonly bytes: Uint8Array;
  /** Above the baseline, in em. */
  readonly ascent: number;
  /** Below the baseline, in em, positive. */
  readonly descent: number;
  /** Height of a capital, in em. */
  readonly capHeight: number;
  /** The kerned advance of a string in em; `spaced` turns ligatures off. */
  readonly advance: (text: string, spaced?: boolean) => number;
  readonly has: (character: string) => boolean;
}

/** The fonts of a kit by id. */
export type Fonts = ReadonlyMap<string, Font>;

/** OpenType features for letterspaced text. */
export const UNJOINED: Readonly<Record<string, boolean>> = { liga: false, clig: false };

type Features = string[] | Record<string, boolean>;

/**
 * Advances of letters in the font's units, in the text and alone; undefined where some are substituted or
 * joined.
 */
function lettersOf(
  font: ParsedFont,
  text: string,
  features: Features,
): readonly (readonly [inText: number, alone: number])[] | undefined {
  const { glyphs, positions } = font.layout(text, features);
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const isPlain = ({ id }: { readonly id: number }, index: number): boolean =>
    id === font.glyphForCodePoint(codes[index] ?? 0).id;
  if (glyphs.length !== codes.length || !glyphs.every(isPlain)) return undefined;
  return glyphs.map(
    ({ advanceWidth }, index) => [positions[index]?.xAdvance ?? advanceWidth, advanceWidth] as const,
  );
}

/** The layout features of the line breaker: kerned, with ligatures unless the text is letterspaced. */
export const lettering = (tracking: number): Features => (tracking === 0 ? [] : { ...UNJOINED });

/** Parses a font file of a package. @throws for other bytes: the installation is broken; see `openFont`. */
export function readFont(source: FontSource, bytes: Uint8Array): Font {
  const font = unpackFont(bytes);
  const parsed = parsedFont(font, source.file);
  const advanceBy = (features: Features) =>
    byPairs({
      measure: (text) => parsed.layout(text, features).advanceWidth,
      em: parsed.unitsPerEm,
      letters: (text) => lettersOf(parsed, text, features),
    });
  const [joined, spacedOut] = [advanceBy(lettering(0)), advanceBy(lettering(1))];
  return {
    source,
    bytes: font,
    ascent: parsed.ascent / parsed.unitsPerEm,
    descent: -parsed.descent / parsed.unitsPerEm,
    capHeight: parsed.capHeight / parsed.unitsPerEm,
    advance: (text, spaced = false) => (spaced ? spacedOut(text) : joined(text)),
    has: (character) => parsed.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}

/** The width of `text` in mm, set at `size` points with `tracking` thousandths of the size after each letter. */
export function measure(font: Font, text: string, size: number, tracking = 0): number {
  return ptToMm(size * (font.advance(text, tracking !== 0) + (tracking / 1000) * [...text].length));
}
