/** The rows of a table under its header: names of columns are checked, empty rows left out. */
import { shown } from '../kit/untrusted-input.ts';
import type { Table, TableRow } from './table.ts';

const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => cell === '');

/** Most cards of a game: a table with more is none of cards. */
const MOST_ROWS = 20_000;

/** The cells up to the last one that holds something. */
function filled(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** Columns without a name, and names that stand twice. */
function headerFaults(file: string, { line, cells }: TableRow): readonly string[] {
  const place = `${file}, line ${line}`;
  const names = cells.map((name) => name.toLowerCase());
  return cells.flatMap((name, index) => {
    if (name === '') return [`${place}: column ${index + 1} has no name.`];
    const first = names.indexOf(name.toLowerCase());
    return first === index
      ? []
      : [`${place}: the columns ${first + 1} and ${index + 1} are both called "${shown(name)}".`];
  });
}

/** A table of rows whose first is the header. */
export function tableOf(file: string, all: readonly TableRow[], notes: readonly string[] = []): Table {
  const [first, ...others] = all.filter((row) => !isEmpty(row));
  const empty: Table = { file, header: [], rows: [], notes, faults: [] };
  if (!first) return { ...empty, faults: [`${file} is empty: its first line has the names of the columns.`] };
  const header = filled(first.cells);
  const rows = others.map(({ line, cells }): TableRow => ({ line, cells: filled(cells) }));
  const wide = rows
    .filter(({ cells }) => cells.length > header.length)
    .map(
      ({ line, cells }) =>
        `${file}, line ${line}: it has ${cells.length} cells, and there are ${header.length} columns; ` +
        'a cell with a separator in it stands in quotes.',
    );
  const many =
    rows.length > MOST_ROWS ? [`${file} has ${rows.length} rows: at most ${MOST_ROWS} are read.`] : [];
  return {
    ...empty,
    header,
    rows,
    faults: [...headerFaults(file, { ...first, cells: header }), ...wide, ...many],
  };
}
