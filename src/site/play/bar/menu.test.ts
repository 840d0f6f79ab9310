import { describe, expect, it } from 'vitest';
import type { Choice, Touch } from '../../../referee/table/scene.ts';
import { menuOf, touched } from './menu.ts';

const choice = (words: string): Choice<unknown> => {
  const [first = { id: '', says: '' }, ...rest] = words.split(' ').map((id): Touch => ({ id, says: id }));
  return { move: words, path: [first, ...rest] };
};
const choices = ['done', 'a b one', 'a b two', 'a c one', 'd e one'].map(choice);
const ids = (touches: readonly Touch[]) => touches.map(({ id }) => id);

describe('choosing a move', () => {
  it('offers each first touch once, then what goes on from it', () => {
    expect(ids(menuOf(choices, []).touches)).toEqual(['done', 'a', 'd']);
    expect(ids(touched(choices, [], 'a').touches)).toEqual(['b', 'c']);
    expect(ids(touched(choices, ['a'], 'b').touches)).toEqual(['one', 'two']);
  });

  it('comes to the move, by itself where there is only one way on', () => {
    expect(touched(choices, ['a', 'b'], 'two').choice?.move).toBe('a b two');
    expect(touched(choices, [], 'd').choice?.move).toBe('d e one');
    expect(touched(choices, [], 'done').choice?.move).toBe('done');
  });

  it('calls a touch by all that it comes to: by the move itself where that is the only one', () => {
    const named = (touches: readonly Touch[]) => touches.map(({ says }) => says);
    expect(named(menuOf(choices, []).touches)).toEqual(['done', 'a', 'd, e, one']);
    expect(named(menuOf(choices, ['a']).touches)).toEqual(['b', 'c, one']);
  });

  it('forgets touches that lead nowhere any more', () => {
    expect(ids(menuOf(choices, ['a', 'gone', 'one']).chosen)).toEqual(['a']);
    expect(menuOf([], ['a']).touches).toEqual([]);
  });
});
