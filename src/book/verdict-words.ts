/** Describes the referee's answers. */
import { nameIn, type Seat } from '../referee/seats.ts';
import type { Finding } from './answer.ts';
import { BOOK_WORDS } from './words.ts';

/** A CSS class for an answer, in addition to its words. */
export function tone(finding: Finding): 'yes' | 'no' | 'plain' {
  if (finding.kind === 'faults') return 'no';
  if (finding.kind !== 'verdict') return 'plain';
  return finding.verdict.allowed ? 'yes' : 'no';
}

/** An answer in a word or two: "Not allowed", "red wins 6 : 0". */
export function findingName(finding: Finding, seats: readonly Seat[]): string {
  switch (finding.kind) {
    case 'verdict':
      return finding.verdict.allowed ? BOOK_WORDS.allowed : BOOK_WORDS.refused;
    case 'score':
      return BOOK_WORDS.score(
        finding.winners.map((winner) => nameIn(seats, winner)),
        finding.totals?.join(' : ') ?? null,
      );
    case 'faults':
      return BOOK_WORDS.faults;
    case 'course':
      return BOOK_WORDS.course;
  }
}
