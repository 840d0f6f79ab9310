import { lotsOf } from '../../referee/chance.ts';
import type { Player } from '../../referee/player.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { resample, type Observation } from './observe.ts';
import { play } from './play.ts';
import type { Army } from './position.ts';
import { enemyOf } from './rules.ts';
import { score } from './score.ts';

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
