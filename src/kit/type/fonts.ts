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

/** A weight of a family as its npm package at Fontsource has it. */
export const fontsource = (id: string, family: string, weight: number): FontSource => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { id, family, weight, file: `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff` };
};

export const HOUSE_FONTS = [
  fontsource('poster', 'Alfa Slab One', 400),
  fontsource('stencil', 'Stardos Stencil', 700),
  fontsource('text', 'Zilla Slab', 500),
  fontsource('bold', 'Zilla Slab', 700),
] as const;
