/** What is said of a box counts what is in it, and nothing else. */
import { expect, it } from 'vitest';
import { WORDS } from './site.ts';
import { WORDS as DUTCH } from './site.nl.ts';

it.each([
  [[12, 0, 0], '12 cards', '12 kaarten'],
  [[12, 1, 2], '12 cards, 1 piece and 2 sheets', '12 kaarten, 1 speelstuk en 2 vellen'],
  [[0, 16, 1], '16 pieces and 1 sheet', '16 speelstukken en 1 vel'],
  [[0, 0, 1], '1 sheet', '1 vel'],
] as const)('says of %j what is in the box', ([cards, pieces, sheets], english, dutch) => {
  const counts = [WORDS, DUTCH].map(({ box }) => box.count(cards, pieces, sheets));
  expect(counts).toEqual([english, dutch]);
});
