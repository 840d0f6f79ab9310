import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player as Deciding } from '../../../referee/player.ts';
import type { Move } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { resample, type Seen } from '../rules/observation.ts';
import { gainOf } from './evaluate.ts';

/** After so many rounds something is tried by lot now and then, lest two wait for each other for ever. */
const LONG = 60;

/** The rule of thumb that the opponent is measured against: whatever gains most at once, equals by lot, and no reply is thought of. */
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
