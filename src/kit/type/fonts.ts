/**
 * The house fonts, all under the SIL Open Font License 1.1. `file` is a path inside an npm package: the caller
 * loads the bytes (scripts from disk, the site by URL).
 */
export interface FontSource {
  /** The id in styles. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly file: string;
}

/** A font from a Fontsource npm package; `latin-ext` has the letters that `latin` lacks (ć, ő, ł). */
export const fontsource = (
  id: string,
  family: string,
  weight: number,
  letters: 'latin' | 'latin-ext' = 'latin',
): FontSource => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { id, family, weight, file: `@fontsource/${name}/files/${name}-${letters}-${weight}-normal.woff` };
};

/** The id of the supplementary font, which provides letters that the font `id` lacks. */
export const furtherLetters = (id: string): string => `${id}-further`;

export const HOUSE_FONTS = [
  fontsource('poster', 'Alfa Slab One', 400),
  fontsource('stencil', 'Stardos Stencil', 700),
  fontsource('text', 'Zilla Slab', 500),
  fontsource('bold', 'Zilla Slab', 700),
] as const;
