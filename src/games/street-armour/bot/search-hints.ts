import type { Hints } from '../../../referee/search/hints.ts';
import type { Move } from '../rules/move.ts';
import { actorIn } from '../rules/moves.ts';
import { endingOf } from '../rules/outcome.ts';
import type { Armour, Player } from '../rules/position.ts';
import { ahead, gainOf, share } from './evaluate.ts';

/** What Street Armour tells the search that plays it: points of tanks, and what each move promises of them. */

const playerOf = (seat: unknown): Player => (seat === 1 ? 1 : 0);

function value(position: Armour, seat: number): number {
  const player = playerOf(seat);
  if (position.stage !== 'over') return share(ahead(position, player));
  const winner = endingOf(position)?.winner ?? null;
  return winner === null ? 0.5 : winner === player ? 1 : 0;
}

function prior(position: Armour, moves: readonly Move[]): readonly number[] {
  const now = ahead(position, playerOf(actorIn(position)));
  return moves.map((move) => share(now + gainOf(position, move)));
}

/** Moves that a playout looks at before it makes one. */
const LOOKED_AT = 80;

/** The best of some moves, and a shot that hits before all. */
function policy(position: Armour, moves: readonly Move[], lot: (sides: number) => number): Move {
  const last = moves.at(-1) as Move;
  const some =
    position.stage === 'shoot'
      ? moves
      : [last, ...Array.from({ length: LOOKED_AT }, () => moves[lot(moves.length)] ?? last)];
  const gains = some.map((move) => gainOf(position, move));
  return some[gains.indexOf(Math.max(...gains))] ?? last;
}

/** Only the team that West chooses first is hidden. */
const seen = (before: Armour, move: Move, _: Armour, viewer: number): string =>
  move.kind === 'team' && before.active === 0 && viewer === 1 ? 'team' : JSON.stringify(move);

export const armourHints: Hints<Armour, Move> = { value, prior, policy, seen };
