import { describe, expect, it } from 'vitest';
import type { FormFault } from '../messages/kernel-faults.ts';
import { entries, fields, formOf, items } from './read-form.ts';
import { flag, oneOf, withDefault, readOr, text, whole } from './shape.ts';
import { REFEREE_EN } from '../messages/kernel.en.ts';
import { sayingOf } from '../../language.ts';

const say = sayingOf(REFEREE_EN.faults);

const saidOf = (form: ReturnType<typeof formOf>) =>
  form.faults.map((fault) => ({ ...fault, message: say(fault.message as FormFault) }));

describe('reading what people write', () => {
  it('names the place of every fault, and goes on with usable values', () => {
    const form = formOf({
      count: 7,
      colour: 'blue',
      names: ['a', 5],
      sizes: { one: 1, two: 'x' },
      open: 'yes',
      extra: null,
    });
    const parts = fields(form, ['count', 'colour', 'names', 'sizes', 'open', 'missing']);
    const size = whole(0, 5);
    const three = withDefault(whole(0, 5, 'R1'), () => 3);
    expect(readOr(three, parts.count, null)).toBe(3);
    expect(readOr(oneOf(['red', 'gray']), parts.colour, null)).toBe('red');
    expect(items(parts.names).map((part) => readOr(text, part, null))).toEqual(['a', '']);
    expect(entries(parts.sizes).map(([name, part]) => [name, readOr(size, part, null)])).toEqual([
      ['one', 1],
      ['two', 0],
    ]);
    expect(readOr(flag(), parts.open, null)).toBe(false);
    expect(readOr(three, parts.missing, null)).toBe(3);
    expect(saidOf(form)).toEqual([
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
    const form = formOf([]);
    const parts = fields(form, ['list']);
    expect(items({ ...parts.list, value: {} })).toEqual([]);
    expect(entries({ ...parts.list, value: 'x' })).toEqual([]);
    expect(saidOf(form).map(({ message }) => message)).toEqual([
      'an object is needed, not a list',
      'a list is needed, not an object',
      'an object is needed, not "x"',
    ]);
  });

  it('reads nothing of what is longer than anything in a game, and says so once', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => at);
    const form = formOf({ list: many, names: { ...many }, word: 'x'.repeat(1_000_000) });
    const parts = fields(form, ['list', 'names', 'word']);
    expect(items(parts.list)).toEqual([]);
    expect(entries(parts.names)).toEqual([]);
    expect(fields(parts.names, ['0'])['0'].value).toBeUndefined();
    expect(readOr(whole(0, 5), parts.word, null)).toBe(0);
    expect(saidOf(form).map(({ message }) => message)).toEqual([
      ...Array.from({ length: 3 }, () => 'at most 500 entries are read, not 20000'),
      'a whole number from 0 to 5 is needed, not a long text',
    ]);
  });
});
