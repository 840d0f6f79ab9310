/** Each question has a table that fits its words, and cites the rules that decide. */
import { VICTORY_TANK } from '../../src/games/victory-tank/index.ts';
import { expect, it } from 'vitest';
import { BOOK } from '../../content/victory-tank/book.ts';
import type { Table } from '../../content/victory-tank/situations/writing.ts';
import { answer, type Answer } from '../../src/book/answer.ts';
import { questionsIn, type Book } from '../../src/book/book.ts';
import type { Example } from '../../src/book/example.ts';
import type { Referee } from '../../src/book/shelf-referee.ts';
import { sentencesOf } from '../../src/book/sentences.ts';
import { victoryTankForm } from '../../src/games/victory-tank/rules/position-format.ts';
import { settle, told } from '../../src/book/check/verify-questions.ts';
import { QUESTIONS_READ, type Asked } from './question-readings.ts';

const book: Book = BOOK;
const { referee: parts } = VICTORY_TANK;
const referee: Referee = {
  game: await parts.game(),
  form: await parts.form(),
  sentences: sentencesOf(book.statements, book.rulings),
  scenery: await parts.scenery(),
};
const questions = questionsIn(book);

/** The case as written positions; null for faults and set-ups, which have none. */
function asked(example: Example, { first, steps }: Answer): Asked | null {
  if (example.kind === 'fault' || example.kind === 'set-up') return null;
  const seen = (position: unknown): Table => victoryTankForm.write(position as never) as unknown as Table;
  const words =
    example.kind === 'try'
      ? example.try
      : (example.kind === 'course' ? example.moves : (example.before ?? [])).join(', ');
  return { first: seen(first), last: seen(steps.at(-1)?.after ?? first), words };
}

it.each(questions.map((question) => [question.asks, question] as const))('%s', (_, question) => {
  const read = QUESTIONS_READ[question.id];
  if (read === undefined) throw new Error(`Nobody has read "${question.id}".`);
  const { example, answer: found, rules } = settle(referee, book, question);
  const at = asked(example, found);
  if (at !== null) expect(read.holds(at), `the table of "${example.id}" is about something else`).toBe(true);
  expect(rules).toEqual(read.settledBy);
});

it('asks nothing that no reading is left for, and none for a question that is gone', () => {
  expect(Object.keys(QUESTIONS_READ).toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
});

it('says where an answer hangs on a ruling that can be switched', () => {
  for (const question of questions) {
    const { claim, example, answer: found } = settle(referee, book, question);
    // Verdicts name the rulings themselves.
    if (claim.silent || found.finding.kind === 'verdict' || question.tells === undefined) continue;
    const { tells } = question;
    const turning = referee.game.options.filter((option) => {
      const other = answer(referee, example, option);
      // If the other reading changes the kind of answer, the texts cannot be compared.
      return other.finding.kind === found.finding.kind && !told(referee, other).includes(tells);
    });
    expect([question.id, turning]).toEqual([question.id, []]);
  }
});
