/** Brings the bytes of a kit's fonts from the installed packages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Kit } from '../src/kit/kit.ts';
import { readFont, type Fonts } from '../src/kit/type/font.ts';
import { HOUSE_FONTS } from '../src/kit/type/fonts.ts';

/** The house fonts and the kit's own, read from node_modules. */
export function loadFonts(kit: Pick<Kit, 'fonts'>): Fonts {
  return new Map(
    [...HOUSE_FONTS, ...kit.fonts].map((source) => {
      const path = fileURLToPath(import.meta.resolve(source.file));
      return [source.id, readFont(source, readFileSync(path))];
    }),
  );
}
