/** The rows of a table under its header: names of columns are checked, empty rows left out. */
import { shown } from '../kit/untrusted-input.ts';
import type { Table, TableRow } from './table.ts';

const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => cell === '');

/** Most cards of a game: a table with more is none of cards. */
const MOST_ROWS = 20_000;

/** Most characters of a cell: ten thousand fill a page, and no card. */
const MOST_CELL = 10_000;

/** Cells that hold more than any card can show: setting them would take minutes. */
const longCells = (file: string, header: readonly string[], rows: readonly TableRow[]): readonly string[] =>
  rows.flatMap(({ line, cells }) =>
    cells.flatMap((cell, index) =>
      cell.length > MOST_CELL
        ? [
            `${file}, line ${line}, column ${shown(header[index] ?? String(index + 1))}: ` +
              `its ${cell.length} characters are more than a card can show.`,
          ]
        : [],
    ),
  );

/** The line of the first row below an empty one, where cards stand above. */
function belowGap(all: readonly TableRow[]): number | undefined {
  const header = all.findIndex((row) => !isEmpty(row));
  const gap = all.findIndex((row, index) => index > header + 1 && isEmpty(row));
  return gap < 0 ? undefined : all.slice(gap).find((row) => !isEmpty(row))?.line;
}

/** The cells up to the last one that holds something. */
function filled(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** A column's letter, as spreadsheets have it: A to Z, AA. */
function columnLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

/** Columns without a name, and names that stand twice. */
function headerFaults(
  file: string,
  { line, cells }: TableRow,
  isEmptyColumn: (index: number) => boolean,
): readonly string[] {
  const place = `${file}, line ${line}`;
  const names = cells.map((name) => name.toLowerCase());
  const isTitle = cells[0] !== '' && cells.slice(1).every((name) => name === '');
  if (isTitle && cells.some((_, index) => index > 0 && !isEmptyColumn(index)))
    return [
      `${place}: only column A has a name: if "${shown(cells[0] ?? '')}" is a title, delete its line, since the names of the columns come first.`,
    ];
  return cells.flatMap((name, index) => {
    if (name === '')
      return isEmptyColumn(index)
        ? []
        : [`${place}: column ${columnLetter(index)} has no name: name it, or delete it.`];
    const first = names.indexOf(name.toLowerCase());
    return first === index
      ? []
      : [`${place}: the columns ${first + 1} and ${index + 1} are both called "${shown(name)}".`];
  });
}

/** Rows with a separator more than the header has, behind which nothing stands: an unquoted one may have shifted them. */
function longRows(
  file: string,
  header: TableRow,
  rows: readonly TableRow[],
  separator: string,
): readonly string[] {
  const isLong = ({ cells }: TableRow): boolean => cells.length > header.cells.length;
  const long = rows.filter((row) => isLong(row) && filled(row.cells).length <= header.cells.length);
  // Some programs end every row with a separator.
  if (long.length === rows.length) return [];
  return long.map(
    ({ line }) =>
      `${file}, line ${line}: it has a ${separator} more than the first line; a cell with a ${separator} in it stands in quotes.`,
  );
}

export type TableKind = Pick<Table, 'separator' | 'isWorkbook'> & { readonly notes?: readonly string[] };

/** A table of rows whose first is the header. Columns without name and cells are left out. */
export function tableOf(
  file: string,
  all: readonly TableRow[],
  { notes = [], ...kind }: TableKind = {},
): Table {
  const [first, ...others] = all.filter((row) => !isEmpty(row));
  const below = belowGap(all);
  const empty: Table = { file, header: [], rows: [], notes, ...kind, faults: [] };
  if (!first) return { ...empty, faults: [`${file} is empty: its first line has the names of the columns.`] };
  const widest = [first, ...others].reduce((most, { cells }) => Math.max(most, filled(cells).length), 0);
  // A column with cells and without a name is told of by its letter, once.
  const header = first.cells.slice(0, widest);
  const isEmptyColumn = (index: number): boolean => others.every(({ cells }) => (cells[index] ?? '') === '');
  const isKept = (_: string, index: number): boolean => header[index] !== '' || !isEmptyColumn(index);
  const rows = others.map(({ line, cells }): TableRow => {
    const isLong = kind.separator !== undefined && cells.length > first.cells.length;
    return { line, cells: filled(cells).filter(isKept), ...(isLong && { isLong }) };
  });
  const wide = others
    .map(({ line, cells }) => ({ line, width: filled(cells).length }))
    .filter(({ width }) => width > header.length)
    .map(
      ({ line, width }) =>
        `${file}, line ${line}: it has ${width} cells, and there are ${header.length} columns; ` +
        `a cell with a ${kind.separator ?? 'separator'} in it stands in quotes.`,
    );
  const many =
    rows.length > MOST_ROWS ? [`${file} has ${rows.length} rows: at most ${MOST_ROWS} are read.`] : [];
  const long = kind.separator === undefined ? [] : longRows(file, first, others, kind.separator);
  return {
    ...empty,
    header: header.filter(isKept),
    rows,
    ...(below !== undefined && { below }),
    notes: [...notes, ...long],
    faults: [
      ...headerFaults(file, { ...first, cells: header }, isEmptyColumn),
      ...wide,
      ...many,
      ...longCells(file, header, others),
    ],
  };
}
