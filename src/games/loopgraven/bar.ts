import type { StatementId } from '../../../content/loopgraven/statements.ts';
import type { RefusalSaid } from './said.ts';

/** What stands in the way of a try: the rule, and why in figures. */
export interface Bar {
  readonly rule: StatementId;
  readonly why: RefusalSaid;
}

export const bar = (rule: StatementId, why: RefusalSaid): readonly Bar[] => [{ rule, why }];
export const barIf = (is: boolean, rule: StatementId, why: () => RefusalSaid): readonly Bar[] =>
  is ? [{ rule, why: why() }] : [];
