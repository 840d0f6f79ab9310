import { expect, it } from 'vitest';
import { observe } from './observe.ts';
import { randomGame } from './testing/random-games.ts';

it('what a player knows does not hold the enemy’s hand, any deck, nor the pile', () => {
  for (const game of ['one', 'two']) {
    randomGame(game, [], (position) => {
      const seen = observe(position, 0);
      for (const hidden of ['hands', 'decks', 'pile', 'box']) expect(seen).not.toHaveProperty(hidden);
    });
  }
});
