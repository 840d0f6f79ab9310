/** Asks the referee the questions of a book; a wrong answer fails the build. */
import { answer, type Answer } from '../answer.ts';
import { quoted, thrown, type Fault } from './book-faults.ts';
import { exampleOf, questionsIn, type Book } from '../book.ts';
import type { Example } from '../example.ts';
import type { Question } from '../question.ts';
import type { RefereeWords } from '../../referee/messages/catalogue.ts';
import type { Referee } from '../shelf-referee.ts';
import type { Told } from '../render-rules.ts';
import { findingName } from '../verdict-words.ts';

/** What an answer claims; `silent` where it says that the rulebook is silent. */
export interface Claim {
  readonly yes: boolean;
  readonly silent: boolean;
}

/** A ruling that affects an answer. */
export interface Say {
  readonly rule: string;
  /** Whether the other reading would reverse the answer; null where that cannot be tried. */
  readonly differs: boolean | 'perhaps' | null;
}

export interface Settled {
  readonly question: Question;
  readonly claim: Claim;
  readonly example: Example;
  readonly answer: Answer;
  /** Every rule that decides it, or that it breaks. */
  readonly rules: readonly string[];
  readonly says: readonly Say[];
}

/** The claim in an answer's first words; null where they are none of the fixed phrases. */
export function claimOf({ claim }: Pick<RefereeWords, 'claim'>, answer: string): Claim | null {
  const found = claim.exec(answer)?.groups;
  if (found === undefined) return null;
  const { yes, no, ruledYes } = found;
  return yes !== undefined || no !== undefined
    ? { yes: yes !== undefined, silent: false }
    : { yes: ruledYes !== undefined, silent: true };
}

export const caseOf = (book: Book, { by }: Question): Example =>
  typeof by === 'string' ? exampleOf(book, by) : by;

/** A question with the referee's answer. @throws where they disagree. */
export function settle(referee: Referee, book: Book, question: Question): Settled {
  const example = caseOf(book, question);
  const found = answer(referee, example);
  const claim = claimOf(referee.game.words, question.answer);
  const decisive = question.settledBy ?? example.shows;
  const says = saysIn(referee, book, example, decisive, found);
  const reason =
    claim === null
      ? 'it claims neither yes nor no'
      : contradiction(referee, question, claim, found, says.length > 0);
  if (claim === null || reason !== null)
    throw new Error(`questions, ${quoted(question.id)}: ${reason ?? ''}.`);
  const { finding } = found;
  const broken = finding.kind === 'verdict' ? finding.verdict.breaches.map(({ rule }) => rule) : [];
  const rules = [...new Set([...broken, ...decisive, ...says.map(({ rule }) => rule)])];
  return { question, claim, example, answer: found, rules, says };
}

function contradiction(
  referee: Referee,
  { tells }: Question,
  { yes, silent }: Claim,
  found: Answer,
  isRuled: boolean,
): string | null {
  const { finding } = found;
  if (finding.kind === 'faults') return yes || silent ? 'there can be no such table' : null;
  if (finding.kind === 'verdict') {
    const { allowed, basis } = finding.verdict;
    if (allowed !== yes) return `the referee says ${allowed ? 'yes' : 'no'}`;
    return (basis === 'ruling') === silent ? null : `the referee answers by a ${basis}`;
  }
  if (silent && !isRuled) return 'no ruling is shown';
  if (tells === undefined) return 'it does not say what the referee has to tell';
  return told(referee, found).includes(tells) ? null : `the referee does not tell "${tells}"`;
}

/** Everything the referee reports of an example that is not a single try, as text. */
export function told({ game, scenery }: Referee, { steps, finding }: Answer): string {
  const events = steps.flatMap(({ before, move, after }) => scenery?.happenings(before, move, after) ?? []);
  return [...events.map(({ what }) => what), findingName(finding, game.seats)].join('; ');
}

/** The rulings behind an answer: those of the verdict, or else those among the deciding rules. */
function saysIn(
  referee: Referee,
  book: Book,
  example: Example,
  decisive: readonly string[],
  found: Answer,
): readonly Say[] {
  const { finding } = found;
  if (finding.kind === 'verdict')
    return finding.verdict.rulings.map(({ rule, differs }) => ({ rule, differs }));
  return decisive.flatMap((rule): Say[] => {
    const ruling = book.rulings[rule];
    if (ruling === undefined) return [];
    const { option } = ruling;
    return [{ rule, differs: option === null ? null : turns(referee, example, found, option) }];
  });
}

/** Whether flipping an option changes what an example comes to. */
function turns(referee: Referee, example: Example, found: Answer, option: string): boolean {
  const other = answer(referee, example, option);
  return told(referee, other) !== told(referee, found);
}

/** A fault for every question that the referee answers differently. */
export const falseAnswers = (referee: Referee, book: Book): readonly Fault[] =>
  questionsIn(book).flatMap((question) => thrown(() => settle(referee, book, question)));

const settledBooks = new WeakMap<Book, readonly Settled[]>();

/** All questions of a book with the referee's answers, in order; cached, because several pages ask. */
export function settledIn({ book, referee }: Told): readonly Settled[] {
  if (!referee) return [];
  const known = settledBooks.get(book);
  if (known) return known;
  const settled = questionsIn(book).map((question) => settle(referee, book, question));
  settledBooks.set(book, settled);
  return settled;
}

/** The questions whose answers involve a rule. */
export const questionsOn = (settled: readonly Settled[], rule: string): readonly Settled[] =>
  settled.filter(({ rules }) => rules.includes(rule));
