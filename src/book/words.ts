/** What a book says besides a game's own words. */
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
  /** What a finding says behind a rule, as a sentence. */
  says: (says: string): string => `${capital(says)}.`,
  byRuling: 'This answer rests on a ruling: by the other reading it would be the opposite.',
  /** The same where the other reading is in force. */
  byOther: 'This answer rests on a ruling: by our reading it would be the opposite.',
  /** What stands behind a sentence that is not simply the rulebook's. */
  marks: {
    rulebook: null,
    published: 'from the publisher',
    derived: 'worked out',
    ruling: 'ruling',
    simplified: 'simplified',
    ours: 'our figure',
  } satisfies Readonly<Record<Provenance, string | null>>,
  /** Over what hands do at the table. */
  hands: 'At the table',
  example: 'Example',
} as const;
