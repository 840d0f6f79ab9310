/** The printed kits, and their words, that a site offers to take home. The build makes them with the press, and says here what it made. */
import type { PrintedEdition } from '../kit/edition.ts';
import type { BookletForm, BookletSides } from '../press/booklet/booklet-plan.ts';
import type { Sides } from '../press/impose/plan/options.ts';
import type { PaperName } from '../press/margins.ts';

/**
 * What a file holds: everything in the order in which it is printed, cards and counters, paper models, cards as tiles for
 * thick board, or boxes to keep it all in.
 */
export type SheetPart = 'whole' | 'flat' | 'models' | 'tiles' | 'boxes';

/** A file of sheets. */
export interface SheetFile {
  readonly game: string;
  /** Its name in the folder of the game's sheets. */
  readonly file: string;
  readonly paper: PaperName;
  /** How its cards are printed, or those that its boxes are for. */
  readonly sides: Sides;
  readonly edition: PrintedEdition;
  readonly part: SheetPart;
  readonly sheets: number;
  /** "956 kB". */
  readonly size: string;
}

/** The whole box in words, as a page or as lines. */
export interface TextFile {
  readonly game: string;
  /** Its name in the folder of the game's sheets. */
  readonly file: string;
  readonly format: 'html' | 'txt';
}

/** The rules as a booklet. */
export interface BookletFile {
  readonly game: string;
  /** Its name in the folder of the game's sheets. */
  readonly file: string;
  readonly paper: PaperName;
  readonly form: BookletForm;
  readonly sides: BookletSides;
  readonly edition: PrintedEdition;
  readonly pages: number;
  /** "602 kB". */
  readonly size: string;
}

/** Booklets of a game that differ in their paper alone, in their order. */
export const bookletRows = (files: readonly BookletFile[]): readonly (readonly BookletFile[])[] => [
  ...Map.groupBy(files, ({ form, sides, edition }) => `${form} ${sides} ${edition}`).values(),
];

/** The same sheets on every paper there is. */
export interface SheetRow extends Pick<SheetFile, 'sides' | 'edition' | 'part'> {
  readonly files: readonly SheetFile[];
}

/** Files of a game by what is on them, in their order. */
export function sheetRows(files: readonly SheetFile[]): readonly SheetRow[] {
  const rows = Map.groupBy(files, ({ sides, edition, part }) => `${part} ${sides} ${edition}`);
  return [...rows.values()].flatMap((row) => {
    const [first] = row;
    return first ? [{ sides: first.sides, edition: first.edition, part: first.part, files: row }] : [];
  });
}

/** What is printed where nothing is known of the printer and its ink: the first that has everything, in colour. */
export const usualRow = (rows: readonly SheetRow[]): SheetRow | undefined =>
  ['whole', 'flat'].flatMap(
    (wanted) => rows.find(({ part, edition }) => part === wanted && edition === 'colour') ?? [],
  )[0] ?? rows[0];
