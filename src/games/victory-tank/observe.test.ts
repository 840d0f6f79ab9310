import { expect, it } from 'vitest';
import { cardsIn } from './cards.ts';
import { observe } from './observe.ts';
import { randomGame } from './testing/random-games.ts';

it('what a player knows does not hold the enemy’s hand, any deck, nor the pile', () => {
  for (const game of ['one', 'two']) {
    randomGame(game, [], (position) => {
      const seen = observe(position, 0);
      expect([seen.hands[1], seen.decks[1], seen.pile, seen.box]).toEqual([
        cardsIn(position.hands[1]),
        position.decks[1].length,
        position.pile.length,
        position.box.length,
      ]);
    });
  }
});
