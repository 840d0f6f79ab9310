import type { CardText } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** What the printed cards say, as the sentences that say so. */
export const CARD_TEXTS: readonly CardText<StatementId>[] = [
  { cards: ['reference'], does: ['C-010', 'C-020', 'C-034', 'C-035'], touches: ['C-A07', 'C-A10'] },
  { cards: ['ordinary-dice'], does: ['C-A41'], touches: ['C-034'] },
];
