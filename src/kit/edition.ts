/**
 * An edition is a way of drawing the same box. Faces ask the theme of an edition for inks and detail by name;
 * no edition is a filter over another.
 *
 * - `colour`: the full drawing on warm paper.
 * - `low-ink`: drawn with line and hatching on bare paper, for a printer that has to last.
 * - `screen`: for a board at 60 px a field; engraving simplified, symbols larger. Not printed.
 */
export const EDITIONS = ['colour', 'low-ink', 'screen'] as const;
/** One of them. */
export type Edition = (typeof EDITIONS)[number];

/** The editions that sheets are made in. */
export const PRINTED_EDITIONS = ['colour', 'low-ink'] as const satisfies readonly Edition[];
export type PrintedEdition = (typeof PRINTED_EDITIONS)[number];

/** An RGB colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** The inks of a line drawing. */
export interface EditionInks {
  readonly edition: Edition;
  readonly paper: Colour;
  /** The key drawing. */
  readonly key: Colour;
}
