/** Games between players, each of whom sees only what they may know: for duels, studies and benchmarks. */
import { lotsOf } from '../../src/referee/chance/random.ts';
import { byWeight } from '../../src/referee/chance/draw.ts';
import type { Game, Outcome, Player } from '../../src/referee/game.ts';

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

/** A decision that a game waits for. */
interface Decision<Position> {
  readonly player: number;
  readonly position: Position;
  /** Differs with each decision of a game. */
  readonly seed: string;
}

/**
 * A game to its end, chance drawn from the seed: yields each decision, takes the move, and returns the outcome, or null
 * where the game has not ended within the limit. `watch` is called for every move.
 */
export function* decisionsIn<Position, Move, Observation>(
  game: Played<Position, Move, Observation>,
  first: Position,
  seed: string,
  limit: number,
  watch?: (before: Position, move: Move) => void,
): Generator<Decision<Position>, Outcome<string> | null, Move> {
  let position = first;
  for (let count = 0; count <= limit; count++) {
    const turn = game.toAct(position);
    const made = `${seed}/${count}`;
    if (turn === null) return game.outcome(position);
    const move =
      turn === 'chance'
        ? byWeight(game, position, game.moves(position), lotsOf(made))
        : yield { player: turn, position, seed: made };
    watch?.(position, move);
    position = game.play(position, move);
  }
  return null;
}

/** Plays a game as `decisionsIn` does, each player seeing only their observation. */
export function contest<Position, Move, Observation>(
  game: Played<Position, Move, Observation>,
  first: Position,
  players: readonly Player<Observation, Move>[],
  seed: string,
  limit: number,
  watch?: (before: Position, move: Move) => void,
): Outcome<string> | null {
  const decisions = decisionsIn(game, first, seed, limit, watch);
  let next = decisions.next();
  while (next.done !== true) {
    const { player, position, seed: made } = next.value;
    const decide = players[player];
    if (decide === undefined) return game.outcome(position);
    next = decisions.next(decide(game.observe(position, player), made));
  }
  return next.value;
}
