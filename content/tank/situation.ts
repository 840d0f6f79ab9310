import type * as book from '../../src/book/situation.ts';

/** What situations are written with. */
export type Situation = book.Situation;
export type LikelyTry = book.LikelyTry;
type Field = book.SituationField;
type Seen = book.Seen;

/** A number from the first to the second of a range, and how it is counted at the table. */
export const count = (
  id: string,
  says: string,
  begin: number,
  [least, most]: readonly [number, number],
  counted: (seen: Seen) => number,
): Field => ({ id, says, begin, least, most, counted });

/** One of some cards, each in words; where several are written alike, `read` tells which it is. */
export function oneOf(
  id: string,
  says: string,
  begin: string,
  read: (seen: Seen) => string,
  among: readonly [
    readonly [string, string],
    readonly [string, string],
    ...(readonly (readonly [string, string])[]),
  ],
): Field {
  const option = ([name, said]: readonly [string, string]) => ({
    id: name,
    says: said,
    holds: (seen: Seen) => read(seen) === name,
  });
  const [first, second, ...others] = among;
  return { id, says, begin, among: [option(first), option(second), ...others.map(option)] };
}

/** Cards that might be played, by id and name. */
export const plays = (...cards: readonly (readonly [id: string, name: string])[]): readonly LikelyTry[] =>
  cards.map(([id, name]) => ({ says: name, move: `play ${id}` }));

export const PASS: LikelyTry = { says: 'Play nothing', move: 'pass' };
