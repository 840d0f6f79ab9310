/** Cases in which the two readings of a ruling without an option differ, checked as far as the referee can. */
import { answer } from '../answer.ts';
import { exampleOf, type Book } from '../book.ts';
import type { Example } from '../example.ts';
import type { Referee } from '../shelf-referee.ts';
import { claimOf } from './verify-questions.ts';

export interface Apart {
  readonly example: Example;
  /** What happens under the other reading. */
  readonly otherwise: string;
  /** Whether the referee itself says that the answer differs; null where it cannot tell. */
  readonly differs: boolean | null;
}

/** Undefined where the book has no such case. @throws where it contradicts the referee. */
export function apartOf(referee: Referee, book: Book, rule: string): Apart | undefined {
  const told = book.apart?.[rule];
  if (told === undefined) return undefined;
  const { by, otherwise } = told;
  const example = exampleOf(book, by);
  const wrong = (reason: string) => new Error(`${referee.game.id}: The other reading of ${rule}: ${reason}.`);
  if (!example.shows.includes(rule)) throw wrong(`"${by}" does not show it`);
  const { finding } = answer(referee, example);
  if (finding.kind !== 'verdict') return { example, otherwise, differs: null };
  const { allowed, rulings } = finding.verdict;
  const said = rulings.find((ruling) => ruling.rule === rule)?.differs;
  const differs = typeof said === 'boolean' ? said : null;
  const claim = claimOf(referee.game.words, otherwise);
  if (claim === null) throw wrong('it says neither yes nor no');
  if (differs !== null && (claim.yes !== allowed) !== differs)
    throw wrong(`the referee says that the answer ${differs ? 'differs' : 'is the same'}`);
  return { example, otherwise, differs };
}
