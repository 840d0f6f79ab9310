import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player as Deciding } from '../../../referee/game.ts';
import type { Move } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { resample, type Seen } from '../rules/observation.ts';
import { gainsIn } from './evaluate.ts';

/**
 * The baseline bot that the opponent is measured against: it plays the move that gains most at once and looks
 * no further; ties are broken at random.
 */
export const baselineBot: Deciding<Seen, Move> = (seen, seed) => {
  const position = resample(seen, seed);
  const gainOf = gainsIn(position);
  const all = moves(position).map((move) => ({ move, gain: gainOf(move) }));
  const most = Math.max(...all.map(({ gain }) => gain));
  const best = all.filter(({ gain }) => gain === most);
  const chosen = best[lotsOf(seed)(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('A player was asked who has nothing to decide');
  return chosen.move;
};
