/** Misspelt words are taken as meant. */
import { expect, it } from 'vitest';
import { spellingOf } from './spelling.ts';

const meant = spellingOf(['soldier', 'diagonal', 'tank', 'attack', 'bunker']);

it('takes a word with a slip or two for the nearest that is known', () => {
  expect(meant('diaganol')).toBe('diagonal');
  expect(meant('soilder')).toBe('soldier');
  expect(meant('atack')).toBe('attack');
});

it('takes letters that have changed places for the word that has them all', () => {
  expect(spellingOf(['strength', 'straight'])('straigth')).toBe('straight');
});

it('takes two words that were written as one for both', () => {
  const flames = spellingOf(['flame', 'thrower', 'flank']);
  expect(flames('flamethrower')).toBe('flame thrower');
  expect(flames('flamethrown')).toBe('flamethrown');
});

it('leaves what is known, what is short and what is like nothing', () => {
  for (const word of ['bunker', 'tanc', 'submarine', '']) expect(meant(word)).toBe(word);
});

it('waits for the end of a word that is being typed', () => {
  expect(meant('diago')).toBe('diago');
});

it('leaves another form of what is known', () => {
  const root = (word: string) => word.replace(/s$/u, '');
  expect(spellingOf(['hole', 'holds'])('holes')).toBe('holds');
  expect(spellingOf(['hole', 'holds'], root)('holes')).toBe('holes');
});
