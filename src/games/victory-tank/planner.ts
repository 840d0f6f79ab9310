import { lotsOf } from '../../referee/chance.ts';
import type { Player } from '../../referee/player.ts';
import { appraise, sensible, type Manner } from './appraisal.ts';
import type { Move } from './move.ts';
import { resample, type Observation } from './observe.ts';
import { ROUNDS } from './rules.ts';

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
