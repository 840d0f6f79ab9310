/**
 * A game without explanations: enough to play by the moves that it lists, and smaller to load.
 *
 *     const game = judgedByList(played);
 *     game.judge(position, game.moves(position)[0]).allowed; // true
 */
import type { Game, GameOf, GameTypes } from './game.ts';
import { failed, ok } from '../result.ts';
import type { Verdict } from './verdict.ts';

export type PlayedGame<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  Says = string,
> = Omit<Game<Position, Move, Rule, Option, Observation, Says>, 'judge' | 'parse'>;

/** The same by the types of a game. */
export type CoreGameOf<Types extends GameTypes, Says> = Omit<GameOf<Types, Says>, 'judge' | 'parse'>;

const BARE = { basis: 'rule', breaches: [], rulings: [] } as const satisfies Omit<
  Verdict<string, string>,
  'allowed'
>;

/** A full game whose judge allows exactly the listed moves, and whose parser knows exactly their notation. */
export const judgedByList = <Position, Move, Rule extends string, Option extends string, Observation, Says>(
  played: PlayedGame<Position, Move, Rule, Option, Observation, Says>,
): Game<Position, Move, Rule, Option, Observation, Says> => ({
  ...played,
  judge: (position, move) => {
    const words = played.print(position, move);
    return { ...BARE, allowed: played.moves(position).some((one) => played.print(position, one) === words) };
  },
  parse: (position, notation) => {
    const words = notation.trim().replace(/\s+/g, ' ').toLowerCase();
    const named = played.moves(position).find((one) => played.print(position, one).toLowerCase() === words);
    return named === undefined ? failed() : ok(named);
  },
});
