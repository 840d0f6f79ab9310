import { FIGURES } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { Outcome } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import { alive, limitOf, taskOf, type Armour, type Player } from './position.ts';

/** The game ends after so many turns in a row in which nothing is lost (C-A33). */
export const MOST_QUIET = 30;

/** Whether a game ends when all tanks of a side are destroyed (C-037, C-A19). */
export const isForTanks = ({ task, options }: Pick<Armour, 'task' | 'options'>): boolean =>
  task === 'tanks' || !options['flags-only'];

/** How a game has ended, and who has won: nobody in a draw. */
export interface Ending {
  readonly by: 'flags' | 'tanks' | 'limit' | 'quiet';
  readonly winner: Player | null;
}

/** How the game has ended; null while it goes on. */
export function endingOf(position: Armour): Ending | null {
  const { flags, attacker } = taskOf(position.task);
  for (const player of [0, 1] as const) {
    const enemy = otherOf(player);
    if (flags[enemy] > 0 && position.flags[enemy].length === 0) return { by: 'flags', winner: player };
  }
  for (const player of [0, 1] as const)
    if (isForTanks(position) && alive(position, otherOf(player)).length === 0)
      return { by: 'tanks', winner: player };
  const limit = limitOf(position.task);
  if (attacker !== null && limit !== null && position.turns[attacker] >= limit)
    return { by: 'limit', winner: otherOf(attacker) };
  if (position.quiet < MOST_QUIET) return null;
  return { by: 'quiet', winner: attacker === null ? winnerOnPoints(position) : otherOf(attacker) };
}

/** The side with more flags, or else more points of tanks (C-A20). */
function winnerOnPoints(position: Armour): Player | null {
  if (position.options['stall-draws']) return null;
  const flags = position.flags[0].length - position.flags[1].length;
  const lead = flags !== 0 ? flags : pointsLeft(position, 0) - pointsLeft(position, 1);
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

/** The points of a side’s tanks that are not destroyed. */
export const pointsLeft = (position: Pick<Armour, 'tanks'>, player: Player): number =>
  alive(position, player).reduce((sum, { weight }) => sum + FIGURES[weight].value, 0);

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

/** The outcome; null while the game goes on, no winners in a draw. */
export function outcome(position: Armour): Outcome<StatementId> | null {
  const ending = position.stage === 'over' ? endingOf(position) : null;
  if (ending === null) return null;
  const winners = ending.winner === null ? [] : [ending.winner];
  return { winners, totals: null, rules: rulesOf(position, ending) };
}
