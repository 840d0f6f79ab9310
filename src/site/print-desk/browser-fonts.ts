/** Fetches a kit's fonts in the browser. */
import type { Kit } from '../../kit/kit.ts';
import { readFont, type Font, type Fonts } from '../../kit/type/font.ts';
import { HOUSE_FONTS, type FontSource } from '../../kit/type/fonts.ts';
import { toFont } from '../links.ts';

async function fetchFont(source: FontSource): Promise<readonly [string, Font]> {
  const response = await fetch(toFont(source.file));
  if (!response.ok) throw new Error(`${source.file} came as ${response.status}`);
  return [source.id, readFont(source, new Uint8Array(await response.arrayBuffer()))];
}

/** The house fonts and the kit's, in the order of `loadFonts`. Rejects when the network fails. */
export async function fetchFonts(kit: Pick<Kit, 'fonts'>): Promise<Fonts> {
  return new Map(await Promise.all([...HOUSE_FONTS, ...kit.fonts].map(fetchFont)));
}
