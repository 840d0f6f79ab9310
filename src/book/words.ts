/** A book's own texts, besides the game's. */
import { capital } from '../language.ts';
import type { Provenance } from './statement.ts';
import { wins } from './winners.ts';

export const BOOK_WORDS = {
  allowed: 'Allowed',
  refused: 'Not allowed',
  score: (winners: readonly string[], totals: string | null): string =>
    [winners.length === 0 ? 'A draw' : wins(winners), ...(totals === null ? [] : [totals])].join(', '),
  faults: 'This cannot happen',
  course: 'Goes like this',
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
