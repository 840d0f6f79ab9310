import type { Question } from '../../src/book/question.ts';
import { ask, course, no, yes } from '../../src/book/writing.ts';
import type { TryExample, Written } from '../../src/book/example.ts';
import type { StatementId } from './statements.ts';

/** What a question is tried on: the table in a sentence and as it is written, and the try. */
interface Tried {
  readonly title: string;
  readonly position: Written;
  readonly before?: readonly string[];
  readonly move: string;
  /** The rules that decide; of a refusal the ones that it breaks, the plainest first. */
  readonly rules: readonly StatementId[];
  /** Rules that have a say in it as well. */
  readonly too?: readonly StatementId[];
}

const more = ({ before }: Tried): Partial<TryExample<StatementId>> =>
  before === undefined ? {} : { before };

/** A question about something that may be done: a try of its own settles it. */
export function may(
  id: string,
  asks: string,
  answer: string,
  tried: Tried,
  ...also: readonly string[]
): Question<StatementId> {
  const by = yes<StatementId>(id, tried.title, tried.position, tried.move, [], more(tried));
  return { ...ask(id, asks, answer, by, ...also), settledBy: [...tried.rules, ...(tried.too ?? [])] };
}

/** A question about something that may not be done. */
export function mayNot(
  id: string,
  asks: string,
  answer: string,
  tried: Tried,
  ...also: readonly string[]
): Question<StatementId> {
  const by = no(id, tried.title, tried.position, tried.move, tried.rules, more(tried));
  return { ...ask(id, asks, answer, by, ...also), settledBy: [...tried.rules, ...(tried.too ?? [])] };
}

/**
 * A question that an advanced rule would answer otherwise, where a table has added it: the rulebook is not silent about it,
 * and what comes of moves without that rule settles it.
 */
export function unlessAdded(
  id: string,
  asks: string,
  answer: string,
  { title, position, move, rules, too }: Tried,
  tells: string,
  ...also: readonly string[]
): Question<StatementId> {
  const by = course<StatementId>(id, title, position, [move], {}, []);
  return { ...ask(id, asks, answer, by, ...also), tells, settledBy: [...rules, ...(too ?? [])] };
}
