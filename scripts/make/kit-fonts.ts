/** Loads a kit's fonts, cached. */
import type { Kit } from '../../src/kit/kit.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';

const fontsByFiles = new Map<string, Fonts>();

export function fontsOf(kit: Kit): Fonts {
  const files = JSON.stringify(kit.fonts);
  const fonts = fontsByFiles.get(files) ?? loadFonts(kit);
  fontsByFiles.set(files, fonts);
  return fonts;
}
