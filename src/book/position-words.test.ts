import { expect, it } from 'vitest';
import { inWords } from './position-words.ts';

it('reads a written table as a list of what is where', () => {
  const written = {
    round: 2,
    cards: [{ card: 'bunker', at: 'n2', turned: true }],
    soldiers: { red: { w1: 2 }, gray: {} },
    hands: { red: [1, 3] },
  };
  expect(inWords(written)).toEqual([
    ['round', '2'],
    ['cards', 'bunker at n2 turned'],
    ['soldiers', 'red w1 2; gray none'],
    ['hands', 'red 1, 3'],
  ]);
});
