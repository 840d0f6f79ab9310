/** A table of cards as it was read from a file, and where each row stands in it. */
import { isObject } from '../is-object.ts';
import { shown } from '../kit/untrusted-input.ts';

/** A row as it is written: the line of the file where it begins, and its cells. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** It has more separators than the header, though nothing stands behind the last. */
  readonly isLong?: true;
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
  /** The line of the first row that stands below an empty one: another table may begin there. */
  readonly below?: number;
  /** What separates its columns, in a file of text: "comma". */
  readonly separator?: string;
  /** It is a sheet of a workbook. */
  readonly isWorkbook?: true;
  /** Its rows are the elements of a JSON list, and `line` their index. */
  readonly isJson?: true;
}

/** A workbook, a table for each sheet: what `import book from './cards.xlsx'` gives. */
export interface Workbook {
  readonly file: string;
  readonly sheets: readonly { readonly name: string; readonly table: Table }[];
  readonly faults: readonly string[];
}

/** Whether a value has what the reader of a file gave it. */
const has = (value: unknown, key: keyof Table | keyof Workbook): boolean => isObject(value) && key in value;

const READERS = {
  csv: "csv() takes a table of CSV, as `import rows from './cards.csv'` gives it",
  xlsx: "xlsx() takes a workbook, as `import book from './cards.xlsx'` gives it",
  json: 'json() takes a list of objects',
} as const;

/** What is said of the file of another kind, or of none; undefined where it is of the reader's own. */
export function wrongFile(reader: keyof typeof READERS, given: unknown): string | undefined {
  const [isTable, isWorkbook] = [has(given, 'header'), has(given, 'sheets')];
  const file = isTable || isWorkbook ? (given as Table | Workbook).file : '';
  if (isWorkbook && reader !== 'xlsx') return `${file} is a workbook: write xlsx( in place of ${reader}(.`;
  if (isTable && reader !== 'csv' && !(given as Table).isJson)
    return `${file} is a table of CSV: write csv( in place of ${reader}(.`;
  if (Array.isArray(given) && reader !== 'json')
    return `${READERS[reader]}; a list of objects, as a file of JSON gives it, is read by json().`;
  return (reader === 'csv' && !isTable) || (reader === 'xlsx' && !isWorkbook)
    ? `${READERS[reader]}.`
    : undefined;
}

/** A row's place: "cards.csv, line 7", or "cards.json, [5]". */
export const rowPlace = ({ file, isJson }: Table, { line }: TableRow): string =>
  isJson ? `${file}, [${line}]` : `${file}, line ${line}`;

/** "cards.csv, line 7, column cost", or "cards.json, [5].cost". */
export const cellPlace = (table: Table, row: TableRow, column: string): string =>
  `${rowPlace(table, row)}${table.isJson ? '.' : ', column '}${shown(column)}`;

interface Origin {
  readonly place: string;
  readonly table: Table;
  readonly taken: ReadonlyMap<string, string>;
}

const origins = new WeakMap<object, Origin>();

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Keeps where a row comes from, for sentences about it; and by its name in the file, in small letters, what a column is
 * called in the row where it is otherwise.
 */
export const keepOrigin = (
  row: object,
  table: Table,
  written: TableRow,
  taken: ReadonlyMap<string, string> = NONE,
): void => {
  origins.set(row, { place: rowPlace(table, written), table, taken });
};

/** Where a row comes from: "cards.csv, line 7"; undefined for one that was written in the game itself. */
export const placeOf = (row: object): string | undefined => origins.get(row)?.place;

/** What columns of its file are called in a row, where it is otherwise; undefined for one that comes from no file. */
export const takenIn = (row: object): ReadonlyMap<string, string> | undefined => origins.get(row)?.taken;

/** The tables that rows come from. */
export const tablesOf = (rows: readonly object[]): readonly Table[] => [
  ...new Set(rows.flatMap((row) => origins.get(row)?.table ?? [])),
];
