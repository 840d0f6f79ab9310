import { describe, expect, it } from 'vitest';
import { STEPPING_STONES } from '../../../tests/made-up/src/games/stepping-stones/index.ts';
import { hashOf } from '../../referee/chance/fnv-hash.ts';
import { fromText, toText } from '../../codec.ts';
import { pack, unpack } from './link-text.ts';

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
