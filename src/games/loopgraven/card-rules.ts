import type { EventMark } from '../../../cards/loopgraven/box/events.ts';
import type { StatementId } from '../../../content/loopgraven/statements.ts';

/** The sentence of a card. */
export const CARD_RULES = {
  N1: 'W-100',
  N2: 'W-101',
  N3: 'W-103',
  N4: 'W-102',
  N5: 'W-104',
  N6: 'W-105',
  P1: 'W-110',
  P2: 'W-111',
  P3: 'W-112',
  P4: 'W-113',
  P5: 'W-114',
  P6: 'W-115',
} as const satisfies Record<EventMark, StatementId>;
