/** Columns with types, and where it is said that a cell does not fit. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { list, oneOf, optional } from './columns.ts';
import { csv } from './csv.ts';
import { json } from './json-rows.ts';
import { makerFaultsIn } from './maker-faults.ts';
import { parseCsv } from './parse-csv.ts';
import { tableOf } from './table-header.ts';
import { placeOf, tablesOf } from './table.ts';

const TABLE = parseCsv(
  'cards.csv',
  'Name,cost,tags,fast,kind,Qty,note\nBarge,2,"sea; slow",no,ship,3,x\nHawk,"1,5",,x,Bird,,\n',
);

/** What is said of a table that does not fit. */
function faultsOf(work: () => unknown): readonly string[] | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return makerFaultsIn(error);
  }
}

describe('typed columns', () => {
  const kinds = { cost: Number, tags: list(';'), fast: Boolean, kind: oneOf('ship', 'bird') };
  const rows = csv(TABLE, kinds, { count: 'Qty' });

  it('are what their type says, and others text', () => {
    expect(rows).toEqual([
      { name: 'Barge', cost: 2, tags: ['sea', 'slow'], fast: false, kind: 'ship', count: 3, note: 'x' },
      { name: 'Hawk', cost: 1.5, tags: [], fast: true, kind: 'bird', count: 1, note: '' },
    ]);
    expectTypeOf(rows).items.toHaveProperty('cost').toEqualTypeOf<number>();
    expectTypeOf(rows).items.toHaveProperty('kind').toEqualTypeOf<'ship' | 'bird'>();
    expectTypeOf(rows).items.toHaveProperty('tags').toEqualTypeOf<readonly string[]>();
  });

  it('can be filtered, and a row knows its line', () => {
    const few = csv(TABLE, kinds, { count: 'Qty', where: ({ cost }) => cost < 2 });
    expect(few.map((row) => placeOf(row))).toEqual(['cards.csv, line 3']);
  });

  it('may be empty where they are optional', () => {
    const table = parseCsv('cards.csv', 'name,cost\na,\nb,3');
    expect(csv(table, { cost: optional(Number) }).map(({ cost }) => cost)).toEqual([null, 3]);
  });

  it('may be read by a function', () => {
    const table = parseCsv('cards.csv', 'name,cost\na,IV');
    expect(csv(table, { cost: (cell) => cell.length }).map(({ cost }) => cost)).toEqual([2]);
  });
});

it('every cell that does not fit is said with file, line and column, all at once', () => {
  const table = parseCsv('cards.csv', 'name,cost,kind,fast,count\na,x,ship,maybe,2\n\nb,,boat,no,-1\n');
  expect(faultsOf(() => csv(table, { cost: Number, kind: oneOf('ship', 'bird'), fast: Boolean }))).toEqual([
    'cards.csv, line 2, column cost: "x" is no number.',
    'cards.csv, line 2, column fast: "maybe" is neither yes nor no.',
    'cards.csv, line 4, column cost: it is empty: write a number, or type the column optional(Number).',
    'cards.csv, line 4, column kind: "boat" is none of ship, bird.',
    'cards.csv, line 4, column count: "-1" is no number of copies.',
  ]);
});

it('a column that is not there is said, with the one that may be meant', () => {
  const table = parseCsv('cards.csv', 'name,price\na,1\n');
  expect(faultsOf(() => csv(table, { pryce: Number }))).toEqual([
    'cards.csv, line 1: there is no column "pryce": did you mean "price"?',
  ]);
});

it('a cell that a function refuses is said with its reason', () => {
  const table = parseCsv('cards.csv', 'name,cost\na,1\n');
  const refuse = (): never => {
    throw new Error('it has to be dear');
  };
  expect(faultsOf(() => csv(table, { cost: refuse }))).toEqual([
    'cards.csv, line 2, column cost: "1" is refused: it has to be dear.',
  ]);
});

describe('columns that other tools call otherwise', () => {
  const table = parseCsv('cards.csv', 'Nr,Title,Qty\n1,Barge,3\n2,Hawk,\n');
  const notesOf = (rows: readonly object[]) => tablesOf(rows).flatMap(({ notes }) => notes);

  it('are the name and the number of copies, and that is said', () => {
    const rows = csv(table);
    expect(rows).toEqual([
      { Nr: '1', name: 'Barge', count: 3 },
      { Nr: '2', name: 'Hawk', count: 1 },
    ]);
    expect(notesOf(rows)).toEqual([
      "cards.csv: Title is taken for name. If it is, { name: 'Title' } as the third argument says so; if not, give it a type.",
      "cards.csv: Qty is taken for count. If it is, { count: 'Qty' } as the third argument says so; if not, give it a type.",
    ]);
    expect(json([{ Title: 'Barge', Qty: 2 }])).toEqual([{ name: 'Barge', count: 2 }]);
  });

  it('may be named, whatever they are called, and nothing is to be said', () => {
    const rows = csv(table, {}, { name: 'title', count: 'nr' });
    expect(rows).toEqual([
      { count: 1, name: 'Barge', Qty: '3' },
      { count: 2, name: 'Hawk', Qty: '' },
    ]);
    expect(notesOf(rows)).toEqual([]);
  });

  it('are what the maker says where they have a type', () => {
    expect(csv(table, { Qty: optional(Number), Title: String })).toEqual([
      { Nr: '1', Title: 'Barge', Qty: 3 },
      { Nr: '2', Title: 'Hawk', Qty: null },
    ]);
  });

  it('leave the name to a column that is called so', () => {
    const both = parseCsv('cards.csv', 'Title,Name\nSir,Barge\n');
    expect(csv(both)).toEqual([{ Title: 'Sir', name: 'Barge' }]);
    const titled = csv(both, {}, { name: 'Title' });
    expect(titled).toEqual([{ name: 'Sir' }]);
    expect(notesOf(titled)).toEqual(['cards.csv: its column name is left out, as Title is taken for it.']);
  });

  it('are told of where there are none, with the one that may be meant', () => {
    expect(faultsOf(() => csv(table, {}, { name: 'Titel', count: 'Quantity' }))).toEqual([
      'cards.csv, line 1: there is no column "Titel": did you mean "Title"?',
      'cards.csv, line 1: there is no column "Quantity": did you mean "Qty"?',
    ]);
    expect(faultsOf(() => csv(table, {}, { cuont: 'Qty' } as object))).toEqual([
      'csv: there is no option "cuont": did you mean "count"?',
    ]);
  });

  it('are asked for where no card has a name', () => {
    expect(notesOf(csv(parseCsv('cards.csv', 'Title,Prijs\n,2\n')))[1]).toBe(
      'cards.csv: no card has a name: the column Title is empty.',
    );
    expect(notesOf(csv(parseCsv('cards.csv', 'Count,Kaart,Prijs\n2,Sloep,2\n')))).toEqual([
      `cards.csv: no card has a name. Call its column "name", or say which it is, as the third argument: { name: 'Kaart' }.`,
    ]);
  });
});

describe('rows that are no cards', () => {
  const read = (text: string) => {
    const rows = csv(parseCsv('cards.csv', text), { cost: optional(Number) });
    return [rows.map(({ name }) => name), tablesOf(rows).flatMap(({ notes }) => notes)];
  };
  const total = (line: number) =>
    `cards.csv, line ${line}: it has a number of copies and nothing else. It is taken for a total and left out.`;

  it('are a total at the foot, with or without that word', () => {
    expect(read('name,cost,count\nBarge,1,3\nHawk,2,\n,,4\n')).toEqual([['Barge', 'Hawk'], [total(4)]]);
    expect(read('name,cost,count\nBarge,1,3\nHawk,2,\nTotal:,,4\n')).toEqual([['Barge', 'Hawk'], [total(4)]]);
  });

  it('are none that say something else, or are called so by chance', () => {
    for (const name of ['Total Loss', 'Blank'])
      expect(read(`name,cost,count\nBarge,1,3\n${name},,3\n`)).toEqual([['Barge', name], []]);
    expect(read('name,cost,count\nBarge,1,3\n,2,1\n')).toEqual([
      ['Barge', ''],
      ['cards.csv, line 3: a card without a name, though others have one.'],
    ]);
  });
});

it('a cell that an unquoted comma shifted is said with that', () => {
  const table = parseCsv('cards.csv', 'name,text,count,back\nCake,sweet,1,\nCider,sweet, sour,2,\n');
  expect(faultsOf(() => csv(table))).toEqual([
    'cards.csv, line 3, column count: "sour" is no number of copies; a cell with a comma in it stands in quotes.',
  ]);
});

it('an empty cell of a workbook may be a formula that was never worked out', () => {
  const rows = [
    { line: 1, cells: ['name', 'cost'] },
    { line: 2, cells: ['Barge', ''] },
  ];
  expect(faultsOf(() => csv(tableOf('cards.xlsx', rows, { isWorkbook: true }), { cost: Number }))).toEqual([
    'cards.xlsx, line 2, column cost: it is empty: write a number, or type the column optional(Number); if a formula stands there, open the workbook and save it, so that its result is kept.',
  ]);
});

it('a filter that asks for a column that is not there is told, whatever it would take', () => {
  const table = parseCsv('cards.csv', 'name,Kind\nBarge,ship\nHawk,bird\n');
  expect(csv(table, {}, { where: ({ kind }) => kind === 'ship' }).map(({ name }) => name)).toEqual(['Barge']);
  expect(() => csv(table, {}, { where: ({ kin }) => kin === 'ship' })).toThrow(
    'there is no column "kin": did you mean "Kind"?',
  );
});

it.each(['1,000', '1e3', '0x10', 'NaN', 'Infinity', '1 2', '--1'])('%s is no number', (cell) => {
  const table = parseCsv('cards.csv', `name;cost\na;${cell}\n`);
  expect(faultsOf(() => csv(table, { cost: Number }))).toHaveLength(1);
});

describe('a JSON file', () => {
  it('has typed rows as a table has', () => {
    const data = [
      { name: 'A', cost: 2, tags: ['a', 'b'] },
      { name: 'B', fast: true },
    ];
    const kinds = { cost: optional(Number), tags: list(), fast: Boolean };
    expect(json(data, kinds)).toEqual([
      { name: 'A', cost: 2, tags: ['a', 'b'], fast: false },
      { name: 'B', cost: null, tags: [], fast: true },
    ]);
  });

  it.each([
    [{}, ['ships.json: it is no list of cards.']],
    [[{ name: 'A' }, 5], ['ships.json, [1]: it is no card.']],
    [[{ name: { a: 1 } }], ['ships.json, [0].name: it is neither text nor a number.']],
    [[{ name: 'A', cost: 'x' }], ['ships.json, [0].cost: "x" is no number.']],
  ])('says the path of what does not fit: %j', (data, faults) => {
    expect(faultsOf(() => json(data, { cost: optional(Number) }, { file: 'ships.json' }))).toEqual(faults);
  });
});
