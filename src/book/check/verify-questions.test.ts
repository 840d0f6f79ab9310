import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import { describe, expect, it } from 'vitest';
import { BOOK } from '../../../content/victory-tank/book.ts';
import { questionsIn, type Book } from '../book.ts';
import type { Question } from '../question.ts';
import type { Referee } from '../shelf-referee.ts';
import { sentencesOf } from '../sentences.ts';
import { REFEREE_EN } from '../../referee/messages/kernel.en.ts';
import { claimOf, settle } from './verify-questions.ts';

const book: Book = BOOK;
const { referee: parts } = VICTORY_TANK;
const referee: Referee = {
  game: await parts.game(),
  form: await parts.form(),
  sentences: sentencesOf(book.statements, book.rulings),
  scenery: await parts.scenery(),
};
const questions = questionsIn(book);

it('the questions are forty or more', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
});

describe('an answer that the referee does not give', () => {
  const [first] = questions.filter(({ by }) => by === 'touch-one-card');
  const claiming = (answer: string, rest: Partial<Question> = {}) => {
    if (first === undefined) throw new Error('the question about touching is gone');
    return () => settle(referee, book, { ...first, answer, ...rest });
  };

  it('stops the page: the wrong way round', () => {
    expect(claiming('Yes, anywhere.')).toThrow('questions, "touching-one-card": the referee says no.');
  });
  it('stops the page: by a ruling where there is a rule', () => {
    expect(claiming('The rulebook is silent: we rule no.')).toThrow('the referee answers by a rule');
  });
  it('stops the page: neither yes nor no', () => {
    expect(claiming('It depends.')).toThrow('it claims neither yes nor no');
  });
  it('stops the page: something that does not come to pass', () => {
    expect(claiming('Yes.', { by: 'turned-bunker', tells: 'it rains' })).toThrow('does not tell "it rains"');
    expect(claiming('Yes.', { by: 'turned-bunker' })).toThrow('does not say what the referee has to tell');
  });
});

it('an answer says by its first words whether a ruling decides', () => {
  expect(claimOf(REFEREE_EN, 'Yes, of course.')).toEqual({ yes: true, silent: false });
  expect(claimOf(REFEREE_EN, 'The rulebook is silent: we rule no, never.')).toEqual({
    yes: false,
    silent: true,
  });
  expect(claimOf(REFEREE_EN, 'Nobody knows.')).toBeNull();
});
