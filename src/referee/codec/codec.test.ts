import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsIn, digitsOut } from './digits.ts';
import {
  arranged,
  count,
  fields,
  flag,
  listOf,
  oneOf,
  orNull,
  some,
  text,
  whole,
  type Code,
} from './codec.ts';

/** Encodes and decodes a value. */
function through<T>(code: Code<T>, thing: T): T {
  const to = digitsOut();
  code.write(to, thing);
  const from = digitsIn(to.number());
  const back = code.read(from);
  expect(from.isLeft()).toBe(false);
  return back;
}

describe('a code', () => {
  it('gives back what was written', () => {
    const thing = fc.record({
      id: fc.constantFrom('tank', 'crate'),
      on: fc.option(fc.boolean()),
      order: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']),
      some: fc.subarray(['x', 'y', 'z']),
      list: fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 40 }),
      number: fc.nat(5000),
      words: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'0123456789-') }),
        fc.string(),
        fc.constant('\ud800 alone'),
      ),
    });
    const code = fields({
      id: oneOf(['tank', 'crate']),
      on: orNull(flag),
      order: arranged(['a', 'b', 'c', 'd', 'e']),
      some: some(['x', 'y', 'z']),
      list: listOf(40, whole(-3, 12)),
      number: count(5000),
      words: text,
    });
    fc.assert(
      fc.property(thing, (written) => {
        expect(through<unknown>(code as Code<unknown>, written)).toEqual(written);
      }),
    );
  });

  it('reads some thing of its shape from any digits', () => {
    const code = listOf(20, fields({ order: arranged([1, 2, 3]), words: text }));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 400n }), (digits) => {
        const things = code.read(digitsIn(digits));
        expect(through(code, things)).toEqual(things);
      }),
    );
  });

  it('of names goes on reading what was packed before a name was added', () => {
    const to = digitsOut();
    some(['a', 'b']).write(to, ['b']);
    expect(some(['a', 'b', 'c']).read(digitsIn(to.number()))).toEqual(['b']);
  });
});
