import type { Book } from '../../src/book/book.ts';
import { BY_TOUCH } from './by-touch.ts';
import { CARD_TEXTS } from './card-texts.ts';
import { APART } from './divergences.ts';
import { EXAMPLES_BY_THEME } from './examples-all.ts';
import { RULING_EXAMPLES } from './examples-rulings.ts';
import { IN_BRIEF } from './in-brief.ts';
import { QUESTIONS } from './questions.ts';
import { RULINGS } from './rulings.ts';
import { SEARCH } from './search-words.ts';
import { SET_UP } from './set-up.ts';
import { CHAPTERS, STATEMENTS } from './statements.ts';

/** All that is read of The Fog of War, as the site's pages take it. */
export const BOOK: Book = {
  chapters: CHAPTERS,
  statements: STATEMENTS,
  rulings: RULINGS,
  examples: EXAMPLES_BY_THEME,
  differing: RULING_EXAMPLES,
  apart: APART,
  questions: QUESTIONS,
  cardTexts: CARD_TEXTS,
  byTouch: BY_TOUCH,
  search: SEARCH,
  setUp: SET_UP,
  brief: IN_BRIEF,
};
