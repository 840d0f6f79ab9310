/** The words of a game beside those in common. */
import { expect, it } from 'vitest';
import { synonymsFor } from './game-synonyms.ts';

const COMMON = [
  ['space', 'square', 'hex'],
  ['shoot', 'fire'],
  ['bunker', 'fort', 'pillbox'],
] as const;

it('keeps what the game says nothing of', () => {
  expect(synonymsFor(COMMON, [])).toEqual(COMMON);
});

it('brings the rest of a group along whose first word the game names', () => {
  expect(synonymsFor(COMMON, [['field', 'space']])).toContainEqual(['field', 'space', 'square', 'hex']);
  expect(synonymsFor(COMMON, [['field', 'space']])).not.toContainEqual(COMMON[0]);
});

it('leaves a word to the game that uses it otherwise', () => {
  const words = synonymsFor(COMMON, [
    ['fort', 'stronghold'],
    ['bunker', 'hole'],
  ]);
  expect(words.slice(-2)).toEqual([
    ['fort', 'stronghold'],
    ['bunker', 'hole', 'pillbox'],
  ]);
});
