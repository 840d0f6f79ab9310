/** What a sample ends in, as shares of the win: an outcome, a valuation, or a playout. */
import { byWeight } from '../chance/draw.ts';
import type { Outcome } from '../game.ts';
import { LONGEST_PLAYOUT } from '../playout.ts';
import { type Seats, teamsIn } from '../seats.ts';
import type { Field } from './heuristics.ts';

/**
 * Each player's share of the win, by player number: winning teams split it equally; without a winner all teams
 * do.
 */
type Shares = readonly number[];

/** The shares of an outcome; null, for an unfinished game, counts as a draw. */
export function sharesOf(seats: Seats, outcome: Outcome<string> | null): Shares {
  const teams = teamsIn(seats);
  const won = teams.filter((team) => team.some((player) => outcome?.winners.includes(player)));
  const winning = won.length === 0 ? teams : won;
  return seats.map((_, player) => (winning.some((team) => team.includes(player)) ? 1 / winning.length : 0));
}

/** Expands one player's share to all players; the other teams split the rest. */
function dividedBy(seats: Seats, player: number, share: number): Shares {
  const others = teamsIn(seats).length - 1;
  return seats.map(({ team }) => (team === seats[player]?.team ? share : (1 - share) / others));
}

/** The most moves of a playout before the game's own valuation is asked. */
const SHORT_PLAYOUT = 12;

/**
 * Values a position in which a player chooses: by the best prior of its moves, else by the game's valuation (after a few moves
 * of its policy, where it has one), else by a playout.
 */
export function valued<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  position: Position,
  player: number,
  priors: () => readonly (number | null)[],
  lot: (sides: number) => number,
): Shares {
  const { game, hints } = field;
  const { leaf = 'best', value } = hints;
  if (leaf === 'value' && value !== undefined) return dividedBy(game.seats, player, value(position, player));
  const best = priors().reduce<number>((most, prior) => Math.max(most, prior ?? -1), -1);
  if (best < 0) return playedOut(field, position, lot);
  const isMean = leaf === 'mean' && value !== undefined;
  return dividedBy(game.seats, player, isMean ? (best + value(position, player)) / 2 : best);
}

/** Plays on by the policy or at random, to the end or until the game can value the position. */
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
