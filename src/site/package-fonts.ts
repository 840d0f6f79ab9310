/** Loads a kit's fonts from node_modules, for the commands and the site's build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Kit } from '../kit/kit.ts';
import { readFont, type Fonts } from '../kit/type/font.ts';
import { HOUSE_FONTS } from '../kit/type/fonts.ts';

const { resolve } = createRequire(import.meta.url);

export const fontFile = (file: string): Buffer<ArrayBuffer> => readFileSync(resolve(file));

/** The house fonts and the kit's own, read from node_modules. */
export function loadFonts(kit: Pick<Kit, 'fonts'>): Fonts {
  return new Map(
    [...HOUSE_FONTS, ...kit.fonts].map((source) => [source.id, readFont(source, fontFile(source.file))]),
  );
}
