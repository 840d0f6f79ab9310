/**
 * Begins a game from a sheet of cards that was made elsewhere, such as for Squib or Cider: says which of its columns
 * are the name and the number of copies, and draws a face that shows each of the others.
 */
import {
  COMMON_COLUMNS,
  commonIndex,
  isSameColumn,
  type CommonColumn,
} from '../../src/maker/common-columns.ts';
import { cardRows } from '../../src/maker/foot-rows.ts';
import type { Table, TableRow } from '../../src/maker/table.ts';

const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);

const isOfNumbers = (rows: readonly TableRow[], index: number): boolean =>
  rows.length > 0 && rows.every(({ cells }) => isNumber(cells[index] ?? ''));

const isOfPictures = (rows: readonly TableRow[], index: number): boolean => {
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => /^[^/\\]+\.(png|jpe?g|webp|svg)$/i.test(cell));
};

/** Whether some of the words are marked bold or slanted. Names in braces would need icons that are not there yet. */
const isMarked = (cells: readonly string[]): boolean =>
  cells.some((cell) => /(\*\*?)(?=\S)[^*\n]*[^*\s]\1/.test(cell)) &&
  !cells.some((cell) => /\{\S+\}/.test(cell));

/** A key of an object literal, and how it is read from a card. */
const isPlain = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name);
const quoted = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
const keyOf = (name: string): string => (isPlain(name) ? name : quoted(name));
const readOf = (name: string): string => (isPlain(name) ? `card.${name}` : `card[${quoted(name)}]`);
/** A name inside a template literal. */
const labelOf = (name: string): string => name.replaceAll(/[\\`$]/g, '\\$&').replaceAll(/\s+/g, ' ');

/** Fields of an object literal: "{ Cost: Number }". */
const objectOf = (fields: readonly string[]): string =>
  fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;

export interface Begun {
  /** What the table is read with, behind its rows: ", { Cost: Number }, { name: 'Title' }". */
  readonly reading: string;
  /** The nodes of a face, one a line; pictures wait behind // until their files are there. */
  readonly face: readonly string[];
  /** What the face is drawn with, beside `box` and `title`. */
  readonly drawnWith: readonly string[];
  /** The column with the number of copies, and the first that names pictures; empty where there is none. */
  readonly count: string;
  readonly pictures: string;
}

/** The lines of the words on a card, set by `node`; what a card does not have is left out. */
function wordLines(
  node: 'rich' | 'words',
  columns: readonly string[],
  isTyped: (column: string) => boolean,
): readonly string[] {
  if (columns.length === 0) return [];
  const lines = columns.map((name) => {
    const line = `\`${labelOf(name)}: \${${readOf(name)}}\``;
    return isTyped(name) ? `${line},` : `${readOf(name)} && ${line},`;
  });
  return [
    `${node}(`,
    '  [',
    ...lines.map((line) => `    ${line}`),
    "  ].filter(Boolean).join('\\n'),",
    '  area.rest(2),',
    '  { least: 5 },',
    '),',
  ];
}

const pictureLines = (name: string): readonly string[] => [
  `// ${labelOf(name)} names pictures: put their files in the folder pictures, and take away the // before the next line.`,
  `// ${readOf(name)} !== '' && picture(\`pictures/\${${readOf(name)}}\`, area.row(12, 38), { fit: 'contain' }),`,
];

/** Begins a table and a face from a sheet of cards; `sheetName` is that of a workbook with several. */
export function beginColumns(table: Table, sheetName?: string): Begun {
  const { header } = table;
  const common: Record<CommonColumn, number> = {
    name: commonIndex(header, 'name'),
    count: commonIndex(header, 'count'),
  };
  const { rows } = cardRows(table, { common });
  const isOwn = (name: string, index: number): boolean =>
    !Object.values(common).includes(index) && !['id', 'deck'].some((each) => isSameColumn(each, name));
  const own = header.filter(isOwn);
  const typed = own.filter((name) => isOfNumbers(rows, header.indexOf(name)));
  const pictures = own.filter((name) => isOfPictures(rows, header.indexOf(name)));
  const shown = own.filter((name) => !pictures.includes(name));
  const cells = shown.flatMap((name) => rows.map((row) => row.cells[header.indexOf(name)] ?? ''));
  const node = isMarked(cells) ? 'rich' : 'words';
  const renamed = COMMON_COLUMNS.flatMap((word) => {
    const column = header[common[word]];
    return column === undefined || isSameColumn(column, word) ? [] : [`${word}: ${quoted(column)}`];
  });
  const options = [...(sheetName === undefined ? [] : [`sheet: ${quoted(sheetName)}`]), ...renamed];
  const types = objectOf(typed.map((name) => `${keyOf(name)}: Number`));
  return {
    reading: `, ${types}${options.length > 0 ? `, ${objectOf(options)}` : ''}`,
    face: [
      'title(card.name, area.top(10)),',
      ...pictures.flatMap(pictureLines),
      ...wordLines(node, shown, (name) => typed.includes(name)),
    ],
    drawnWith: [...(pictures.length > 0 ? ['picture'] : []), ...(shown.length > 0 ? [node] : [])],
    count: header[common.count] ?? '',
    pictures: pictures[0] ?? '',
  };
}
