import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player as Deciding } from '../../../referee/game.ts';
import type { Move } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { resample, type Seen } from '../rules/observation.ts';
import { gainOf } from './evaluate.ts';

/**
 * From this round on a random move is made now and then, so that two of these bots do not wait for each other
 * forever.
 */
const LONG = 60;

/**
 * The baseline opponent: makes the move that gains most at once, without considering replies; ties are broken at
 * random.
 */
export const baseline: Deciding<Seen, Move> = (seen, seed) => {
  const position = resample(seen);
  const lot = lotsOf(seed);
  const all = moves(position).map((move) => ({ move, gain: gainOf(position, move) }));
  const most = Math.max(...all.map(({ gain }) => gain));
  const isTried = position.round > LONG && lot(4) === 0;
  const best = isTried ? all : all.filter(({ gain }) => gain === most);
  const chosen = best[lot(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('A player was asked who has nothing to decide');
  return chosen.move;
};
