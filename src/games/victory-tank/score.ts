import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Outcome } from '../../referee/game.ts';
import { groundOf } from './ground.ts';
import { RED, type Army, type ByArmy, type Position } from './position.ts';
import { holdsBunker, ownTank } from './rules.ts';

/** One line of the scoring sheet. */
export interface ScoreLine {
  readonly of: 'crates' | 'soldiers' | 'bunkers' | 'tank';
  /** The rules that make the line what it is. */
  readonly rules: readonly StatementId[];
  /** What is counted, by army, and what it scores. */
  readonly counts: ByArmy<number>;
  readonly points: ByArmy<number>;
}

/** The scoring sheet of a position: what each army would score if the game ended here. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly totals: ByArmy<number>;
  /** Who wins with it; the tie-breaks leave no draw. */
  readonly winner: Army;
  /** The tie-breaks that had to be asked, in their order. */
  readonly tieBreaks: readonly StatementId[];
}

const byArmy = <T>(value: (army: Army) => T): ByArmy<T> => [value(0), value(1)];

/** Who has more; null where it is a tie. */
const leader = ([red, gray]: ByArmy<number>): Army | null => (red === gray ? null : red > gray ? 0 : 1);

/** Soldiers of an army on the battlefield, for scoring (E2a, E2b). */
function soldiersOn(position: Position, army: Army): number {
  const feet = position.foot[army].reduce((sum, count) => sum + count, 0);
  return feet + (position.options['crew-out'] ? 0 : (ownTank(position, army)?.crew ?? 0));
}

/** Whether there is a crew of whom it matters that they count as soldiers (E2b). */
const crewCounted = ({ tank }: Position): readonly StatementId[] =>
  tank === null || tank.army === null ? [] : ['E2b'];

/** The score of a position, line by line (E2 to E3a). */
export function score(position: Position): Score {
  const soldiers = byArmy((army) => soldiersOn(position, army));
  const bunkers = byArmy(
    (army) => groundOf(position.table).bunkers.filter((field) => holdsBunker(position, army, field)).length,
  );
  const tanks = byArmy((army) => (ownTank(position, army) === null ? 0 : 1));
  const most = leader(soldiers);
  const lines: ScoreLine[] = [
    { of: 'crates', rules: ['E2'], counts: position.taken, points: position.taken },
    {
      of: 'soldiers',
      rules: [most === null ? 'E2c' : 'E2a', ...crewCounted(position)],
      counts: soldiers,
      points: byArmy((army) => (most === army ? 1 : 0)),
    },
    { of: 'bunkers', rules: ['E2d'], counts: bunkers, points: [3 * bunkers[0], 3 * bunkers[1]] },
    { of: 'tank', rules: ['E2e'], counts: tanks, points: [5 * tanks[0], 5 * tanks[1]] },
  ];
  const totals = byArmy((army) => lines.reduce((sum, line) => sum + line.points[army], 0));
  const byPoints = leader(totals);
  if (byPoints !== null) return { lines, totals, winner: byPoints, tieBreaks: [] };
  if (most !== null) return { lines, totals, winner: most, tieBreaks: ['E3'] };
  return { lines, totals, winner: position.active === RED ? 1 : 0, tieBreaks: ['E3', 'E3a'] };
}

/** Who has won, once the game has ended. */
export function outcome(position: Position): Outcome<StatementId> | null {
  if (position.stage !== 'over') return null;
  const { winner, totals, tieBreaks, lines } = score(position);
  return { winner, totals, rules: [...lines.flatMap((line) => line.rules), ...tieBreaks] };
}
