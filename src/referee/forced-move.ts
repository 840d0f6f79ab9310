import type { Game } from './game.ts';
import { playerOf } from './seats.ts';

/**
 * The one move that whoever decides can have, where everybody else at the table can tell so from what they know: a
 * screen may make it by itself. It may not where a player merely has no card to answer with, for then the time it takes
 * to pass would tell what is in a hand.
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
 * The one move that a player can have, by all that the player knows: a screen that nobody else looks at may make it by
 * itself, since nobody learns from the time that it takes.
 */
export const ownForcedMove = <Position, Move, Observation>(
  game: Pick<Game<Position, Move, string, string, Observation>, 'toAct' | 'observe' | 'forced'>,
  position: Position,
  player: number,
): Move | null =>
  game.toAct(position) === player ? (game.forced?.(game.observe(position, player)) ?? null) : null;
