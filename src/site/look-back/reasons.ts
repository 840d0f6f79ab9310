/** Why a move is good, by the features of the game's evaluation: where the expected play after it leads. */
import { changesBetween } from '../../referee/search/evaluation.ts';
import type { Field } from '../../referee/search/heuristics.ts';
import type { Report } from '../../referee/search/search.ts';

/** A feature's part in a change of the chances. */
export interface Reason {
  readonly feature: string;
  /** As a share of the wins. */
  readonly chance: number;
}

/** The most reasons that are told, and the least that is worth telling. */
const MOST = 2;
const LEAST = 0.01;

/** The features that better a player's chances most from one position to another; none for a game without an evaluation. */
export function reasonsBetween<Position, Move>(
  { evaluation }: Field<Position, Move, unknown>['hints'],
  before: Position,
  after: Position,
  player: number,
): readonly Reason[] {
  if (evaluation === undefined) return [];
  return changesBetween(evaluation, before, after, player)
    .filter(({ chance }) => chance >= LEAST)
    .slice(0, MOST)
    .map(({ feature, chance }) => ({ feature, chance }));
}

/**
 * The position in which somebody else decides next on a line from the first position, or the line ends: the moves of one
 * turn are told together, and turns are compared.
 */
export function endOf<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  first: Position,
  line: Report<Move>['line'],
): Position {
  const player = game.toAct(first);
  let position = first;
  for (const { by, words } of line) {
    if (game.toAct(position) !== by || (by !== player && by !== 'chance')) break;
    const here = position;
    const move = game.moves(here).find((one) => game.print(here, one) === words);
    if (move === undefined) break;
    position = game.play(position, move);
  }
  return position;
}
