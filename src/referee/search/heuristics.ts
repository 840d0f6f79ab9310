import type { Game } from '../game.ts';

/**
 * What a game may tell the search about itself; none of it is needed. Each makes a search stronger or faster, and none can
 * make it see more than a player may.
 */
export interface Hints<Position, Move> {
  /** The share of the wins that a player can expect from a position, 0 to 1, by rule of thumb. */
  readonly value?: (position: Position, player: number) => number;
  /**
   * The same after each of the moves that whoever decides has: for them, in the order of the moves. Below 0 for a move that
   * is not worth a look. What the others hold in secret from whoever decides must not count.
   */
  readonly prior?: (position: Position, moves: readonly Move[]) => readonly number[];
  /** The move that is made in a playout; any legal one by lot where left out. `lot` is as of `lotsOf`. */
  readonly policy?: (position: Position, moves: readonly Move[], lot: (sides: number) => number) => Move;
  /**
   * What a legal move looks like to a player: of two moves from positions in which the player knows the same, the same text
   * only if they know the same afterwards, and the same wherever they could not tell them apart. Left out, the observations are compared, which is slower.
   */
  readonly seen?: (before: Position, move: Move, after: Position, viewer: number) => string;
  /**
   * Whether a position is an ending to be solved rather than searched: nothing is hidden from anybody that could still
   * matter, and there is not much left to look at.
   */
  readonly isEnding?: (position: Position) => boolean;
}

/** What the search asks of a game. */
type Searched<Position, Move, Observation> = Pick<
  Game<Position, Move, string, string, Observation>,
  'seats' | 'toAct' | 'moves' | 'weight' | 'play' | 'outcome' | 'observe' | 'resample' | 'print'
>;

/** A game to be searched, with what it tells about itself. */
export interface Field<Position, Move, Observation> {
  readonly game: Searched<Position, Move, Observation>;
  readonly hints: Hints<Position, Move>;
}
