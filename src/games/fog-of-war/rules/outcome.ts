import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import type { Outcome } from '../../../referee/game.ts';
import { isGermanyTaken } from './countries.ts';
import { ALLIES, AXIS, controllerOf, keptOf, type War } from './position.ts';

export function outcome(position: War): Outcome<StatementId> | null {
  if (position.stage !== 'over') return null;
  const won = (winner: 0 | 1, ...rules: readonly StatementId[]): Outcome<StatementId> => ({
    winners: [winner],
    totals: null,
    rules,
  });
  if (isGermanyTaken(position)) return won(ALLIES, 'F-171');
  if (position.points >= position.goal) return won(AXIS, 'F-180');
  const isHeld = keptOf(position).every((at) => controllerOf(position, at) === AXIS);
  return won(isHeld ? AXIS : ALLIES, 'F-107', 'F-182');
}
