import type { StatementId } from '../../../content/loopgraven/statements.ts';
import type { Outcome } from '../../referee/game.ts';
import { isOut, winnerOf } from './draft.ts';
import { otherSide, type Trenches } from './position.ts';

/** Who has won: a whole side. */
export function outcome(position: Trenches): Outcome<StatementId> | null {
  const winner = position.stage === 'over' ? winnerOf(position) : null;
  if (winner === null) return null;
  const rules: readonly StatementId[] = isOut(position, otherSide(winner))
    ? ['W-070', 'W-A24']
    : ['W-071', 'W-A46'];
  // Both seats of a side win, also where one player has them both.
  return { winners: [winner, winner + 2], totals: null, rules };
}
