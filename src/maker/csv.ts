/**
 * Rows of a table with typed columns. Every cell that cannot be read is a fault with file, line and column.
 *
 *     import rows from './cards.csv';
 *     const cards = csv(rows, { cost: Number, tags: list(';') });
 */
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import { readCell, type Column, type ValueOf } from './columns.ts';
import type { CardRow } from './definition.ts';
import { makerError } from './maker-faults.ts';
import { cellPlace, keepOrigin, type Table, type TableRow } from './table.ts';

export type Columns = Readonly<Record<string, Column>>;

/** A row: columns with a type have it, others are text. */
export type RowOf<Kinds extends Columns> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> } & {
  readonly name: string;
} & Readonly<Pick<CardRow, 'id' | 'deck' | 'count'>> &
  Readonly<Record<string, string>>;

export interface RowOptions<Row> {
  /** The column with the number of copies, where it is not called `count`. */
  readonly count?: string;
  /** Rows to take; all where left out. */
  readonly where?: (row: Row) => boolean;
}

/** A whole number of copies. */
const COPIES: Column<number> = {
  read: (cell) => {
    if (cell === '') return { ok: true, value: 1 };
    return /^\d{1,4}$/.test(cell)
      ? { ok: true, value: Number(cell) }
      : { ok: false, faults: [`"${shown(cell)}" is no number of copies`] };
  },
};

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

interface Read {
  readonly row: Readonly<Record<string, unknown>>;
  readonly faults: readonly string[];
}

/** What a column is called in the rows, and its type. */
type Named = readonly [name: string, column: Column];

/** A row with its cells read. */
function readRow(table: Table, columns: readonly Named[], row: TableRow): Read {
  const faults: string[] = [];
  const read = columns.map(([name, column], index) => {
    const value = readCell(column, row.cells[index] ?? '');
    if (value.ok) return [name, value.value] as const;
    const place = cellPlace(table, row, table.header[index] ?? name);
    faults.push(...value.faults.map((fault) => `${place}: ${fault}.`));
    return [name, undefined] as const;
  });
  return { row: Object.fromEntries(read), faults };
}

/** The type of each column of the header, and faults for types whose column is missing. */
function columnsOf({ file, header, isJson }: Table, kinds: Columns, count: string) {
  const known = Object.entries({ ...kinds, [count]: kinds[count] ?? COPIES });
  const typed = header.map((name): Named => {
    const found = known.find(([key]) => key === name) ?? known.find(([key]) => isSame(key, name));
    if (found) return found[0] === count ? ['count', found[1]] : found;
    const common = ['id', 'name', 'deck'].find((word) => isSame(word, name));
    return [common ?? name, String];
  });
  const faults = Object.keys(kinds)
    .filter((key) => !header.some((name) => isSame(name, key)))
    .map((key) => `${file}${isJson ? '' : ', line 1'}: there is no column "${key}"${hintFor(key, header)}`);
  return { typed, faults };
}

/** The rows of a table. @throws with every fault of the table at once. */
export function csv<Kinds extends Columns = Record<never, Column>>(
  table: Table,
  kinds?: Kinds & Columns,
  { count = 'count', where = () => true }: RowOptions<RowOf<Kinds>> = {},
): readonly RowOf<Kinds>[] {
  if (table.faults.length > 0) throw makerError(table.faults);
  const { typed, faults } = columnsOf(table, kinds ?? {}, count);
  const read = table.rows.map((row) => ({ written: row, ...readRow(table, typed, row) }));
  const all = [...faults, ...read.flatMap((each) => each.faults)];
  if (all.length > 0) throw makerError(all);
  return read.flatMap(({ written, row }) => {
    // Each cell was read by its column's type.
    const card = row as RowOf<Kinds>;
    keepOrigin(card, table, written);
    return where(card) ? [card] : [];
  });
}
