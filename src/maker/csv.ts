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
import { cardRows } from './foot-rows.ts';
import { knowingColumns } from './known-columns.ts';
import { makerError } from './maker-faults.ts';
import { namedColumns, type NamedColumns } from './named-columns.ts';
import { cellPlace, keepOrigin, wrongFile, type Table, type TableRow } from './table.ts';

export type Columns = Readonly<Record<string, Column>>;

/** A row: columns with a type have it, others are text. */
export type RowOf<Kinds extends Columns> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> } & {
  readonly name: string;
} & Readonly<Pick<CardRow, 'id' | 'deck' | 'count'>> &
  Readonly<Record<string, string>>;

export interface RowOptions<Row> {
  /** The column with the names, where it is not called `name`. */
  readonly name?: string;
  /** The column with the number of copies, where it is not called `count`. */
  readonly count?: string;
  /** Rows to take; all where left out. */
  readonly where?: (row: Row) => boolean;
}

const OPTIONS = ['name', 'count', 'where'];

interface Read {
  readonly row: Readonly<Record<string, unknown>>;
  readonly faults: readonly string[];
}

/** What may be the reason that a cell does not fit; empty where nothing is suspected. */
function suspected(table: Table, row: TableRow, cell: string): string {
  if (row.isLong) return `; a cell with a ${table.separator ?? 'separator'} in it stands in quotes`;
  return table.isWorkbook && cell === ''
    ? '; if a formula stands there, open the workbook and save it, so that its result is kept'
    : '';
}

/** A row with its cells read. */
function readRow(table: Table, { columns }: NamedColumns, row: TableRow): Read {
  const faults: string[] = [];
  const read = columns.flatMap((column, index) => {
    if (!column) return [];
    const { name, type } = column;
    const cell = row.cells[index] ?? '';
    const value = readCell(type, cell);
    if (value.ok) return [[name, value.value] as const];
    const place = cellPlace(table, row, table.header[index] ?? name);
    faults.push(...value.faults.map((fault) => `${place}: ${fault}${suspected(table, row, cell)}.`));
    return [[name, undefined] as const];
  });
  return { row: Object.fromEntries(read), faults };
}

/** Whether a row has nothing but words, as the names of columns are. */
const isHeading = ({ cells }: TableRow): boolean =>
  cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => !/\d/.test(cell));

/** The faults of all cells; of a second table below the first they are one. */
function cellFaults(
  table: Table,
  read: readonly (Read & { readonly written: TableRow })[],
): readonly string[] {
  const faulty = read.filter(({ faults }) => faults.length > 0);
  const { file, below } = table;
  const faults = faulty.flatMap((each) => each.faults);
  const first = faulty[0]?.written;
  const isSecond = first !== undefined && first.line === below && isHeading(first);
  return isSecond
    ? [
        `${file}, line ${below}: another table seems to begin here, below an empty line: keep one table in a file, or in a sheet.`,
      ]
    : faults;
}

const optionFaults = (options: object): readonly string[] =>
  Object.keys(options)
    .filter((key) => !OPTIONS.includes(key))
    .map((key) => `csv: there is no option "${shown(key)}"${hintFor(key, OPTIONS)}`);

/** The rows of a table. @throws with every fault of the table at once. */
export function csv<Kinds extends Columns = Record<never, Column>>(
  table: Table,
  kinds?: Kinds & Columns,
  options: RowOptions<RowOf<Kinds>> = {},
): readonly RowOf<Kinds>[] {
  const wrong = wrongFile('csv', table);
  if (wrong !== undefined) throw makerError([wrong]);
  if (table.faults.length > 0) throw makerError(table.faults);
  const { where = () => true, ...others } = options;
  const named = namedColumns(table, kinds ?? {}, others);
  const cards = cardRows(table, named);
  const read = cards.rows.map((row) => ({ written: row, ...readRow(table, named, row) }));
  const faults = [...optionFaults(others), ...named.faults, ...cellFaults(table, read)];
  if (faults.length > 0) throw makerError(faults);
  const told: Table = { ...table, notes: [...table.notes, ...named.notes, ...cards.notes] };
  const taken = takenNames(table, named);
  return read.flatMap(({ written, row }) => {
    // Each cell was read by its column's type.
    const card = row as RowOf<Kinds>;
    keepOrigin(card, told, written, taken);
    return where(knowingColumns(card, { taken })) ? [card] : [];
  });
}

/** What columns of the header are called in the rows, where it is otherwise: Title is name. */
const takenNames = ({ header }: Table, { columns }: NamedColumns): ReadonlyMap<string, string> =>
  new Map(
    columns.flatMap((column, index) => {
      const written = header[index]?.toLowerCase();
      return column && written !== undefined && written !== column.name.toLowerCase()
        ? [[written, column.name] as const]
        : [];
    }),
  );
