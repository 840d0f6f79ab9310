/**
 * Begins a game from a sheet of cards that was made for another tool, such as Squib or Cider: its table with the columns
 * that mean the same everywhere named as here, and a face that shows each of the others.
 */
import type { Table } from '../../src/maker/table.ts';

/** What other tools call the columns that mean the same in every game. */
const CALLED: readonly (readonly [name: string, others: RegExp])[] = [
  ['name', /^(name|title|card ?name|card)$/i],
  ['count', /^(count|qty|quantity|copies|amount|number of copies)$/i],
];

/** The names of the columns here, each of the common ones once. */
function columnNames(header: readonly string[]): readonly string[] {
  const names = [...header];
  for (const [name, others] of CALLED) {
    const index = header.findIndex((column) => column.toLowerCase() === name);
    const found = index >= 0 ? index : header.findIndex((column) => others.test(column));
    if (found >= 0) names[found] = name;
  }
  return names;
}

const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);

/** Whether every cell of a column is a number. */
const isOfNumbers = ({ rows }: Table, index: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => isNumber(cells[index] ?? ''));

/** Whether a column names picture files. */
const isOfPictures = ({ rows }: Table, index: number): boolean => {
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^[^/\\]+\.(png|jpe?g|webp|svg)$/i.test(cell));
};

const cellText = (cell: string): string =>
  /[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const lineText = (cells: readonly string[]): string => `${cells.map(cellText).join(',')}\n`;

/** A key of an object literal, and how it is read from a card. */
const isPlain = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name);
const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const keyOf = (name: string): string => (isPlain(name) ? name : quoted(name));
const readOf = (name: string): string => (isPlain(name) ? `card.${name}` : `card[${quoted(name)}]`);
/** A name inside a template literal. */
const labelOf = (name: string): string => name.replaceAll(/[\\`$]/g, '\\$&');

export interface Begun {
  /** `cards.csv`. */
  readonly table: string;
  /** What `csv` is told of its columns: `{ cost: Number }`. */
  readonly columns: string;
  /** The nodes of a face, one a line; pictures wait behind // until their files are there. */
  readonly face: readonly string[];
  /** What the face is drawn with, beside `title`. */
  readonly drawnWith: readonly string[];
}

/** Begins a table and a face from a sheet of cards. */
export function beginColumns(sheet: Table): Begun {
  const names = columnNames(sheet.header);
  const typed = names.filter((name, index) => name !== 'count' && isOfNumbers(sheet, index));
  const own = names.filter((name) => !['name', 'count', 'id', 'deck'].includes(name));
  const pictures = own.filter((name) => isOfPictures(sheet, names.indexOf(name)));
  const shown = own.filter((name) => !pictures.includes(name));
  const lines = shown.map((name) => `${labelOf(name)}: \${${readOf(name)}}`);
  return {
    table: [names, ...sheet.rows.map(({ cells }) => names.map((_, index) => cells[index] ?? ''))]
      .map(lineText)
      .join(''),
    columns: typed.length === 0 ? '{}' : `{ ${typed.map((name) => `${keyOf(name)}: Number`).join(', ')} }`,
    face: [
      'title(card.name, area.top(10)),',
      ...pictures.flatMap((name) => [
        `// ${labelOf(name)} names pictures: put their files in the folder pictures, and take away the // before the next line.`,
        `// picture(\`pictures/\${${readOf(name)}}\`, area.row(12, 38), { fit: 'contain' }),`,
      ]),
      ...(lines.length === 0 ? [] : [`words(\`${lines.join('\\n')}\`, area.rest(2), { least: 5 }),`]),
    ],
    drawnWith: [...(pictures.length > 0 ? ['picture'] : []), ...(lines.length > 0 ? ['words'] : [])],
  };
}
