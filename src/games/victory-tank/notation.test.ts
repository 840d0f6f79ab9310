import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellName, print } from './notation.ts';
import { parse, parseCell } from './parse.ts';
import { say } from '../../../tests/victory-tank/in-words.ts';
import { start } from './testing/random-games.ts';

const position = start('notation');

describe('cells', () => {
  it('are named from the origin, and read back', () => {
    expect([cellName(0, 0), cellName(-1, -1), cellName(0, 1), cellName(2, 0)]).toEqual([
      'o',
      'w1n1',
      's1',
      'e2',
    ]);
    const distance = fc.integer({ min: -31, max: 31 });
    fc.assert(
      fc.property(distance, distance, (column, row) => {
        expect(parseCell(cellName(column, row))).toEqual([column, row]);
      }),
    );
  });

  it.each(['', 'x1', 'n0', 'n1w1', 'w', 'n01', 'o1', 'n99'])('are not called "%s"', (name) => {
    expect(parseCell(name)).toBeNull();
  });
});

describe('words that name no move', () => {
  it.each([
    ['jump o', /^"jump o" is no move; moves begin with keep, place, /],
    ['step 2 o', /^"step 2 o" is no move; write it like "step 2 o to s1"$/],
    ['step 2 o to up', /^"up" in "step 2 o to up" is no field; fields are named like o, n1, e2 and w1s3$/],
    ['keep bunker-9', /^"keep bunker-9": there is no battlefield card "bunker-9"$/],
    ['toString', /^"tostring" is no move/],
    ['attack o from w1 with 1', /write it like "attack 2\+1", then "battle s1 from o with 2"$/],
    ['lay 4', /^"lay 4" is no move; write it like "lay 2" or "lay none"$/],
  ])('"%s" get one sentence', (words, sentence) => {
    const parsed = parse(position, words);
    expect(parsed.ok ? [] : parsed.faults.map(say)).toEqual([expect.stringMatching(sentence)]);
  });

  it('are never read as something that prints otherwise', () => {
    const words = [
      'step',
      'battle',
      'move',
      '1',
      '2',
      '3',
      'o',
      's1',
      'w1',
      'to',
      'from',
      'with',
      'and',
      'crew',
      'tank',
      '+1',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (list) => {
        const line = list.join(' ');
        const parsed = parse(position, line);
        if (parsed.ok) expect(print(position, parsed.value)).toBe(line);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('words', () => {
  it('may be spaced and written as one likes', () => {
    expect(parse(position, '  Step 2  W1N1 to w1 ')).toEqual(parse(position, 'step 2 w1n1 to w1'));
  });
});
