/** Columns with types, and where it is said that a cell does not fit. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { list, oneOf, optional } from './columns.ts';
import { csv } from './csv.ts';
import { json } from './json-rows.ts';
import { makerFaultsIn } from './maker-faults.ts';
import { parseCsv } from './parse-csv.ts';
import { placeOf } from './table.ts';

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
