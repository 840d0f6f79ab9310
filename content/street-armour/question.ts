import type { Question } from '../../src/book/question.ts';
import type { StatementId } from './statements.ts';

export type ArmourQuestion = Question<StatementId>;

/** A question that an example settles; what follows are other words for it. */
export const ask = (
  id: string,
  asks: string,
  answer: string,
  by: ArmourQuestion['by'],
  ...also: readonly string[]
): ArmourQuestion => ({ id, asks, answer, by, ...(also.length === 0 ? {} : { also }) });
