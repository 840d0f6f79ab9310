/** Nobody reads the same sentence twice running. */
import { expect, it } from 'vitest';
import { eventsOnce, toldOnce } from './told-once.ts';

it('tells once, with how often, what happened several times in a row by one rule', () => {
  const drawn = { rule: 'F-025', what: 'you draw a card' };
  const seen = { rule: 'F-126', what: 'the Allies see a card' };
  expect(eventsOnce([drawn, drawn, seen, drawn])).toEqual([
    { rule: 'F-025', what: 'you draw a card, twice' },
    seen,
    drawn,
  ]);
  expect(toldOnce(['a', 'a', 'b'])).toEqual(['a, twice', 'b']);
});
