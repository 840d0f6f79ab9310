import type { Hints } from '../../../referee/search/heuristics.ts';
import { winnerOf } from '../rules/outcome.ts';
import type { Move } from '../rules/move.ts';
import { actorIn } from '../rules/moves.ts';
import { sideOf, type Side, type Trenches } from '../rules/position.ts';
import { ahead, gainOf, share } from './evaluate.ts';

/** Hints for the search: evaluation, priors and a playout policy. */

const sideOfSeat = (seat: unknown): Side => (typeof seat === 'number' && seat % 2 === 1 ? 1 : 0);

function value(position: Trenches, seat: number): number {
  const side = sideOfSeat(seat);
  if (position.stage !== 'over') return share(ahead(position, side));
  return winnerOf(position) === side ? 1 : 0;
}

function prior(position: Trenches, moves: readonly Move[]): readonly number[] {
  const actor = actorIn(position);
  const now = ahead(position, sideOfSeat(actor === 'chance' ? sideOf(position.active) : actor));
  return moves.map((move) => share(now + gainOf(position, move)));
}

/** Size of the random sample of moves from which a playout picks the best. */
const LOOKED_AT = 40;

/** The best of a random sample of moves; the last move, which ends the turn, is always in it. */
function policy(position: Trenches, moves: readonly Move[], lot: (sides: number) => number): Move {
  const last = moves.at(-1) as Move;
  const some = [last, ...Array.from({ length: LOOKED_AT }, () => moves[lot(moves.length)] ?? last)];
  const gains = some.map((move) => gainOf(position, move));
  return some[gains.indexOf(Math.max(...gains))] ?? last;
}

export const loopHints: Hints<Trenches, Move> = { value, prior, policy };
