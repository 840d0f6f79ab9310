/** Fonts as the type setter needs them: metrics in em, advances with kerning, and which glyphs there are. */
import * as fontkit from 'fontkit';
import { ptToMm } from '../units.ts';
import type { FontSource } from './fonts.ts';

export interface Font {
  readonly source: FontSource;
  /** The file's bytes, for the painters to embed. */
  readonly bytes: Uint8Array;
  /** Above the baseline, in em. */
  readonly ascent: number;
  /** Below the baseline, in em, positive. */
  readonly descent: number;
  /** Height of a capital, in em. */
  readonly capHeight: number;
  /** Advance of a string in em, kerned. */
  readonly advance: (text: string) => number;
  readonly has: (character: string) => boolean;
}

/** The fonts of a kit by id. */
export type Fonts = ReadonlyMap<string, Font>;

/** Reads a font file (WOFF or TrueType). Throws where the bytes are no font: that is a broken installation. */
export function readFont(source: FontSource, bytes: Uint8Array): Font {
  const parsed = fontkit.create(bytes as Parameters<typeof fontkit.create>[0]);
  if (!('layout' in parsed)) throw new Error(`${source.file} holds a collection of fonts, not one font`);
  const advances = new Map<string, number>();
  return {
    source,
    bytes,
    ascent: parsed.ascent / parsed.unitsPerEm,
    descent: -parsed.descent / parsed.unitsPerEm,
    capHeight: parsed.capHeight / parsed.unitsPerEm,
    advance: (text) => {
      const known = advances.get(text);
      if (known !== undefined) return known;
      const measured = parsed.layout(text).advanceWidth / parsed.unitsPerEm;
      advances.set(text, measured);
      return measured;
    },
    has: (character) => parsed.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}

/** The width of `text` in mm, set at `size` points with `tracking` thousandths of the size after each letter. */
export function measure(font: Font, text: string, size: number, tracking = 0): number {
  return ptToMm(size * (font.advance(text) + (tracking / 1000) * [...text].length));
}
