/** Nobody reads the same sentence twice running. */
import { expect, it } from 'vitest';
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { eventsOnce, heardBy, seenOf, toldOnce } from './event-dedup.ts';

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

it('tells what is secret to those alone who may know, and the others what there is for them instead', () => {
  const open = { rule: 'R', what: 'red sees a card' };
  const told = { rule: 'R', what: 'red sees an Army 2', secret: { to: [0], others: open } };
  const untold = { rule: 'R', what: 'red keeps the tank', secret: { to: [0] } };
  const all = [told, open, untold];
  expect(heardBy(all, 0)).toEqual(all);
  expect(heardBy(all, 1)).toEqual([open, open]);
  expect(heardBy(all, null)).toEqual(all);
});
