import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsIn, digitsOut, fromText, toText } from './digits.ts';
import { hashOf } from '../chance/fnv-hash.ts';

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
