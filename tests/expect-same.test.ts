import { expect, it } from 'vitest';
import { expectMatch, expectSame } from './expect-same.ts';

it('asserts as expect does: what differs is told, whatever differs in an undefined part alone is the same', () => {
  expectSame({ hand: ['tank'] }, { hand: ['tank'], left: undefined });
  expectSame(['tank', 3], ['tank', expect.any(Number)]);
  expect(() => expectSame({ hand: ['tank'] }, { hand: ['jeep'] })).toThrow(/toEqual|deeply equal/);
  expectMatch('Round 2', /\d/);
  expect(() => expectMatch('Round', /\d/)).toThrow(/match/);
});
