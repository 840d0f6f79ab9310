import type { Book } from '../../src/book/book.ts';
import { sharedBook } from './book-shared.ts';
import { RULINGS } from './rulings.ts';
import { SEARCH } from './search.ts';
import { CHAPTERS, STATEMENTS } from './statements.ts';

/** All texts of Loopgraven for the pages of the site, in English. */
export const BOOK: Book = {
  chapters: CHAPTERS,
  statements: STATEMENTS,
  rulings: RULINGS,
  search: SEARCH,
  ...sharedBook('en'),
};
