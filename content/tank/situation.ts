import type { LikelyTry } from '../../src/book/situation.ts';

/** Cards that might be played, by id and name. */
export const plays = (...cards: readonly (readonly [id: string, name: string])[]): readonly LikelyTry[] =>
  cards.map(([id, name]) => ({ says: name, move: `play ${id}` }));

export const PASS: LikelyTry = { says: 'Play nothing', move: 'pass' };
