import { APART } from './divergences.ts';
import { EXAMPLES_BY_THEME } from './examples-all.ts';
import { RULING_EXAMPLES } from './examples-rulings.ts';
import { QUESTIONS } from './questions.ts';
import { RULINGS } from './rulings.ts';
import { CHAPTERS, STATEMENTS } from './statements.ts';

/** All that is read of TanK, as the site's pages take it. */
export const BOOK = {
  chapters: CHAPTERS,
  statements: STATEMENTS,
  rulings: RULINGS,
  examples: EXAMPLES_BY_THEME,
  differing: RULING_EXAMPLES,
  apart: APART,
  questions: QUESTIONS,
} as const;
