import type { CardText } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** The statements that the printed cards state. */
export const CARD_TEXTS: readonly CardText<StatementId>[] = [
  { cards: ['trench-feet'], does: ['W-100', 'W-A15'], touches: ['W-040'] },
  { cards: ['famine'], does: ['W-101', 'W-A42'], touches: ['W-A16', 'W-A33b'] },
  { cards: ['rat-attack'], does: ['W-103'], touches: ['W-A36', 'W-A37', 'W-A43'] },
  { cards: ['freeze'], does: ['W-102'], touches: ['W-A16', 'W-A33b'] },
  { cards: ['lost-haversack'], does: ['W-104', 'W-A17', 'W-A41'], touches: [] },
  { cards: ['shellshock'], does: ['W-105', 'W-A18', 'W-A42a'], touches: ['W-A44', 'W-A34c'] },
  { cards: ['keep-digging'], does: ['W-110', 'W-A12'], touches: ['W-A36', 'W-A37', 'W-A43'] },
  { cards: ['kabiem'], does: ['W-111', 'W-A14', 'W-A48'], touches: ['W-050', 'W-A43'] },
  { cards: ['body-armour'], does: ['W-112', 'W-A36b'], touches: ['W-A36', 'W-A37', 'W-A43'] },
  { cards: ['spotted'], does: ['W-113', 'W-A44', 'W-A20a', 'W-A20'], touches: ['W-A43'] },
  { cards: ['full-throttle'], does: ['W-114', 'W-A21', 'W-A45'], touches: ['W-010'] },
  { cards: ['gas-mask'], does: ['W-115', 'W-A40'], touches: ['W-063', 'W-A43', 'W-A34c', 'W-A40a'] },
  { cards: ['round'], does: ['W-020', 'W-021'], touches: ['W-A01', 'W-A33a'] },
  { cards: ['reference'], does: ['W-030', 'W-040', 'W-052', 'W-061'], touches: ['W-033'] },
  { cards: ['set-up'], does: ['W-001', 'W-002'], touches: ['W-004'] },
];
