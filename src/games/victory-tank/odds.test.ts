import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from './cards.ts';
import { ways } from '../../referee/odds.ts';
import { chanceIn, holdsMoreThan } from './odds.ts';
import type { CardCounts } from './position.ts';

/** All hands of a size, one by one. */
function hands(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) =>
    hands(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
}

describe('the chance that a hand holds a high card', () => {
  it('counts the very hands there are', () => {
    const counts = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(counts, fc.nat(5), fc.integer({ min: -3, max: 4 }), (unseen: CardCounts, size, limit) => {
        const all = hands(valuesOf(unseen), size);
        const high = all.filter((hand) => hand.some((card) => card > limit));
        expect(holdsMoreThan(limit, unseen, size)).toEqual({ hands: high.length, of: all.length });
      }),
    );
  });

  it('is certain or none where it is', () => {
    expect(chanceIn(holdsMoreThan(2, [6, 6, 0], 5))).toBe(0);
    expect(chanceIn(holdsMoreThan(0, [6, 6, 4], 1))).toBe(1);
    expect(chanceIn(holdsMoreThan(0, [6, 6, 4], 0))).toBe(0);
    expect(ways(16, 5)).toBe(4368);
  });
});
