import type { Apart } from '../../src/book/statement.ts';
import type { FixedId } from './rulings.ts';

/**
 * For each ruling that cannot be switched a case in which its readings part. The referee plays ours; what the other one
 * would come to is told here, and held to as much as the referee can say of it.
 */
export const APART = {
  G5: {
    by: 'set-up',
    otherwise:
      'The three cards lie as both players find fair, in a row perhaps: with other fields, and another way from base to base.',
  },
  C4: {
    by: 'payment-stands',
    otherwise: 'Yes. Red pays a second point in the middle of the Move, and has both to use.',
  },
  C4a: {
    by: 'nothing-to-attack',
    otherwise: 'Yes. A point is paid and nothing done with it: the turn is gray’s.',
  },
  C5a: {
    by: 'points-forfeited',
    otherwise: 'Gray keeps its 4 points, in case it can act once more in this round.',
  },
  M0: {
    by: 'ruling-shared-move',
    otherwise: 'No. The second point is for the two on w1 again, or for nobody: the soldier on o stays.',
  },
  M0a: {
    by: 'many-on-a-field',
    otherwise: 'The players look whether nine find room on w1; if they do not, some stay on w1n1.',
  },
  M3a: {
    by: 'claim-with-some',
    otherwise: 'Yes. One climbs in, and two stay outside on the field of the tank.',
  },
  M4a: {
    by: 'recruit-beside-an-unclaimed-tank',
    otherwise: 'The recruit claims the tank as it arrives: it is red’s, and the recruit is its crew.',
  },
  M6a: {
    by: 'jump-a-gap',
    otherwise: 'Yes. The tank jumps the gap and comes down on e1n2.',
  },
  M7a: {
    by: 'board-where-the-drive-begins',
    otherwise: 'No. The tank drives off without the two; it takes up only whom it comes by.',
  },
  M8a: {
    by: 'all-off-before-driving',
    otherwise:
      'No, the same: a drive goes at least one field, and where crew may get off after that, the tank may end as well. No case is known in which these readings differ.',
  },
  R1b: {
    by: 'recruit-beside-the-own-tank',
    otherwise: 'The recruit may go straight into the tank, which then has two crew.',
  },
  A1a: {
    by: 'ruling-named-one-by-one',
    otherwise: 'No, unless red named o twice as it announced the Attack, before the first card was laid.',
  },
  A2b: {
    by: 'ruling-fight-again',
    otherwise: 'No. The three have fought, and red has nobody else beside e1: there is no second battle.',
  },
  A8d: {
    by: 'single-crew-wins',
    otherwise: 'Nobody moves in: the soldier stays in the tank, and the tank stays red’s.',
  },
  E2c: {
    by: 'nobody-has-most',
    otherwise: 'Each scores 1 for soldiers: red has 2 and gray 3.',
  },
} as const satisfies Readonly<Record<FixedId, Apart>>;
