/** Nobody reads the same sentence twice running. */
import { expect, it } from 'vitest';
import type { SceneEvent } from '../../referee/scene.ts';
import { eventsOnce, seenOf, toldOnce } from './told-once.ts';

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

it('tells as one what a game says is one, also over what is so by the rules alone', () => {
  const event = (what: string, aside = false): SceneEvent => ({ rule: 'R', what, ...(aside && { aside }) });
  const join = (one: SceneEvent, other: SceneEvent) =>
    one.what.endsWith('b') && other.what === 'b to c' ? event(`${one.what} to c`) : null;
  expect(
    seenOf([event('a to b'), event('a point is left', true), event('b to c'), event('d')], join),
  ).toEqual(['a to b to c', 'd']);
  expect(seenOf([event('a to b'), event('b to c')])).toEqual(['a to b', 'b to c']);
});
