import { lotsOf } from './chance/random.ts';
import { byWeight } from './chance/draw.ts';
import type { Game, Outcome } from './game.ts';

/**
 * Whoever decides for a player: a function of what that player knows and of a seed, so that it can neither look at
 * hidden cards nor play the same game twice differently.
 */
export type Player<Observation, Move> = (seen: Observation, seed: string) => Move;

type Played<Position, Move, Observation> = Pick<
  Game<Position, Move, string, string, Observation>,
  'toAct' | 'moves' | 'weight' | 'play' | 'observe' | 'outcome'
>;

/** A player who makes any legal move, each as likely as the others. */
export const byLot =
  <Position, Move, Observation>(
    game: Pick<Game<Position, Move, string, string, Observation>, 'moves' | 'resample'>,
  ): Player<Observation, Move> =>
  (seen, seed) => {
    // What a player may do depends on nothing that is hidden from them: any way of dealing it offers the same moves.
    const list = game.moves(game.resample(seen, seed));
    const move = list[lotsOf(seed)(list.length)];
    if (move === undefined) throw new Error('A player was asked who has nothing to decide');
    return move;
  };

/**
 * A game played to its end by players who see their own side of it alone; null where it has not ended after so many
 * moves. `watch` sees every move.
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
