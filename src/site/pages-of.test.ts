/** A game has the pages that it has parts for, and they are called by what is there. */
import { expect, it } from 'vitest';
import type { ShelfGame } from '../book/shelf-game.ts';
import { defineGame } from '../maker/define-game.ts';
import { parseRules } from '../maker/parse-rules.ts';
import { deedsOf } from './pages-of.ts';
import { SHELF } from './shelf.ts';

const deedNames = (game: ShelfGame): readonly string[] => deedsOf(game).map(({ name }) => name);

it('rules without lessons are to be read, and with lessons to be learnt', () => {
  const rules = parseRules('rules.md', '1. A ship sails.');
  expect(deedNames(defineGame({ id: 'ships', title: 'Ships', cards: [{ name: 'Barge' }], rules }))).toEqual([
    'Print it',
    'Read it',
  ]);
  for (const game of SHELF) expect(deedNames(game)).toEqual(['Print it', 'Learn it', 'Play it', 'Settle it']);
});
