/** The referee's answers in words. */
import type { Finding } from './answer.ts';
import { BOOK_WORDS } from './words.ts';

/** How an answer is marked: a class beside its words, never instead of them. */
export function tone(finding: Finding): 'yes' | 'no' | 'plain' {
  if (finding.kind === 'faults') return 'no';
  if (finding.kind !== 'verdict') return 'plain';
  return finding.verdict.allowed ? 'yes' : 'no';
}

/** An answer in a word or two: "Not allowed", "red wins 6 : 0". */
export function findingName(finding: Finding, players: readonly string[]): string {
  switch (finding.kind) {
    case 'verdict':
      return finding.verdict.allowed ? BOOK_WORDS.allowed : BOOK_WORDS.refused;
    case 'score':
      return BOOK_WORDS.score(
        finding.winner === null ? null : (players[finding.winner] ?? ''),
        finding.totals.join(' : '),
      );
    case 'faults':
      return BOOK_WORDS.faults;
    case 'course':
      return BOOK_WORDS.course;
  }
}
