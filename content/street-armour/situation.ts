import type * as book from '../../src/book/situation.ts';

/** What situations are written with. West is who asks. */
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

type Named = readonly [id: string, says: string];

/** One of a few answers; `read` tells by the table which it is. */
export function oneOf(
  id: string,
  says: string,
  begin: string,
  read: (seen: Seen) => string,
  among: readonly [Named, Named, ...(readonly Named[])],
): Field {
  const option = ([name, said]: Named) => ({
    id: name,
    says: said,
    holds: (seen: Seen) => read(seen) === name,
  });
  const [first, second, ...others] = among;
  return { id, says, begin, among: [option(first), option(second), ...others.map(option)] };
}

/** Nothing more moves, or nobody shoots any more: that may always be said. */
export const DONE: LikelyTry = { says: 'End the movement', move: 'cease' };
export const END: LikelyTry = { says: 'End the turn', move: 'end' };
