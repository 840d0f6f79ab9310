/** Fetches a kit's fonts in the browser. */
import type { Kit } from '../../kit/kit.ts';
import { readFont, type Font, type Fonts } from '../../kit/type/font.ts';
import { HOUSE_FONTS, type FontSource } from '../../kit/type/fonts.ts';
import { fontFaultSentence, openFont } from '../../kit/type/local-font.ts';
import { toFont } from '../links.ts';

/** A local font is opened as in print: it may be of another format, or variable. */
function fontOf(source: FontSource, bytes: Uint8Array): Font {
  if (!source.isLocal) return readFont(source, bytes);
  const font = openFont(source, bytes);
  if (font.ok) return font.value;
  throw new Error(fontFaultSentence(source, font.faults.join(', ')));
}

async function fetchFont(source: FontSource): Promise<readonly [string, Font]> {
  const response = await fetch(toFont(source));
  if (!response.ok) throw new Error(`${source.file} came as ${response.status}`);
  return [source.id, fontOf(source, new Uint8Array(await response.arrayBuffer()))];
}

/** The house fonts and the kit's, in the order of `loadFonts`. Rejects when the network fails. */
export async function fetchFonts(kit: Pick<Kit, 'fonts'>): Promise<Fonts> {
  return new Map(await Promise.all([...HOUSE_FONTS, ...kit.fonts].map(fetchFont)));
}
