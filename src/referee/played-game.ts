/**
 * A game without its reasons: enough to play it by the moves that it lists. Whoever wants to know why something else is
 * not allowed brings the whole game.
 *
 *     const game = judgedByList(played);
 *     game.judge(position, game.moves(position)[0]).allowed; // true
 */
import type { Game } from './game.ts';
import type { Verdict } from './verdict.ts';

export type PlayedGame<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  Says = string,
> = Omit<Game<Position, Move, Rule, Option, Observation, Says>, 'judge'>;

const BARE = { basis: 'rule', breaches: [], rulings: [] } as const satisfies Omit<
  Verdict<string, string>,
  'allowed'
>;

/** A game that allows what it lists, as every game does, and says no more about it. */
export const judgedByList = <Position, Move, Rule extends string, Option extends string, Observation, Says>(
  played: PlayedGame<Position, Move, Rule, Option, Observation, Says>,
): Game<Position, Move, Rule, Option, Observation, Says> => ({
  ...played,
  judge: (position, move) => {
    const words = played.print(position, move);
    return { ...BARE, allowed: played.moves(position).some((one) => played.print(position, one) === words) };
  },
});
