/** Rows of a table that are no cards: totals at its foot; and what is said of rows without a name. */
import { shown } from '../kit/untrusted-input.ts';
import { columnIndex } from './common-columns.ts';
import type { NamedColumns } from './named-columns.ts';
import { rowPlace, type Table, type TableRow } from './table.ts';

/** What a row is called that adds up those above. */
const TOTAL = /^(grand )?(total|sum)s?( cards| copies)?:?$/i;

export interface CardRows {
  readonly rows: readonly TableRow[];
  readonly notes: readonly string[];
}

/** Most rows that a sentence names. */
const NAMED = 3;

/** "line 5", "lines 5, 6, 7 and 3 more"; of a JSON list "[5]". */
function placesText({ isJson }: Table, rows: readonly TableRow[]): string {
  const places = rows.slice(0, NAMED).map(({ line }) => (isJson ? `[${line}]` : String(line)));
  const more = rows.length > NAMED ? ` and ${rows.length - NAMED} more` : '';
  return `${isJson ? '' : rows.length > 1 ? 'lines ' : 'line '}${places.join(', ')}${more}`;
}

/** Which rows of a table are cards. */
export function cardRows(table: Table, { common }: Pick<NamedColumns, 'common'>): CardRows {
  const { header } = table;
  const cell = (row: TableRow, index: number): string => row.cells[index] ?? '';
  const id = columnIndex(header, 'id');
  const isNamed = (row: TableRow): boolean => cell(row, common.name) !== '' || cell(row, id) !== '';
  const holdsOnly = (row: TableRow, columns: readonly number[]): boolean =>
    row.cells.every((text, index) => text === '' || columns.includes(index));
  const copies = (rows: readonly TableRow[]): number =>
    rows.reduce((sum, row) => sum + Number(cell(row, common.count) || 1), 0);

  const named = table.rows.filter(isNamed);
  if (named.length === 0) return { rows: table.rows, notes: namelessNote(table, common) };
  const isTotal = (row: TableRow, index: number): boolean => {
    if (cell(row, common.count) === '') return false;
    if (!isNamed(row)) return holdsOnly(row, [common.count]);
    return (
      index > 0 &&
      index === table.rows.length - 1 &&
      TOTAL.test(cell(row, common.name)) &&
      holdsOnly(row, [common.name, common.count]) &&
      Number(cell(row, common.count)) === copies(table.rows.slice(0, index))
    );
  };
  const rows = table.rows.filter((row, index) => !isTotal(row, index));
  const totals = table.rows
    .filter((row) => !rows.includes(row))
    .map(
      (row) =>
        `${rowPlace(table, row)}: it has a number of copies and nothing else. It is taken for a total and left out.`,
    );
  const nameless = rows.filter((row) => !isNamed(row));
  const told = `${table.file}, ${placesText(table, nameless)}: a card without a name, though others have one.`;
  return { rows, notes: nameless.length > 0 ? [...totals, told] : totals };
}

/** What is said of a table whose cards have no name at all. */
function namelessNote(
  { file, header, rows }: Table,
  { name, count }: NamedColumns['common'],
): readonly string[] {
  if (rows.length === 0) return [];
  const empty = header[name];
  if (empty !== undefined) return [`${file}: no card has a name: the column ${shown(empty)} is empty.`];
  const likely = header.find((_, index) => index !== count);
  const option =
    likely === undefined ? '' : `, or say which it is, as the third argument: { name: '${shown(likely)}' }`;
  return [`${file}: no card has a name. Call its column "name"${option}.`];
}
