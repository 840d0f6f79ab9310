import type * as book from '../../src/book/situation.ts';

/** What situations are written with. Red is who asks. */

export type Situation = book.Situation;
export type SituationField = book.SituationField;
export type Entered = book.Entered;
export type LikelyTry = book.LikelyTry;
export type Seen = book.Seen;
type Option = book.Option;

/** An answer, by what the table shows it, and what it lets ask besides. */
export const option = (
  id: string,
  says: string,
  holds: (seen: Seen) => boolean,
  ...fields: readonly SituationField[]
): Option => ({ id, says, holds, fields });

/** One of a few answers, at least two. */
export const choice = (
  id: string,
  says: string,
  begin: string,
  ...among: book.ChoiceField['among']
): SituationField => ({ id, says, begin, among });

/** "2 soldiers", "1 soldier". */
export const soldiers = (many: number): string => `${many} soldier${many === 1 ? '' : 's'}`;

/** A field with somebody on it, or none. */
export const on = (field: string, many: number): Readonly<Record<string, number>> =>
  many > 0 ? { [field]: many } : {};

export const action = (kind: string, left: number) => ({ kind, left });

/** Steps of one soldier, of as many as one point takes, and of all. */
export const steps = (many: number, from: string, to: string, where: string): readonly LikelyTry[] => [
  { says: `1 soldier steps ${where}`, move: `step 1 ${from} to ${to}` },
  ...(many > 1
    ? [
        {
          says: `${Math.min(3, many)} soldiers step ${where}`,
          move: `step ${Math.min(3, many)} ${from} to ${to}`,
        },
      ]
    : []),
  ...(many > 3 ? [{ says: `All ${many} step ${where} at once`, move: `step ${many} ${from} to ${to}` }] : []),
];
