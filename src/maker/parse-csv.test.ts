/** Tables as spreadsheets write them, and what is said of those that cannot be read. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const rowsOf = (source: string) =>
  parseCsv('cards.csv', source).rows.map(({ line, cells }) => [line, ...cells]);

describe('a table', () => {
  it('has quoted cells, with separators, quotes and line breaks in them, and the line where each row begins', () => {
    expect(rowsOf('\uFEFFname , text\r\n"a","x, ""y""\r\nz"\r\n\r\nb,5" gun\r\n')).toEqual([
      [2, 'a', 'x, "y"\nz'],
      [5, 'b', '5" gun'],
    ]);
  });

  it.each([
    ['a;b\n"1;2";3', 'semicolons'],
    ['"a,b,c"\tb\n1\t3', 'tabs'],
    ['a|b\n1|3', 'bars'],
    ['sep=;\na;b\n1;3', '";"'],
  ])('is read by the separator that it has, which is said: %j', (source, name) => {
    const { notes, rows } = parseCsv('cards.csv', source);
    expect(notes).toEqual([`cards.csv: its columns are separated by ${name}.`]);
    expect(rows.map(({ cells }) => cells.length)).toEqual([2]);
  });

  it('may lack cells at the end of a row, and have empty ones too many', () => {
    expect(rowsOf('a,b,,\n1\n2,3,,,\n')).toEqual([
      [2, '1'],
      [3, '2', '3'],
    ]);
  });

  it('may have columns without a name and without cells: they are left out', () => {
    const { header, rows, faults } = parseCsv('cards.csv', 'a,,b,\n1,,2,\n3,,4');
    expect([header, rows.map(({ cells }) => cells), faults]).toEqual([
      ['a', 'b'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
      [],
    ]);
  });

  it('tells of a row that an unquoted comma may have shifted, unless all rows end with one', () => {
    expect(parseCsv('cards.csv', 'a,b,c\n1,2,\n1,x, y,\n').notes).toEqual([
      'cards.csv, line 3: it has a comma more than the first line; a cell with a comma in it stands in quotes.',
    ]);
    expect(parseCsv('cards.csv', 'a,b\n1,2,\n3,4,\n').notes).toEqual([]);
  });

  it('counts lines behind a first one that says the separator', () => {
    expect(rowsOf('sep=;\na;b\n1;3')).toEqual([[3, '1', '3']]);
  });

  it('gives back whatever was written into it', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', '').trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.constant('end')), { minLength: 1 }), (rows) => {
        const quoted = rows.map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','));
        const { rows: read, faults } = parseCsv('cards.csv', ['a,b,c', ...quoted].join('\n'));
        expect(faults).toEqual([]);
        expect(read.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});

it.each([
  ['', 'cards.csv is empty: its first line has the names of the columns.'],
  ['\n \n', 'cards.csv is empty: its first line has the names of the columns.'],
  ['a,b\n1,"x\n2,3', 'cards.csv, line 2, column b: its quote " is never closed.'],
  [
    'a,b\n"x"y,3',
    'cards.csv, line 2, column a: something stands behind a closing quote: a quote inside a cell is written twice ("").',
  ],
  ['a,A', 'cards.csv, line 1: the columns 1 and 2 are both called "A".'],
  ['\na,,b\n1,2,3', 'cards.csv, line 2: column B has no name: name it, or delete it.'],
  ['a,b,,\n1,2,,\n1,2,,mine\n1,2,,too', 'cards.csv, line 1: column D has no name: name it, or delete it.'],
  [
    'a,b\n1,2\n1,2,3',
    'cards.csv, line 3: it has 3 cells, and there are 2 columns; a cell with a comma in it stands in quotes.',
  ],
  ['a\0,\0b\0\n\0', 'cards.csv is no text in UTF-8, or is damaged: save it as CSV in UTF-8 again.'],
  [
    `a,b\n1,2\n3,${'x '.repeat(6000)}y`,
    'cards.csv, line 3, column b: its 12001 characters are more than a card can show.',
  ],
])('a table that cannot be read is refused with the place: %j', (source, sentence) => {
  expect(parseCsv('cards.csv', source).faults).toEqual([sentence]);
});
