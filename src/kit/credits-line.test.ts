import { expect, it } from 'vitest';
import { creditsSaid } from './credits-line.ts';

it('names on a page all who did a part together, each part once', () => {
  const credits = [
    { name: 'Ann', part: 'game design' },
    { name: 'Bo', part: 'game design' },
    { name: 'Cards & Co', part: 'publisher of the game' },
  ];
  expect(creditsSaid({ credits, language: 'en' })).toBe(
    'Game design: Ann and Bo. Publisher of the game: Cards & Co.',
  );
});

it('says in a sentence that nobody knows who made a game', () => {
  const credits = [{ name: 'unknown', part: 'game design', says: 'Nobody knows who made it.' }];
  expect(creditsSaid({ credits, language: 'en' })).toBe('Nobody knows who made it.');
});
