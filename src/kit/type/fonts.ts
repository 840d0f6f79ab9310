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
  /** Whether it slants. */
  readonly italic?: true;
  /** A file of the maker's own, by its path in the folder of the game. */
  readonly isLocal?: true;
  /** The licence of a local font, as its owner states it. */
  readonly licence?: string;
}

/** A font from a Fontsource npm package; `latin-ext` has the letters that `latin` lacks (ć, ő, ł). */
export const fontsource = (
  id: string,
  family: string,
  weight: number,
  letters: 'latin' | 'latin-ext' = 'latin',
  slant: 'normal' | 'italic' = 'normal',
): FontSource => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource/${name}/files/${name}-${letters}-${weight}-${slant}.woff`;
  return { id, family, weight, file, ...(slant === 'italic' && { italic: true }) };
};

/** The id of the supplementary font, which provides letters that the font `id` lacks. */
export const furtherLetters = (id: string): string => `${id}-further`;

export const HOUSE_FONTS = [
  fontsource('poster', 'Alfa Slab One', 400),
  fontsource('stencil', 'Stardos Stencil', 700),
  fontsource('text', 'Zilla Slab', 500),
  fontsource('bold', 'Zilla Slab', 700),
] as const;
