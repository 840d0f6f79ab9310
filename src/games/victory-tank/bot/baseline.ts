import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player } from '../../../referee/game.ts';
import { type Move, moves } from '../rules/moves.ts';
import { type Observation, resample } from '../rules/observation.ts';
import { play } from '../rules/play.ts';
import type { Army } from '../rules/position.ts';
import { ROUNDS } from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';
import { score } from '../rules/outcome.ts';
import { type Manner, appraise, sensible } from './move-prior.ts';
import { PLAIN } from './weighing.ts';

/** A bot that maximises the score as if the game ended after its move; ties are broken at random. */
export const greedy: Player<Observation, Move> = (seen, seed) => {
  const position = resample(seen, seed);
  const lot = lotsOf(seed);
  let most = -Infinity;
  let best: Move[] = [];
  for (const move of moves(position)) {
    const lead = leadOf(score(play(position, move)).totals, seen.viewer);
    if (lead > most) [most, best] = [lead, []];
    if (lead === most) best.push(move);
  }
  const chosen = best[lot(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('A player was asked who has nothing to decide');
  return chosen;
};

const leadOf = (totals: readonly [number, number], army: Army): number =>
  totals[army] - totals[otherOf(army)];

const CARD: readonly number[] = [0, 0.12, 0.28, 0.5];

const PLANNING: Manner = {
  by: PLAIN,
  width: 4,
  point: 0.2,
  card: (round, card) => (CARD[card] ?? 0) * (round === ROUNDS ? 0.1 : 1),
};

/** A bot that makes the move with the best appraisal, out of those it considers. */
const planning =
  (considers: (move: Move) => boolean): Player<Observation, Move> =>
  (seen, seed) => {
    const position = resample(seen, seed);
    const all = sensible(position, seen.viewer);
    const some = all.filter(considers);
    const list = some.length > 0 ? some : all;
    const lot = lotsOf(seed);
    const value = appraise(position, seen.viewer, PLANNING);
    let best = list[0];
    let most = -Infinity;
    for (const move of list) {
      // A random number breaks ties; it is smaller than any real difference.
      const worthIt = value(move) + lot(1000) * 1e-6;
      if (worthIt > most) [best, most] = [move, worthIt];
    }
    if (best === undefined) throw new Error('A player was asked who has nothing to decide');
    return best;
  };

/**
 * The baseline opponent: plans one action, point by point, and considers no reply. Hidden cards are dealt at
 * random; for the enemy's hand it uses the odds.
 */
export const planner = planning(() => true);

/** The planner, limited to two points per action. */
export const twoPointPlanner = planning((move) => move.kind !== 'announce' || move.pay + move.card <= 2);
