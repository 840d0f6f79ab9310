import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player } from '../../../referee/player.ts';
import { type Move, moves } from '../rules/moves.ts';
import { type Observation, resample } from '../rules/observation.ts';
import { play } from '../rules/play.ts';
import type { Army } from '../rules/position.ts';
import { ROUNDS, enemyOf } from '../rules/permissions.ts';
import { score } from '../rules/outcome.ts';
import { type Manner, appraise, sensible } from './move-prior.ts';

/** A player who always makes a move after which the score would be best if the game ended there; equals by lot. */
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
  totals[army] - totals[enemyOf(army)];

const CARD: readonly number[] = [0, 0.12, 0.28, 0.5];

const PLANNING: Manner = {
  width: 4,
  point: 0.2,
  card: (round, card) => (CARD[card] ?? 0) * (round === ROUNDS ? 0.1 : 1),
};

/** A player who makes the moves that are appraised best, out of those it considers. */
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
      // Equals are told apart by lot: less than any difference that means something.
      const worthIt = value(move) + lot(1000) * 1e-6;
      if (worthIt > most) [best, most] = [move, worthIt];
    }
    if (best === undefined) throw new Error('A player was asked who has nothing to decide');
    return best;
  };

/**
 * A player who plans one action, point by point, and thinks of no reply: the opponent is measured by it. What is hidden it
 * deals by lot, and of the enemy's hand it counts the chances.
 */
export const planner = planning(() => true);

/** The same, with at most two points for an action. */
export const twoPointPlanner = planning((move) => move.kind !== 'announce' || move.pay + move.card <= 2);
