/**
 * Parses font files with fontkit, lazily and once for typesetting and all painters, because parsing is slow.
 */
import * as fontkit from 'fontkit';

/** A parsed single font, not a collection. */
export type ParsedFont = Readonly<Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>>;

const parsed = new WeakMap<Uint8Array, ParsedFont>();

/** The parsed font, cached by its bytes. @throws for a collection, naming `file`. */
export function parsedFont(bytes: Uint8Array, file: string): ParsedFont {
  const known = parsed.get(bytes);
  if (known) return known;
  const font = fontkit.create(bytes as Parameters<typeof fontkit.create>[0]);
  if (!('layout' in font)) throw new Error(`${file} holds a collection of fonts, not one font`);
  parsed.set(bytes, font);
  return font;
}
