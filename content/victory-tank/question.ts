import type * as book from '../../src/book/question.ts';
import type { StatementId } from './statements.ts';

/** A question about Victory Tank. */
export type Question = book.Question<StatementId>;
