import type { Book } from '../../src/book/book.ts';
import { EXAMPLES_BY_THEME } from './examples-all.ts';
import { QUESTIONS } from './questions.ts';
import { RULINGS } from './rulings.ts';
import { CHAPTERS, STATEMENTS } from './statements.ts';

/** All that is read of The Fog of War, as the site's pages take it. */
export const BOOK: Book = {
  chapters: CHAPTERS,
  statements: STATEMENTS,
  rulings: RULINGS,
  examples: EXAMPLES_BY_THEME,
  questions: QUESTIONS,
};
