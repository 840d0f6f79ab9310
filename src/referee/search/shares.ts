import type { Outcome } from '../game.ts';
import { LONGEST_PLAYOUT } from '../playout.ts';
import { byWeight } from '../chance/draw.ts';
import { teamsIn, type Seats } from '../seats.ts';
import type { Field } from './heuristics.ts';
import type { Arm } from './tree.ts';

/** What each player has of the win, by number: 1 for the one team that wins, as much for each team of several or of none. */
export type Shares = readonly number[];

/** The shares of an end; of a game that was not played to its end nobody knows better than that all are alike. */
export function sharesOf(seats: Seats, outcome: Outcome<string> | null): Shares {
  const teams = teamsIn(seats);
  const won = teams.filter((team) => team.some((player) => outcome?.winners.includes(player)));
  const winning = won.length === 0 ? teams : won;
  return seats.map((_, player) => (winning.some((team) => team.includes(player)) ? 1 / winning.length : 0));
}

/** The shares of a player's share: what is not theirs is divided among the other teams. */
function dividedBy(seats: Seats, player: number, share: number): Shares {
  const others = teamsIn(seats).length - 1;
  return seats.map(({ team }) => (team === seats[player]?.team ? share : (1 - share) / others));
}

/** Moves of a playout before the game's own valuation is asked. */
const SHORT_PLAYOUT = 12;

/**
 * What a position is worth where the tree ends: the best that the game expects of the moves there, else what it expects of
 * the position (after a few moves by its policy, where it has one), else what a playout comes to.
 */
export function valued<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  position: Position,
  player: number,
  arms: readonly Arm<Move>[],
  lot: (sides: number) => number,
): Shares {
  const { game } = field;
  const best = arms.reduce((most, { prior }) => Math.max(most, prior ?? -1), -1);
  if (best >= 0) return dividedBy(game.seats, player, best);
  return playedOut(field, position, lot);
}

/** What comes of a position by moves of the policy, or by lot: to the end, or as far as the game can say what it is worth. */
function playedOut<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  first: Position,
  lot: (sides: number) => number,
): Shares {
  const { value, policy } = hints;
  const most = value === undefined ? LONGEST_PLAYOUT : policy === undefined ? 0 : SHORT_PLAYOUT;
  let position = first;
  for (let count = 0; ; count++) {
    const actor = game.toAct(position);
    if (actor === null || (count >= most && value === undefined))
      return sharesOf(game.seats, game.outcome(position));
    if (count >= most && value !== undefined) return game.seats.map((_, player) => value(position, player));
    const moves = game.moves(position);
    const move =
      actor === 'chance'
        ? byWeight(game, position, moves, lot)
        : (policy?.(position, moves, lot) ?? moves[lot(moves.length)]);
    if (move === undefined) throw new Error('Somebody decides who has no move');
    position = game.play(position, move);
  }
}
