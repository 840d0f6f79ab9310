import type * as book from '../../src/book/situation.ts';

/** What situations are written with, in either language. Red is who asks. */
export type Situation = book.Situation;
type Field = book.SituationField;
type Seen = book.Seen;

/** The words of the language that a situation is told in. */
export type Telling = (en: string, nl: string) => string;

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
