/** The printed kits and texts a site offers for download. The build makes them and lists them here. */
import type { PrintedEdition } from '../kit/edition.ts';
import type { BookletForm, BookletSides } from '../press/booklet/booklet-plan.ts';
import type { PartName } from '../press/box-parts.ts';
import type { Sides } from '../press/impose/plan/print-options.ts';
import type { PaperName } from '../press/papers.ts';

/** What a file contains: everything in print order, or a part of it. */
export type SheetPart = 'whole' | PartName;

export interface SheetFile {
  readonly game: string;
  /** File name in the folder of the game's sheets. */
  readonly file: string;
  readonly paper: PaperName;
  /** How its cards are printed, or the cards its boxes are for. */
  readonly sides: Sides;
  readonly edition: PrintedEdition;
  readonly part: SheetPart;
  readonly sheets: number;
  /** "956 kB". */
  readonly size: string;
}

/** The whole box in words, as a page or as plain text. */
export interface TextFile {
  readonly game: string;
  /** File name in the folder of the game's sheets. */
  readonly file: string;
  readonly format: 'html' | 'txt';
}

/** The rules as a booklet. */
export interface BookletFile {
  readonly game: string;
  /** File name in the folder of the game's sheets. */
  readonly file: string;
  readonly paper: PaperName;
  readonly form: BookletForm;
  readonly sides: BookletSides;
  readonly edition: PrintedEdition;
  readonly pages: number;
  /** "602 kB". */
  readonly size: string;
}

/** Booklets of a game grouped so that each row differs in paper only. */
export const bookletRows = (files: readonly BookletFile[]): readonly (readonly BookletFile[])[] => [
  ...Map.groupBy(files, ({ form, sides, edition }) => `${form} ${sides} ${edition}`).values(),
];

/** The same sheets on every paper size. */
export interface SheetRow extends Pick<SheetFile, 'sides' | 'edition' | 'part'> {
  readonly files: readonly SheetFile[];
}

/** Sheet files grouped by content, in their order. */
export function sheetRows(files: readonly SheetFile[]): readonly SheetRow[] {
  const rows = Map.groupBy(files, ({ sides, edition, part }) => `${part} ${sides} ${edition}`);
  return [...rows.values()].flatMap((row) => {
    const [first] = row;
    return first ? [{ sides: first.sides, edition: first.edition, part: first.part, files: row }] : [];
  });
}

/** The default: everything in colour, else cards and counters in colour, else the first row. */
export const usualRow = (rows: readonly SheetRow[]): SheetRow | undefined =>
  ['whole', 'flat'].flatMap(
    (wanted) => rows.find(({ part, edition }) => part === wanted && edition === 'colour') ?? [],
  )[0] ?? rows[0];
