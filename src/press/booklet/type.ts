/** The type and measures of a booklet: everything is on a grid of half lines. */
import type { Colour, PrintedEdition } from '../../kit/edition.ts';
import type { Size, TextStyle } from '../../kit/face.ts';
import type { LanguageId } from '../../language.ts';
import { PAPERS, type PaperName } from '../papers.ts';

/** Half a line, mm. Heights and spaces are multiples of it, so that baselines of facing pages align. */
export const HALF = 1.9;
/** Line spacing, mm. */
export const LINE = 2 * HALF;
/** Line spacing of small type: four small lines for three. */
export const SMALL_LINE = 1.5 * HALF;
export const EXAMPLE_LINE = 3.1;
/** From the top of a line to its baseline, mm. */
export const BASELINE = 2.75;
export const SMALL_BASELINE = 2.1;
export const EXAMPLE_BASELINE = 2.35;

/** Rounds a height up to the grid. */
export const onGrid = (height: number): number => Math.ceil(height / HALF - 1e-6) * HALF;

/** Columns on a page of rules. */
export const COLUMNS = 2;
/** The gap between columns, mm. */
export const COLUMN_GAP = 6;

/** Half a landscape sheet: A5, or half letter. */
export const pageSizeOf = (paper: PaperName): Size => ({
  width: PAPERS[paper].height / 2,
  height: PAPERS[paper].width,
});

/** Margins of a page, mm: outside what nearly every printer leaves blank. */
export const EDGE = { inner: 14.5, outer: 13.5, top: 18, foot: 17, head: 12.4, folio: 10.4 } as const;

export interface BookletInks {
  readonly key: Colour;
  /** For numbers, labels and chapter rules. */
  readonly accent: Colour;
  /** For secondary text. */
  readonly quiet: Colour;
}

const KEY: Colour = '#1f1b18';
const INKS: Readonly<Record<PrintedEdition, BookletInks>> = {
  colour: { key: KEY, accent: '#96301f', quiet: '#5a5148' },
  'low-ink': { key: KEY, accent: KEY, quiet: KEY },
};

export interface BookletType {
  readonly inks: BookletInks;
  readonly body: TextStyle;
  readonly small: TextStyle;
  /** For examples and the notes of pictures. */
  readonly example: TextStyle;
  readonly id: TextStyle;
  readonly mark: TextStyle;
  readonly label: TextStyle;
  readonly chapter: TextStyle;
  readonly section: TextStyle;
  readonly folio: TextStyle;
  readonly head: TextStyle;
}

/** Columns are narrow, so that running text is hyphenated: load the patterns of the language before setting it. */
export function typeOf(edition: PrintedEdition, language: LanguageId = 'en'): BookletType {
  const inks = INKS[edition];
  const { key, accent, quiet } = inks;
  return {
    inks,
    body: { font: 'text', size: 9, ink: key, hyphenate: language },
    small: { font: 'text', size: 7.2, ink: key, hyphenate: language },
    example: { font: 'text', size: 8, ink: key, hyphenate: language },
    id: { font: 'bold', size: 7.2, ink: accent },
    mark: { font: 'stencil', size: 6.4, ink: accent, hyphenate: undefined },
    label: { font: 'stencil', size: 7.4, ink: accent, tracking: 80 },
    chapter: { font: 'poster', size: 14.6, ink: key, leading: 1.12 },
    section: { font: 'stencil', size: 10.6, ink: key, leading: 1.1 },
    folio: { font: 'poster', size: 8.6, ink: key },
    head: { font: 'stencil', size: 7.2, ink: quiet, tracking: 60 },
  };
}
