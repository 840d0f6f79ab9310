import { describe, expect, it } from 'vitest';
import { recordIn } from './record-text.ts';

const RECORD = {
  game: 'stepping-stones',
  rules: '1',
  options: ['far'],
  seed: 'a "seed", with [brackets]',
  script: { hops: [2, 1] },
  moves: ['hop 2', 'hop "1"', 'hop [1', 'hop 2\\'],
};
const TEXT = JSON.stringify(RECORD);
const movesIn = (text: string) => {
  const read = recordIn(text);
  return read.ok ? { moves: read.value.record.moves, ends: read.value.ends } : null;
};

describe('a record in a text', () => {
  it('is read whole, however it is laid out', () => {
    for (const text of [TEXT, JSON.stringify(RECORD, undefined, 2)])
      expect(recordIn(text)).toEqual({ ok: true, value: { record: RECORD, ends: null } });
  });

  it('cut anywhere has the moves that stand whole before the cut, or is none', () => {
    const from = TEXT.indexOf('"moves":[') + '"moves":['.length;
    for (let length = 0; length < TEXT.length; length++) {
      const stands = RECORD.moves.filter(
        (_, at) => from + JSON.stringify(RECORD.moves.slice(0, at + 1)).length - 2 <= length,
      );
      const found = movesIn(TEXT.slice(0, length));
      expect(found, TEXT.slice(0, length)).toEqual(length < from ? null : { moves: stands, ends: 'broken' });
    }
  });

  it.each([
    ['a comma is missing', '"hop 2","hop \\"1\\"" "hop'],
    ['a quotation mark is missing', '"hop 2","hop \\"1\\"",hop'],
    ['something stands in between', '"hop 2","hop \\"1\\"",}"hop'],
  ])('where %s ends there', (_, written) => {
    const found = movesIn(TEXT.replace('"hop 2","hop \\"1\\"","hop', written));
    expect(found).toEqual({ moves: RECORD.moves.slice(0, 2), ends: 'broken' });
  });

  it.each([[7], [null], [['hop 1']], [{ move: 'hop 1' }]])('ends where %j stands for a move', (strange) => {
    const moves = [...RECORD.moves.slice(0, 2), strange, ...RECORD.moves.slice(2)];
    const found = movesIn(JSON.stringify({ ...RECORD, moves }));
    expect(found).toEqual({ moves: RECORD.moves.slice(0, 2), ends: 'no move' });
  });

  it('is none where its head is none, with what is wrong', () => {
    expect(recordIn('{"game":"x')).toEqual({ ok: false, faults: ['broken'] });
    expect(recordIn('')).toEqual({ ok: false, faults: ['broken'] });
    expect(recordIn('['.repeat(100))).toEqual({ ok: false, faults: ['too deep'] });
    const { seed, ...seedless } = RECORD;
    expect([seed, recordIn(JSON.stringify(seedless))]).toEqual([
      RECORD.seed,
      { ok: false, faults: [{ says: 'noSeed' }] },
    ]);
    expect(recordIn(JSON.stringify({ ...seedless, position: {} }))).toMatchObject({ ok: true });
    expect(recordIn(JSON.stringify({ ...RECORD, moves: 'hop 2' }))).toEqual({
      ok: false,
      faults: [{ says: 'noMoves' }],
    });
  });
});
