/** A book's own texts, besides the game's. */
import { capital, ENGLISH } from '../language.ts';
import type { Provenance } from './statement.ts';
import { wins } from './winners.ts';

export const BOOK_WORDS = {
  allowed: 'Allowed',
  refused: 'Not allowed',
  score: (winners: readonly string[], totals: string | null): string =>
    [winners.length === 0 ? 'A draw' : wins(winners), ...(totals === null ? [] : [totals])].join(', '),
  faults: 'This cannot happen',
  course: 'Goes like this',
  /** Of a try, in print. */
  maySo: 'That is allowed.',
  mayNot: 'That is not allowed.',
  /** Clauses, or words, of which the last follows an “and”. */
  and: (parts: readonly string[]): string => ENGLISH.and(parts),
  /** Behind a clause about the same player. */
  alsoDoes: (what: string): string => `and ${what}`,
  /** What happens several times in a row. */
  times: (what: string, count: number): string => `${what}, ${count === 2 ? 'twice' : `${count} times`}`,
  /** A finding as a sentence. */
  says: (says: string): string => `${capital(says)}.`,
  byRuling: 'This answer rests on a ruling: by the other reading it would be the opposite.',
  /** The same where the other reading is in force. */
  byOther: 'This answer rests on a ruling: by our reading it would be the opposite.',
  /** Marks sentences that are not simply the rulebook's. */
  marks: {
    rulebook: null,
    published: 'from the publisher',
    derived: 'worked out',
    ruling: 'ruling',
    simplified: 'simplified',
    ours: 'our figure',
  } satisfies Readonly<Record<Provenance, string | null>>,
  /** Label of an aside about handling pieces at the table. */
  hands: 'At the table',
  example: 'Example',
} as const;
