import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player as Deciding } from '../../../referee/game.ts';
import { type Move, moves } from '../rules/moves.ts';
import { resample, type Seen } from '../rules/observation.ts';
import { promiseOf } from './move-ordering.ts';

/** The baseline opponent: makes the move with the highest immediate promise; ties are broken at random. */
export const baselineBot: Deciding<Seen, Move> = (seen, seed) => {
  const position = resample(seen, seed);
  const lot = lotsOf(seed);
  const all = moves(position).map((move) => ({ move, gain: promiseOf(seen, position, move) }));
  const most = Math.max(...all.map(({ gain }) => gain));
  const best = all.filter(({ gain }) => gain === most);
  const chosen = best[lot(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('A player was asked who has nothing to decide');
  return chosen.move;
};
