import type { CardText } from '../../src/book/statement.ts';
import type { StatementId } from './statements.ts';

/** The statements behind the printed cards. */
export const CARD_TEXTS: readonly CardText<StatementId>[] = [
  {
    cards: ['home-red', 'home-gray'],
    does: ['S4', 'R1', 'A5b', 'M2', 'A8a', 'M6b'],
    touches: ['S2', 'G5', 'K1b', 'M6c', 'M7b', 'E2a'],
  },
  { cards: ['empty'], does: ['S2', 'F6'], touches: ['G5', 'K1b'] },
  {
    cards: ['tank'],
    does: ['F3', 'M3', 'M5', 'M6', 'E2e'],
    touches: ['S3', 'K1b', 'K5', 'M3a', 'M4', 'M4a', 'M6a', 'M6b', 'M6c', 'M8', 'A5a', 'A7b'],
  },
  { cards: ['jeep-red', 'jeep-gray'], does: ['F5', 'F5a'], touches: ['S3', 'K1a', 'K1b', 'R1a'] },
  {
    cards: [
      'crate-1',
      'crate-2',
      'crate-3',
      'crate-4',
      'crate-5',
      'crate-6',
      'crate-7',
      'crate-8',
      'crate-9',
    ],
    does: ['F4', 'M10', 'E2'],
    touches: ['S1', 'K4'],
  },
  {
    cards: ['bunker-1', 'bunker-2', 'bunker-3', 'bunker-4'],
    does: ['R1', 'R2', 'A5b', 'E2d'],
    touches: ['S1', 'F6', 'R1b', 'R2a'],
  },
  {
    cards: [
      'action-red-1',
      'action-red-1b',
      'action-red-2',
      'action-red-2b',
      'action-red-3',
      'action-red-3b',
      'action-gray-1',
      'action-gray-1b',
      'action-gray-2',
      'action-gray-2b',
      'action-gray-3',
      'action-gray-3b',
    ],
    does: ['C3b', 'A4', 'A5c'],
    touches: ['K2', 'K2a', 'S5', 'C1', 'C1a', 'C4', 'A4a'],
  },
  {
    cards: ['points-red', 'points-gray'],
    does: ['C1', 'C3', 'C3a'],
    touches: ['K3', 'S4', 'C2a', 'C4a', 'C5', 'C5a', 'E1'],
  },
  {
    cards: ['tank-control'],
    does: ['M3', 'M7', 'M7c', 'M8', 'A8b'],
    touches: ['S6', 'M3a', 'M4', 'M4a', 'M7a', 'M7b', 'M8a', 'M9', 'A3', 'A8c', 'A8d', 'R2a', 'E2b'],
  },
  {
    cards: ['active-player'],
    does: ['F1', 'F2', 'C2', 'E1', 'E3a'],
    touches: ['S7', 'E1a'],
  },
  {
    cards: ['set-up'],
    does: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7'],
    touches: ['G5', 'K1b'],
  },
  {
    cards: ['round-and-score'],
    does: ['E4', 'E2', 'E2a', 'E2d', 'E2e'],
    touches: ['E2b', 'E2c', 'E2f', 'E3', 'E3a'],
  },
];
