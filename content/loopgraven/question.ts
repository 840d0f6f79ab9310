import type { Question } from '../../src/book/question.ts';
import type { InEach } from '../../src/language.ts';
import type { LoopTry } from './examples-tables.ts';
import type { StatementId } from './statements.ts';

/** A question in each language. */
export interface LoopQuestion extends Omit<Question<StatementId>, 'asks' | 'answer' | 'also' | 'by'> {
  readonly asks: InEach;
  readonly answer: InEach;
  readonly also?: readonly InEach[];
  readonly by: string | LoopTry;
}

type Pair = readonly [en: string, nl: string];
const each = ([en, nl]: Pair): InEach => ({ en, nl });

/** A question that an example settles; what follows are other words for it. */
export const ask = (
  id: string,
  by: LoopQuestion['by'],
  asks: Pair,
  answer: Pair,
  ...also: readonly Pair[]
): LoopQuestion => ({
  id,
  by,
  asks: each(asks),
  answer: each(answer),
  ...(also.length === 0 ? {} : { also: also.map(each) }),
});
