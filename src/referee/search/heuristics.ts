import type { Game } from '../game.ts';
import type { Evaluation } from './evaluation.ts';
import { isObject } from '../../is-object.ts';

/** How a player decides who could do better: what makes a level weaker than its samples. */
export interface Handicap {
  /** Whether moves are drawn in proportion to their visits, instead of taking the most visited. */
  readonly isRash?: boolean;
  /** The share of decisions made at first sight, by `sight` or the best prior and without a sample. Needs priors. */
  readonly slips?: number;
}

/** Weights of a game's priors, as data, and the hints that other weights make: for tuning them by play. */
export interface Tuning<Position = unknown, Move = unknown> {
  readonly weights: Readonly<Record<string, number>>;
  readonly by: (weights: Tuning['weights']) => Hints<Position, Move>;
}

/**
 * Optional hints from a game that make the search stronger or faster. None can reveal more than a player may
 * know.
 */
export interface Hints<Position = unknown, Move = unknown> {
  /** What `value` is made of, by features: for reasons in words, and for fitting the weights. */
  readonly evaluation?: Evaluation<Position>;
  /** A heuristic for the share of the wins that a player can expect, 0 to 1. */
  readonly value?: (position: Position, player: number) => number;
  /**
   * The same for the player who decides, after each of the moves, in their order; below 0 for a move not worth
   * trying. Must not depend on what others hold in secret.
   */
  readonly prior?: (position: Position, moves: readonly Move[]) => readonly number[];
  /** What a slip goes by, as `prior`: a rule of thumb, where the priors know better than it. Left out, the priors. */
  readonly sight?: (position: Position, moves: readonly Move[]) => readonly number[];
  /** The move for a playout; left out, a random legal one. `lot` is as in `lotsOf`. */
  readonly policy?: (position: Position, moves: readonly Move[], lot: (sides: number) => number) => Move;
  /**
   * A key for what a player sees of a legal move: from positions in which the player knows the same, two moves have equal
   * keys exactly if the player cannot tell them apart. Left out, the observations are compared, which is slower.
   */
  readonly seen?: (before: Position, move: Move, after: Position, viewer: number) => string;
  /**
   * Whether to solve a position exactly instead of searching: no hidden information matters any more, and
   * little is left to examine.
   */
  readonly isEnding?: (position: Position) => boolean;
  /**
   * Whether nothing is hidden in a position and nothing will be later; left out, `secrets: false` of the game says so. The
   * search then keeps positions instead of dealing them anew.
   */
  readonly isOpen?: (position: Position) => boolean;
  /** Whether moves that promise as good as the best are drawn by lot, so that a free choice is not always the first of them. */
  readonly isVaried?: (position: Position) => boolean;
  /** What its levels are allowed at a decision, the weakest first, where the usual numbers of samples do not suit. */
  readonly levels?: readonly ({ readonly samples: number } & Handicap)[];
  /**
   * What a sample is worth that ends at a choice: the best of the priors, which flatters who is to move (the usual one); `value`,
   * which needs no moves listed, but sees nothing that hangs; or the mean of both.
   */
  readonly leaf?: 'best' | 'value' | 'mean';
  /** What its priors weigh by (\`fieldkit study <game> --tune\`). */
  readonly tuning?: Tuning<Position, Move>;
}

/** The part of a game that the search uses. */
type Searched<Position, Move, Observation> = Pick<
  Game<Position, Move, string, string, Observation>,
  'seats' | 'toAct' | 'moves' | 'weight' | 'play' | 'outcome' | 'observe' | 'resample' | 'print' | 'secrets'
>;

export interface Field<Position, Move, Observation> {
  readonly game: Searched<Position, Move, Observation>;
  readonly hints: Hints<Position, Move>;
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** An observation as a string that does not depend on the order of object keys. */
export const knownAs = (observation: unknown): string =>
  JSON.stringify(observation, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(byName)) : value,
  );

/** What a player sees of a move, as a string: the key of the next information set. */
export function seenBy<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  before: Position,
  move: Move,
  next: Position,
  viewer: number,
): string {
  return hints.seen?.(before, move, next, viewer) ?? knownAs(game.observe(next, viewer));
}
