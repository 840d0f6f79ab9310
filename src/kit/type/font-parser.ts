/** Font files as fontkit reads them: once for the type setter and all painters, because it is slow to begin. */
import * as fontkit from 'fontkit';

/** A single font that is read. */
export type ParsedFont = Readonly<Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>>;

const parsed = new WeakMap<Uint8Array, ParsedFont>();

/** The font in `bytes` (TrueType or WOFF), read when it is first asked for. Throws, naming `file`, where there is none. */
export function parsedFont(bytes: Uint8Array, file: string): ParsedFont {
  const known = parsed.get(bytes);
  if (known) return known;
  const font = fontkit.create(bytes as Parameters<typeof fontkit.create>[0]);
  if (!('layout' in font)) throw new Error(`${file} holds a collection of fonts, not one font`);
  parsed.set(bytes, font);
  return font;
}
