import type { Written } from '../../src/book/example.ts';

/** Tables that several examples begin with. */

/** Cards in a few words: "army-3 army-1 army-1". */
export function cards(words: string): Written {
  const counts: Record<string, number> = {};
  for (const card of words.split(' ').filter((word) => word !== '')) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** A side's cards by where they lie, as `{ hand: 'army-2 air', alpha: 'army-3', paris: 'fort-2' }`. */
export type Laid = Readonly<Record<string, string>>;
export const laid = (piles: Laid): Written =>
  Object.fromEntries(Object.entries(piles).map(([place, words]) => [place, cards(words)]));

/** A wheel turned to a letter, and the areas that are planned, by the letters of their spaces. */
export const wheel = (turned: string, plans: Written = {}): Written => ({ turned, plans });

/** The Axis is to act, in the summer of 1940 where nothing else is said. */
export const table = (axis: Laid, allies: Laid, more: Written = {}): Written => ({
  piles: { axis: laid(axis), allies: laid(allies) },
  ...more,
});

/** The Allies are to act. */
export const theirTurn = (axis: Laid, allies: Laid, more: Written = {}): Written =>
  table(axis, allies, { active: 'allies', ...more });
