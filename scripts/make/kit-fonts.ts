/** Loads a kit's fonts, cached. */
import type { Kit } from '../../src/kit/kit.ts';
import type { Font, Fonts } from '../../src/kit/type/font.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';

const fontsByFiles = new Map<string, Fonts>();

/** Whether two lists hold the very same fonts: a local file may have changed. */
const areSame = (a: Fonts, b: Fonts, ids: readonly string[]): boolean =>
  ids.every((id) => a.get(id) === b.get(id));

const localIds = ({ fonts }: Kit): readonly Font['source']['id'][] =>
  fonts.filter(({ isLocal }) => isLocal).map(({ id }) => id);

export function fontsOf(kit: Kit): Fonts {
  const files = JSON.stringify(kit.fonts);
  const known = fontsByFiles.get(files);
  const locals = localIds(kit);
  if (known && locals.length === 0) return known;
  const loaded = loadFonts(kit);
  const fonts = known && areSame(known, loaded, locals) ? known : loaded;
  fontsByFiles.set(files, fonts);
  return fonts;
}
