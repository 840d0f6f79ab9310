import { expect, test } from 'vitest';
import { KIT_EN } from '../words/kit.en.ts';
import { KIT_NL } from '../words/kit.nl.ts';
import { contentsLines } from './box-words.ts';

test('a box names its decks, and counts them where they are too many for its back', () => {
  const decks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ deck: `Deck ${index + 1}`, count: 2 }));
  expect(contentsLines({ holds: decks(2) }, KIT_EN)).toEqual(['2 × Deck 1', '2 × Deck 2']);
  expect(contentsLines({ holds: decks(40) }, KIT_EN)).toEqual(['80 cards of 40 decks']);
});

test('of how long and for whom a game is, only what is known is said', () => {
  const known = { players: '2', minutes: '30 to 45', ages: '10 and up' };
  expect(KIT_EN.facts(known)).toBe('2 players · 30 to 45 minutes · ages 10 and up');
  expect(KIT_EN.facts({ ...known, minutes: null, ages: null })).toBe('2 players');
  expect(KIT_NL.facts({ ...known, minutes: null, ages: null })).toBe('2 spelers');
});
