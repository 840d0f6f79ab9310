import type { StatementId } from '../../../../content/tank/statements.ts';
import type { Outcome } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import { PLAYERS, breakingPoint, type Tank } from './position.ts';

/** Who has won; nobody where both players kept skipping their attacks (T-A39). */
export function outcome(position: Tank): Outcome<StatementId> | null {
  if (position.stage !== 'over') return null;
  const loser = PLAYERS.find(
    (player) => position.casualties[player].length >= breakingPoint(position, player),
  );
  return loser === undefined
    ? { winners: [], totals: null, rules: ['T-A39'] }
    : { winners: [otherOf(loser)], totals: null, rules: ['T-120'] };
}
