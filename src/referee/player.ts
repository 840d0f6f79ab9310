import { lotsOf } from './chance/random.ts';
import { byWeight } from './chance/draw.ts';
import type { Game, Outcome } from './game.ts';

/**
 * A player's decision as a pure function of what that player knows and a seed: it cannot look at hidden cards,
 * and repeats itself.
 */
export type Player<Observation, Move> = (seen: Observation, seed: string) => Move;

type Played<Position, Move, Observation> = Pick<
  Game<Position, Move, string, string, Observation>,
  'toAct' | 'moves' | 'weight' | 'play' | 'observe' | 'outcome'
>;

/** A player that makes random legal moves. */
export const byLot =
  <Position, Move, Observation>(
    game: Pick<Game<Position, Move, string, string, Observation>, 'moves' | 'resample'>,
  ): Player<Observation, Move> =>
  (seen, seed) => {
    // Legal moves never depend on what is hidden from the player, so that any deal offers the same ones.
    const list = game.moves(game.resample(seen, seed));
    const move = list[lotsOf(seed)(list.length)];
    if (move === undefined) throw new Error('A player was asked who has nothing to decide');
    return move;
  };

/**
 * Plays a game to its end, each player seeing only their observation; null where it has not ended within the
 * limit. `watch` is called for every move.
 */
export function contest<Position, Move, Observation>(
  game: Played<Position, Move, Observation>,
  first: Position,
  players: readonly Player<Observation, Move>[],
  seed: string,
  limit: number,
  watch?: (before: Position, move: Move) => void,
): Outcome<string> | null {
  let position = first;
  for (let count = 0; count <= limit; count++) {
    const turn = game.toAct(position);
    const made = `${seed}/${count}`;
    const player = typeof turn === 'number' ? players[turn] : undefined;
    if (turn !== 'chance' && (turn === null || player === undefined)) return game.outcome(position);
    const move =
      turn === 'chance' || player === undefined
        ? byWeight(game, position, game.moves(position), lotsOf(made))
        : player(game.observe(position, turn), made);
    watch?.(position, move);
    position = game.play(position, move);
  }
  return null;
}
