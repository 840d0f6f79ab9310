/**
 * The house fonts, all under the SIL Open Font License 1.1. `file` is a path inside an npm package: whoever
 * runs the kit brings the bytes (scripts from the disk, the site by URL).
 */
export interface FontSource {
  /** What styles call it. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly file: string;
}

/** A weight of a family as its npm package at Fontsource has it: western letters, or those beyond them (ć, ő, ł). */
export const fontsource = (
  id: string,
  family: string,
  weight: number,
  letters: 'latin' | 'latin-ext' = 'latin',
): FontSource => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { id, family, weight, file: `@fontsource/${name}/files/${name}-${letters}-${weight}-normal.woff` };
};

/** The font with the letters that another lacks, where a kit brings one: what is set in `id` takes them from there. */
export const furtherLetters = (id: string): string => `${id}-further`;

export const HOUSE_FONTS = [
  fontsource('poster', 'Alfa Slab One', 400),
  fontsource('stencil', 'Stardos Stencil', 700),
  fontsource('text', 'Zilla Slab', 500),
  fontsource('bold', 'Zilla Slab', 700),
] as const;
