/** A table of cards as it was read from a file, and where each row stands in it. */

/** A row as it is written: the line of the file where it begins, and its cells. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What `import rows from './cards.csv'` gives. */
export interface Table {
  /** The file's name, for sentences. */
  readonly file: string;
  /** Names of the columns. */
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** What the maker should know: "columns are separated by semicolons". */
  readonly notes: readonly string[];
  /** Why it cannot be read; empty where it can. */
  readonly faults: readonly string[];
}

/** A workbook, a table for each sheet: what `import book from './cards.xlsx'` gives. */
export interface Workbook {
  readonly file: string;
  readonly sheets: readonly { readonly name: string; readonly table: Table }[];
  readonly faults: readonly string[];
}

const places = new WeakMap<object, string>();

/** Keeps where a row comes from, for sentences: "cards.csv, line 7". */
export const keepPlace = (row: object, place: string): void => {
  places.set(row, place);
};

/** Where a row comes from; undefined for one that was written in the game itself. */
export const placeOf = (row: object): string | undefined => places.get(row);
