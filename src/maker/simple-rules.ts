/** What a maker says of the rules of a first game: the argument of `simpleGame`. */

/** Dealing by chance while a game is set up: the same seed deals the same. */
export interface Deal {
  /** The items in another order. A name tells apart what examples may force: `{ cards: ['barge'] }`. */
  readonly shuffle: <Item extends string | number>(items: readonly Item[], name?: string) => readonly Item[];
  /** A number from 1 to `sides`. */
  readonly roll: (sides: number, name?: string) => number;
}

/** Why a move cannot be made: a sentence, the number of one in `rules.md`, or both. */
export type Reason = string | { readonly rule: string; readonly says: string };

/** What a move brings about, in words without a full stop. */
export type Telling = Reason;

/** Who has won: a seat, several, or `draw`; with the score and the sentence that decides, where there are some. */
export type Winner =
  | string
  | readonly string[]
  | {
      readonly winner: string | readonly string[];
      /** By seat, in their order. */
      readonly totals?: readonly number[];
      readonly rule?: string;
    };

/**
 * Who cannot see a part of a position. `others`: a part with a value for each seat (a list in their order, or by their
 * names), and each sees only the own. `all`: a pile that nobody looks into, or a single thing; of an object of lists each is
 * a pile where they hold cards: objects, or what the set-up shuffles.
 */
export type Hidden = 'others' | 'all';

/** The rules of a game: what can be done, why not, what comes of it, and who has won. */
export interface SimpleRules<Position extends object, Move> {
  /** The players, two to six, in the order of their seats. */
  readonly seats: readonly [string, string, ...string[]];
  /** The first position: plain JSON, with all there is to know. */
  readonly setUp: (deal: Deal) => Position;
  /** Whose turn it is: a seat, its number from 0, or `chance` where dice or cards decide. `position.turn` where left out. */
  readonly turn?: (position: Position) => string | number;
  /** Every move that can be made: texts such as "sail a1 a2", or JSON. Of chance, every result. */
  readonly moves: (position: Position) => readonly Move[];
  /** How often a result of chance comes, as a whole number beside the others; equally often where left out. */
  readonly weight?: (position: Position, move: Move) => number;
  /** Why a move cannot be made: one reason or several; null where it could. */
  readonly why?: (position: Position, move: Move) => Reason | readonly Reason[] | null;
  /** The position after a move; the one before stays as it is. */
  readonly play: (position: Position, move: Move) => Position;
  /** Who has won; null while the game goes on. */
  readonly winner: (position: Position) => Winner | null;
  /** The parts of a position that not everybody sees. */
  readonly hidden?: Readonly<Partial<Record<keyof Position, Hidden>>>;
  /** What a move brings about; the move itself where left out. */
  readonly tells?: (before: Position, move: Move, after: Position) => Telling | readonly Telling[];
  /** A move as people write it; a text is written as it is. */
  readonly print?: (position: Position, move: Move) => string;
  /** The move that somebody has written, legal or not; undefined for none. */
  readonly parse?: (position: Position, words: string) => Move | undefined;
  /**
   * How well a seat stands, by its number from 0: the share of games that it will win from here, 0 to 1, as a rule of thumb. The
   * opponent thinks ahead without it too, and plays better with it.
   */
  readonly worth?: (position: Position, seat: number) => number;
  /** What is wrong with a position that somebody has entered, a sentence each. */
  readonly faults?: (position: Position) => readonly string[];
  /** The sentence of `rules.md` on whose turn it is; it stands behind a reason that names none. The first where left out. */
  readonly rule?: string;
  /** The most moves that a game can have, where that is known. */
  readonly longest?: number;
  /** Raised where a released game plays by other rules: kept games name the one they were played under. */
  readonly version?: string;
}
