/** Moves as choices made by touches: the legal ones, and those that may be tried; and how to put them into words. */
import { goingOn } from '../language.ts';
import type { Rules } from '../referee/game.ts';
import type { Interaction } from '../referee/table/interaction.ts';
import type { Choice, Scenery, Touch } from '../referee/table/scene.ts';

/** "Operation Alpha, disband it": touches in a row, in their words. */
export const saidBy = (path: readonly Touch[]): string =>
  path.map(({ says }, index) => (index === 0 ? says : goingOn(says))).join(', ');

/** "Recruit, pay 2 points, play a 1": a move in the words of its touches, legal or not. */
export const wordsOf = <Position, Move>(
  { touches }: Pick<Interaction<Position, Move>, 'touches'>,
  position: Position,
  move: Move,
): string => saidBy(touches(position, move));

interface Table<Position, Move, Says> {
  readonly game: Pick<Rules<Position, Move>, 'toAct' | 'moves'>;
  readonly scenery: Pick<Scenery<Position, Move, Says>, 'interaction'>;
}

/** Every legal move with its touches. */
export const choicesIn = <Position, Move, Says = string>(
  { game, scenery: { interaction } }: Table<Position, Move, Says>,
  position: Position,
): readonly Choice<Move, Says>[] =>
  game.moves(position).map((move) => ({ move, path: interaction.touches(position, move) }));

/** The legal moves with alternative touches, if the game has any. */
export const furtherWaysIn = <Position, Move, Says = string>(
  { game, scenery: { interaction } }: Table<Position, Move, Says>,
  position: Position,
): readonly Choice<Move, Says>[] =>
  interaction.also === undefined ? [] : furtherWays(interaction.also, position, game.moves(position), false);

const furtherWays = <Position, Move, Says = string>(
  also: NonNullable<Interaction<Position, Move, Says>['also']>,
  position: Position,
  moves: readonly Move[],
  isAttempt: boolean,
): readonly Choice<Move, Says>[] =>
  moves.flatMap((move) => also(position, move, isAttempt).map((path) => ({ move, path })));

/** The legal moves, then moves that somebody might try; of moves with the same touches only the first. */
export function attemptsIn<Position, Move, Says = string>(
  table: Table<Position, Move, Says>,
  position: Position,
  isFar = false,
): readonly Choice<Move, Says>[] {
  const { game, scenery } = table;
  const { touches, attempts, also } = scenery.interaction;
  const legal = choicesIn(table, position);
  if (attempts === undefined || typeof game.toAct(position) !== 'number') return legal;
  const seen = new Set<string>();
  const more = attempts(position, isFar).map((move) => ({ move, path: touches(position, move) }));
  const all = [...legal, ...more].filter(({ path }) => {
    const key = path.map(({ id }) => id).join('>');
    return !seen.has(key) && seen.add(key);
  });
  if (also === undefined) return all;
  return [
    ...all,
    ...furtherWays(
      also,
      position,
      all.map(({ move }) => move),
      true,
    ),
  ];
}
