import type { Seen } from './seen.ts';

/**
 * What a situation is: a table written from a few numbers and choices, and what one would try there first. Red is who
 * asks. Whatever is entered, the referee's form reads the table or says why there is none.
 *
 * Each choice says by what a table shows it, and each number how it is counted there (`seen.ts`): the build stops where
 * one has no effect.
 */
export interface Situation {
  /** Unique among the situations; its address. */
  readonly id: string;
  /** "Step onto the tank". */
  readonly name: string;
  readonly fields: readonly SituationField[];
  /** The table, as people write it. */
  readonly write: (entered: Entered) => Readonly<Record<string, unknown>>;
  /** Moves made before the try, in notation. */
  readonly before?: (entered: Entered) => readonly string[];
  /** What one would try first, in words and in notation. */
  readonly tries: (entered: Entered) => readonly LikelyTry[];
  /** Why nothing can be done, in a sentence: where every try is refused, and nowhere else. */
  readonly nothing?: (entered: Entered) => string | null;
}

/** A number entered by steps, or one of a few. */
export type SituationField = CountField | ChoiceField;

interface CountField {
  readonly id: string;
  readonly says: string;
  readonly least: number;
  readonly most: number;
  readonly begin: number;
  readonly counted: (seen: Seen) => number;
}

interface ChoiceField {
  readonly id: string;
  readonly says: string;
  readonly among: readonly [Option, Option, ...(readonly Option[])];
  readonly begin: string;
}

interface Option {
  readonly id: string;
  readonly says: string;
  readonly holds: (seen: Seen) => boolean;
  /** Asked only where this is chosen. */
  readonly fields?: readonly SituationField[];
}

/** What has been entered, by the ids of the fields that are asked. */
export interface Entered {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
  /** Whether a ruling is switched to its other reading. */
  readonly agreed: (option: string) => boolean;
}

export interface LikelyTry {
  readonly says: string;
  readonly move: string;
}

/** A number from the first to the second of a range, and how it is counted at the table. */
export const count = (
  id: string,
  says: string,
  begin: number,
  [least, most]: readonly [number, number],
  counted: (seen: Seen) => number,
): SituationField => ({ id, says, begin, least, most, counted });

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
  ...among: ChoiceField['among']
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
