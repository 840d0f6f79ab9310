import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, lotsOf, shuffle } from './random.ts';

describe('lots', () => {
  it('are the same for the same seed, and others for another', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, lotsOf(seed).bind(null, 1000));
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('go on where they were left', () => {
    const lot = lotsOf('a');
    const first = [lot(6), lot(6), lot(6), lot(6)];
    expect([lotsOf('a', 2)(6), lotsOf('a', 3)(6)]).toEqual(first.slice(2));
  });

  it('come out equally often', () => {
    const lot = lotsOf('fair');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 70_000; draw++) {
      const side = lot(7);
      counts[side] = (counts[side] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('shuffling', () => {
  it('keeps every item', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(9)), (seed, items) => {
        expect(shuffle(chanceOf(seed), 'cards', items).order.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('puts what the script forces in front', () => {
    const { order, chance } = shuffle(chanceOf('x', { cards: ['c', 'a'] }), 'cards', ['a', 'b', 'c', 'd']);
    expect(order.slice(0, 2)).toEqual(['c', 'a']);
    expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(chance.refused).toEqual([]);
  });

  it('refuses a forced item that is not there, by name', () => {
    const { order, chance } = shuffle(chanceOf('x', { cards: ['a', 'a'] }), 'cards', ['a', 'b']);
    expect(order).toEqual(['a', 'b']);
    expect(chance.refused).toEqual([{ says: 'noneToDraw', purpose: 'cards', wanted: 'a' }]);
  });

  it('of one pile does not depend on another', () => {
    const alone = shuffle(chanceOf('x'), 'red', [1, 2, 3, 4, 5]).order;
    const after = shuffle(shuffle(chanceOf('x'), 'gray', [1, 2, 3]).chance, 'red', [1, 2, 3, 4, 5]).order;
    expect(after).toEqual(alone);
    expect(shuffle(chanceOf('x'), 'gray', [1, 2, 3, 4, 5]).order).not.toEqual(alone);
  });
});
