import { describe, expect, it } from 'vitest';
import { entries, fields, formOf, items, oneOf, text, truth, whole } from './form.ts';

describe('reading what people write', () => {
  it('names the place of every fault, and goes on with usable values', () => {
    const form = formOf<'R1'>({
      count: 7,
      colour: 'blue',
      names: ['a', 5],
      sizes: { one: 1, two: 'x' },
      open: 'yes',
      extra: null,
    });
    const parts = fields(form, ['count', 'colour', 'names', 'sizes', 'open', 'missing']);
    expect(whole(parts.count, 0, 5, 3, 'R1')).toBe(3);
    expect(oneOf(parts.colour, ['red', 'gray'], 1)).toBe(1);
    expect(items(parts.names).map((part) => text(part, '?'))).toEqual(['a', '?']);
    expect(entries(parts.sizes).map(([name, part]) => [name, whole(part, 0, 5, 0)])).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
    expect(truth(parts.open, false)).toBe(false);
    expect(whole(parts.missing, 0, 5, 2)).toBe(2);
    expect(form.faults).toEqual([
      {
        place: 'extra',
        message: 'no such field; there are count, colour, names, sizes, open, missing',
        rule: null,
      },
      { place: 'count', message: 'a whole number from 0 to 5 is needed, not 7', rule: 'R1' },
      { place: 'colour', message: '"blue" is not one of red, gray', rule: null },
      { place: 'names[1]', message: 'a text is needed, not 5', rule: null },
      { place: 'sizes.two', message: 'a whole number from 0 to 5 is needed, not "x"', rule: null },
      { place: 'open', message: 'true or false is needed, not "yes"', rule: null },
    ]);
  });

  it('says what it found in the place of an object or a list', () => {
    const form = formOf<'R1'>([]);
    const parts = fields(form, ['list']);
    expect(items({ ...parts.list, value: {} })).toEqual([]);
    expect(entries({ ...parts.list, value: 'x' })).toEqual([]);
    expect(form.faults.map((fault) => fault.message)).toEqual([
      'an object is needed, not a list',
      'a list is needed, not an object',
      'an object is needed, not "x"',
    ]);
  });

  it('reads nothing of what is longer than anything in a game, and says so once', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => at);
    const form = formOf<'R1'>({ list: many, names: { ...many }, word: 'x'.repeat(1_000_000) });
    const parts = fields(form, ['list', 'names', 'word']);
    expect(items(parts.list)).toEqual([]);
    expect(entries(parts.names)).toEqual([]);
    expect(fields(parts.names, ['0'])['0'].value).toBeUndefined();
    expect(whole(parts.word, 0, 5, 2)).toBe(2);
    expect(form.faults.map((fault) => fault.message)).toEqual([
      ...Array.from({ length: 3 }, () => 'at most 500 entries are read, not 20000'),
      'a whole number from 0 to 5 is needed, not a long text',
    ]);
  });
});
