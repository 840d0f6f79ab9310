import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { Outcome } from '../../referee/game.ts';
import type { Armour } from './position.ts';
import { taskOf } from './task.ts';
import { endingOf, isForTanks, type Ending } from './turns.ts';

/** The rule by which a game ended. */
function rulesOf(position: Armour, { by }: Ending): readonly StatementId[] {
  switch (by) {
    case 'flags':
      return ['C-043'];
    case 'tanks':
      return position.task !== 'tanks' && isForTanks(position) ? ['C-037', 'C-A19'] : ['C-037'];
    case 'limit':
      return ['C-044', 'C-A47'];
    case 'quiet':
      return taskOf(position.task).attacker === null ? ['C-A33', 'C-A20'] : ['C-A33'];
  }
}

/** Who has won: nobody in a draw. */
export function outcome(position: Armour): Outcome<StatementId> | null {
  const ending = position.stage === 'over' ? endingOf(position) : null;
  if (ending === null) return null;
  const winners = ending.winner === null ? [] : [ending.winner];
  return { winners, totals: null, rules: rulesOf(position, ending) };
}
