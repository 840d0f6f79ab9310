import type { Chance } from './chance/random.ts';
import type { ScriptFault } from './messages/kernel-faults.ts';
import type { Result } from '../result.ts';
import type { Actor, Seats } from './seats.ts';
import type { RefereeWords } from './messages/catalogue.ts';
import type { Verdict } from './verdict.ts';

/**
 * A game as the referee knows it: pure functions over plain JSON positions. Everything that works for every game (records,
 * undo, playouts, perft) uses this interface alone.
 *
 *     const first = game.setUp([], chanceOf('seven'));
 *     if (first.ok) console.log(game.moves(first.value).map((move) => game.print(first.value, move)));
 *
 * Its messages are keys with figures (`Says`); `spokenGame` translates them.
 */
export interface Game<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  Says = string,
> {
  /** As in URLs and file names: "victory-tank". */
  readonly id: string;
  readonly name: string;
  /** The version of the rules; a record names the one it was played under. */
  readonly rules: string;
  /** Elsewhere a player is an index into this list. */
  readonly seats: Seats;
  /** The rulings that can be switched. */
  readonly options: readonly Option[];
  /** The proven maximum number of moves; null where a game may never end. */
  readonly bound: number | null;

  /** The first position in which somebody decides; faults are impossible forced results. */
  readonly setUp: (on: readonly Option[], chance: Chance) => Result<Position, Says | ScriptFault>;
  /** The options that are on in a position. */
  readonly optionsOn: (position: Position) => readonly Option[];
  /** Who decides next: a player, or chance where a die is rolled or a card drawn; null when the game has ended. */
  readonly toAct: (position: Position) => Actor | null;
  /** Every legal move of whoever decides next; for chance, every possible result. */
  readonly moves: (position: Position) => readonly Move[];
  /** The relative frequency of a chance move, a whole number from 1. Left out, all are equally likely. */
  readonly weight?: (position: Position, move: Move) => number;
  /** Whether a move is legal, why, and what would make it legal. */
  readonly judge: (position: Position, move: Move) => Verdict<Rule, Option, Move, Says>;
  /** The rule that says whose turn it is; a try out of turn breaks it. */
  readonly turnRule: (position: Position) => Rule;
  /** The position after a legal move. */
  readonly play: (position: Position, move: Move) => Position;
  /** The result; null until the game has ended. */
  readonly outcome: (position: Position) => Outcome<Rule> | null;

  /** What a player knows, and nothing else. Computer players get this, never a position. */
  readonly observe: (position: Position, player: number) => Observation;
  /**
   * Whether a player may know less than another in a position; `false` where nothing is ever hidden. Left out,
   * there may always be something.
   */
  readonly secrets?: false | ((position: Position) => boolean);
  /** A full position that agrees with the observation; the hidden rest is drawn from the seed. */
  readonly resample: (observation: Observation, seed: string) => Position;
  /**
   * The only move that the player who decides can have, as far as this observation tells; null where there may
   * be others. Left out, the player is always asked. See `forcedMove`.
   */
  readonly forced?: (seen: Observation) => Move | null;
  /**
   * Whether chance acts without being asked: cards drawn and turned up. Left out, somebody triggers it, such
   * as by rolling dice.
   */
  readonly unasked?: (position: Position) => boolean;
  /** What somebody learnt by a move. */
  readonly revealed: (before: Position, move: Move, after: Position) => readonly Revelation<Rule, Says>[];

  /** A move in notation, the same in every language. */
  readonly print: (position: Position, move: Move) => string;
  /** Parses notation; the move need not be legal. */
  readonly parse: (position: Position, words: string) => Result<Move, Says>;
}

/** A game with its messages, and the kernel's, in one language. */
export interface SpokenGame<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
> extends Game<Position, Move, Rule, Option, Observation> {
  readonly words: RefereeWords;
  readonly setUp: (on: readonly Option[], chance: Chance) => Result<Position, string>;
}

/**
 * The JSON form in which people write a game's positions. It is apart from `Game`, because playing does not need its
 * validation. A written position is an object whose `options` lists the options that are on.
 */
export interface PositionForm<Position, Rule extends string, Says = string> {
  readonly write: (position: Position) => unknown;
  /** Parses and validates; defaults apply to what is left out. Faults are all that is wrong. */
  readonly read: (written: unknown) => Result<Position, Fault<Rule, Says>>;
}

/** Checks what must hold in every position: a sentence for each violation, which is a bug in the rules. */
export type Invariants<Position = unknown> = (position: Position) => readonly string[];

/** How a game ended. */
export interface Outcome<Rule extends string> {
  /** The winners by number, ascending: a whole team; empty for a draw. */
  readonly winners: readonly number[];
  /** Each player's score; null in a game without scores. */
  readonly totals: readonly number[] | null;
  /** The rules that decided, in the order they applied. */
  readonly rules: readonly Rule[];
}

/** Hidden information that became known. */
export interface Revelation<Rule extends string, Says = string> {
  /** Who learnt it; null for everybody. */
  readonly to: number | null;
  readonly rule: Rule;
  /** What they learnt: "gray's battle card, a 2". */
  readonly what: Says;
}

/** A fault in something that a person wrote. */
export interface Fault<Rule extends string, Says = string> {
  /** Where, as a path into what was written: "cards[3].row"; empty for the whole. */
  readonly place: string;
  /** What is wrong with it, a sentence without a full stop. */
  readonly message: Says;
  /** The rule behind it, if there is one. */
  readonly rule: Rule | null;
}

/** The part of any game that generic code uses. */
export type Rules<Position, Move> = Pick<
  Game<Position, Move, string, string, unknown, unknown>,
  'toAct' | 'moves' | 'weight' | 'play'
>;

/** The types that one game is written in, by name. */
export interface GameTypes {
  readonly position: unknown;
  readonly move: unknown;
  /** The ids of its sentences. */
  readonly rule: string;
  /** The ids of the rulings that a table can switch. */
  readonly option: string;
  /** What one player knows of a position. */
  readonly observation: unknown;
}

/** A game by its types; `Says` is the union of its messages. */
export type GameOf<Types extends GameTypes, Says> = Game<
  Types['position'],
  Types['move'],
  Types['rule'],
  Types['option'],
  Types['observation'],
  Says
>;

/**
 * A player's decision as a pure function of what that player knows and a seed: it cannot look at hidden cards,
 * and repeats itself.
 */
export type Player<Observation = unknown, Move = unknown> = (seen: Observation, seed: string) => Move;
