import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsIn,
  digitsOut,
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
  fromText,
  toText,
} from './codec.ts';
import { hashOf } from './referee/chance/fnv-hash.ts';

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

const digit = fc
  .integer({ min: 1, max: 70000 })
  .chain((radix) => fc.tuple(fc.integer({ min: 0, max: radix - 1 }), fc.constant(radix)));

describe('digits', () => {
  it('come back from a text as they were put', () => {
    fc.assert(
      fc.property(fc.array(digit, { maxLength: 300 }), (digits) => {
        const to = digitsOut();
        for (const [value, radix] of digits) to.put(value, radix);
        const from = digitsIn(fromText(toText(to.number())) ?? -1n);
        for (const [value, radix] of digits) expect(from.take(radix)).toBe(value);
        expect(from.isLeft()).toBe(false);
      }),
    );
  });

  it('take no more room than the choices they make', () => {
    const to = digitsOut();
    for (let choice = 0; choice < 100; choice++) to.put(2, 3);
    expect(to.number()).toBeLessThan(3n ** 100n);
    expect(toText(to.number())).toHaveLength(Math.ceil((100 * Math.log2(3)) / 6));
  });

  it('are zeros where there are none left', () => {
    const from = digitsIn(5n);
    expect(from.take(4)).toBe(1);
    expect(from.isLeft()).toBe(true);
    expect([from.take(4), from.take(4), from.take(70000)]).toEqual([1, 0, 0]);
    expect(from.isLeft()).toBe(false);
  });

  it('refuse what is no digit', () => {
    const { put } = digitsOut();
    for (const [value, radix] of [
      [3, 3],
      [-1, 3],
      [0.5, 3],
      [NaN, 3],
      [0, 0],
    ] as const)
      expect(() => put(value, radix)).toThrow(RangeError);
  });
});

describe('a text', () => {
  it('holds letters, digits, hyphen and underscore alone', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 3000n }), (number) => {
        expect(toText(number)).toMatch(/^[\w-]*$/);
        expect(fromText(toText(number))).toBe(number);
      }),
    );
  });

  it('is filled up to a length', () => {
    expect(toText(1n, 4)).toBe('BAAA');
    expect(toText(2n ** 30n, 4)).toHaveLength(6);
  });

  it('with any other character is none', () => {
    for (const text of ['a b', 'ä', 'A=', '%41', '\u0000', '/']) expect(fromText(text)).toBe(null);
  });

  it('has another hash as soon as one character differs, in its low bits too', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(65535), (text, nat, code) => {
        const at = nat % text.length;
        fc.pre(text.charCodeAt(at) !== code);
        const other = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
        expect(hashOf(other) & 0xffffff).not.toBe(hashOf(text) & 0xffffff);
      }),
    );
  });
});
