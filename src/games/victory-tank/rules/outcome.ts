import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { Outcome } from '../../../referee/game.ts';
import { groundOf } from './field-grid.ts';
import { RED, type Army, type ByArmy, type Position } from './position.ts';
import { holdsBunker, ownTank } from './permissions.ts';

/** What is counted for the score, from a position or at a real table. */
export interface Tally {
  /** Crates collected. */
  readonly crates: ByArmy<number>;
  /** Soldiers on the battlefield, those on home bases included, as far as crew count by the reading in force. */
  readonly soldiers: ByArmy<number>;
  /** Bunkers held. */
  readonly bunkers: ByArmy<number>;
  /** Who controls the tank; null for nobody. */
  readonly tank: Army | null;
  /** Who holds the active player card. */
  readonly active: Army;
}

export interface ScoreLine {
  readonly of: 'crates' | 'soldiers' | 'bunkers' | 'tank';
  /** The rules behind the line. */
  readonly rules: readonly StatementId[];
  /** The counts by army; `points` is what they score. */
  readonly counts: ByArmy<number>;
  readonly points: ByArmy<number>;
}

/** The scoring sheet of a position: what each army would score if the game ended here. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly totals: ByArmy<number>;
  /** The winner; the tie-breaks leave no draw. */
  readonly winner: Army;
  /** The tie-breaks that were needed, in order. */
  readonly tieBreaks: readonly StatementId[];
}

const byArmy = <T>(value: (army: Army) => T): ByArmy<T> => [value(0), value(1)];

/** Who has more; null in a tie. */
const leader = ([red, gray]: ByArmy<number>): Army | null => (red === gray ? null : red > gray ? 0 : 1);

/** Soldiers of an army on foot, home base included. */
export const footOf = ({ foot }: Position, army: Army): number =>
  foot[army].reduce((sum, count) => sum + count, 0);

/** Soldiers of an army on the battlefield, for scoring (E2a, E2b). */
const soldiersOn = (position: Position, army: Army): number =>
  footOf(position, army) + (position.options['crew-out'] ? 0 : (ownTank(position, army)?.crew ?? 0));

export const bunkersHeld = (position: Position, army: Army): number =>
  groundOf(position.table).bunkers.filter((field) => holdsBunker(position, army, field)).length;

export const tallyOf = (position: Position): Tally => ({
  crates: position.taken,
  soldiers: byArmy((army) => soldiersOn(position, army)),
  bunkers: byArmy((army) => bunkersHeld(position, army)),
  tank: position.tank?.army ?? null,
  active: position.active,
});

/** The score of a tally, line by line (E2 to E3a). */
export function scoreOf({ crates, soldiers, bunkers, tank, active }: Tally): Score {
  const tanks = byArmy((army) => (tank === army ? 1 : 0));
  const most = leader(soldiers);
  // With a crew, it matters that crew count as soldiers (E2b).
  const crewCounted: readonly StatementId[] = tank === null ? [] : ['E2b'];
  const lines: ScoreLine[] = [
    { of: 'crates', rules: ['E2'], counts: crates, points: crates },
    {
      of: 'soldiers',
      rules: [most === null ? 'E2c' : 'E2a', ...crewCounted],
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
  return { lines, totals, winner: active === RED ? 1 : 0, tieBreaks: ['E3', 'E3a'] };
}

/** The score of a position, line by line. */
export const score = (position: Position): Score => scoreOf(tallyOf(position));

/** Who has won, once the game has ended. */
export function outcome(position: Position): Outcome<StatementId> | null {
  if (position.stage !== 'over') return null;
  return outcomeOf(score(position));
}

/** The deciding rule if no tie has to be broken. */
const BY_POINTS: readonly StatementId[] = ['E2f'];

export const outcomeOf = ({ winner, totals, tieBreaks, lines }: Score): Outcome<StatementId> => ({
  winners: [winner],
  totals,
  rules: [...lines.flatMap((line) => line.rules), ...(tieBreaks.length === 0 ? BY_POINTS : tieBreaks)],
});
