import type { Hints } from '../../../referee/search/heuristics.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import type { Move } from '../rules/move.ts';
import { actorIn } from '../rules/moves.ts';
import { endingOf } from '../rules/outcome.ts';
import type { Armour } from '../rules/position.ts';
import { advantage, gainOf, winningChance } from './evaluate.ts';

/**
 * The heuristics that the search uses in Street Armour: value of a position, priors of moves, a policy for
 * playouts.
 */

function value(position: Armour, seat: number): number {
  const player = seatOfTwo(seat);
  if (position.stage !== 'over') return winningChance(advantage(position, player));
  const winner = endingOf(position)?.winner ?? null;
  return winner === null ? 0.5 : winner === player ? 1 : 0;
}

function prior(position: Armour, moves: readonly Move[]): readonly number[] {
  const now = advantage(position, seatOfTwo(actorIn(position)));
  return moves.map((move) => winningChance(now + gainOf(position, move)));
}

/** Size of the random sample of moves from which a playout picks the best. */
const LOOKED_AT = 80;

/** The best of a random sample of moves; of all moves when shooting. */
function policy(position: Armour, moves: readonly Move[], lot: (sides: number) => number): Move {
  const last = moves.at(-1) as Move;
  const some =
    position.stage === 'shoot'
      ? moves
      : [last, ...Array.from({ length: LOOKED_AT }, () => moves[lot(moves.length)] ?? last)];
  const gains = some.map((move) => gainOf(position, move));
  return some[gains.indexOf(Math.max(...gains))] ?? last;
}

/** What a viewer sees of a move, as a key: West’s team is hidden from East while East chooses. */
const seen = (before: Armour, move: Move, _: Armour, viewer: number): string =>
  move.kind === 'team' && before.active === 0 && viewer === 1 ? 'team' : JSON.stringify(move);

export const armourHints: Hints<Armour, Move> = { value, prior, policy, seen };
