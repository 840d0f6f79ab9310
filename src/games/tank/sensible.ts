import { lotsOf } from '../../referee/chance.ts';
import type { Player } from '../../referee/player.ts';
import { promise } from './hints.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import { resample, type Seen } from './observe.ts';

/** A player who always does what promises most by rule of thumb, and looks no move ahead; equals by lot. */
export const sensible: Player<Seen, Move> = (seen, seed) => {
  const position = resample(seen, seed);
  const all = moves(position).map((move) => ({ move, at: promise(position, seen.viewer, move) }));
  const most = Math.max(...all.map(({ at }) => at));
  const best = all.filter(({ at }) => at === most);
  const chosen = best[lotsOf(seed)(Math.max(1, best.length))];
  if (chosen === undefined) throw new Error('A player was asked who has nothing to decide');
  return chosen.move;
};
