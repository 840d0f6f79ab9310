import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsIn, digitsOut, fromText, toText } from './digits.ts';
import { hashOf } from '../chance/fnv-hash.ts';
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
import { pack, unpack } from './link-text.ts';
import { STEPPING_STONES } from '../../../tests/made-up/src/games/stepping-stones/index.ts';

/** Encodes and decodes a value. */
function through<T>(code: Code<T>, thing: T): T {
  const to = digitsOut();
  code.write(to, thing);
  const from = digitsIn(to.number());
  const back = code.read(from);
  expect(from.isLeft()).toBe(false);
  return back;
}

const { referee } = STEPPING_STONES;
const PACKER = {
  game: await referee.game(),
  form: await referee.form(),
  packing: await referee.packing(),
};
const POSITION = { far: true, at: [2, 1], hands: [[1], [2, 2]], turn: 0 } as const;

/** A link text with a valid checksum, whatever its body. */
const sealed = (format: string, body: string): string =>
  format + toText(BigInt(hashOf(format + body) & 0xffffff), 4) + body;

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

describe('a packed text', () => {
  const packed = pack(PACKER, { kind: 'position', position: POSITION });
  const text = packed.ok ? packed.value : '';

  it('holds any game of the shelf', () => {
    expect(unpack(PACKER, text)).toEqual({
      ok: true,
      value: { rules: '1', shared: { kind: 'position', position: POSITION } },
    });
  });

  it('that is far too long is damaged, before anybody reckons with it', () => {
    const body = 'A'.repeat(5_000_000);
    expect(unpack(PACKER, sealed('A', body))).toEqual({ ok: false, faults: [{ why: 'damaged' }] });
  });

  it('of another game is told from a damaged one', () => {
    const other = { ...PACKER, game: { ...PACKER.game, id: 'leap-frog' } };
    expect(unpack(other, text)).toEqual({
      ok: false,
      faults: [{ why: 'other game', mark: expect.any(Number) as number }],
    });
  });

  it('of a newer format or a newer kind is told from a damaged one', () => {
    expect(unpack(PACKER, sealed('B', 'anything'))).toEqual({ ok: false, faults: [{ why: 'newer' }] });
    const number = fromText(text.slice(5)) ?? 0n;
    // The kind follows the mark of 16 bits and the version "1", which is a text of one character.
    const kindAt = 0x10000n * 4n * 16n * 11n;
    expect(unpack(PACKER, sealed('A', toText(number + 9n * kindAt)))).toEqual({
      ok: false,
      faults: [{ why: 'newer' }],
    });
  });

  it('of earlier rules opens, and says which they were', () => {
    const later = { ...PACKER, game: { ...PACKER.game, rules: '2' } };
    expect(unpack(later, text)).toMatchObject({ ok: true, value: { rules: '1' } });
  });

  it('of a position that cannot be says what is wrong with it', () => {
    const crowded = pack(PACKER, {
      kind: 'position',
      position: {
        ...POSITION,
        hands: [
          [2, 2],
          [2, 2],
        ],
      },
    });
    expect(unpack(PACKER, crowded.ok ? crowded.value : '')).toEqual({
      ok: false,
      faults: [{ why: 'impossible', rules: '1', what: 'hands: 4 hop cards of 2; there are 2' }],
    });
  });
});
