import type { Game } from './game.ts';
import { playerOf } from './seats.ts';

/**
 * The only possible move, where everybody at the table can tell so from what they know: the screen may then make it by
 * itself. Not where a player merely has no card to answer with, because the speed of the pass would reveal the hand.
 *
 *     const move = forcedMove(game, position); // null: somebody has to be asked
 */
export function forcedMove<Position, Move, Observation>(
  game: Pick<
    Game<Position, Move, string, string, Observation>,
    'seats' | 'toAct' | 'observe' | 'forced' | 'print'
  >,
  position: Position,
): Move | null {
  const player = playerOf(game.toAct(position));
  if (game.forced === undefined || player === null) return null;
  const { forced } = game;
  const others = game.seats.flatMap((_, seat) => (seat === player ? [] : [seat]));
  const told = others.map((seat) => forced(game.observe(position, seat)));
  const [first = null] = told;
  if (first === null) return null;
  const words = game.print(position, first);
  return told.every((move) => move !== null && game.print(position, move) === words) ? first : null;
}

/**
 * The only move that a player can have, by what that player knows. A screen that nobody else looks at may make
 * it by itself: nobody learns from its timing.
 */
export const ownForcedMove = <Position, Move, Observation>(
  game: Pick<Game<Position, Move, string, string, Observation>, 'toAct' | 'observe' | 'forced'>,
  position: Position,
  player: number,
): Move | null =>
  game.toAct(position) === player ? (game.forced?.(game.observe(position, player)) ?? null) : null;
