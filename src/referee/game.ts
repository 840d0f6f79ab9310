import type { Chance } from './chance/random.ts';
import type { ScriptFault } from './messages/faults.ts';
import type { Result } from '../result.ts';
import type { Actor, Seats } from './seats.ts';
import type { RefereeWords } from './messages/catalogue.ts';
import type { Verdict } from './verdict.ts';

/**
 * A game, as the referee knows it: functions over plain JSON positions, and nothing more. Whatever works for every game
 * (records, undo, playouts, perft) is written against this record alone.
 *
 *     const first = game.setUp([], chanceOf('seven'));
 *     if (first.ok) console.log(game.moves(first.value).map((move) => game.print(first.value, move)));
 *
 * What it says are keys and figures (`Says`); `spokenGame` puts them into the words of a language.
 */
export interface Game<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Observation,
  Says = string,
> {
  /** As in addresses and file names: "victory-tank". */
  readonly id: string;
  readonly name: string;
  /** The version of the rules; a record names the one it was played under. */
  readonly rules: string;
  /** Who plays: a player is a seat by its number. */
  readonly seats: Seats;
  /** The rulings that can be switched. */
  readonly options: readonly Option[];
  /** The most moves a game can take, proven; null where a game can go on for ever. */
  readonly bound: number | null;

  /** The first position in which somebody has to decide; faults are what was wrong with a script of forced results. */
  readonly setUp: (on: readonly Option[], chance: Chance) => Result<Position, Says | ScriptFault>;
  /** The rulings that are switched to their other reading in a position. */
  readonly optionsOn: (position: Position) => readonly Option[];
  /** Who decides next: a player, or chance where a die is rolled or a card drawn; null when the game has ended. */
  readonly toAct: (position: Position) => Actor | null;
  /** Every legal move of whoever decides next; of chance, everything that can come. */
  readonly moves: (position: Position) => readonly Move[];
  /**
   * How often a move of chance comes, beside the others of its position: a whole number from 1. Of a game that does not
   * say, all come equally often.
   */
  readonly weight?: (position: Position, move: Move) => number;
  /** Whether a move is legal, on what basis, and if not, what would make it so. */
  readonly judge: (position: Position, move: Move) => Verdict<Rule, Option, Move, Says>;
  /** The rule that says who decides in a position: whoever else tries something is refused by it. */
  readonly turnRule: (position: Position) => Rule;
  /** The position after a legal move. */
  readonly play: (position: Position, move: Move) => Position;
  /** Who has won; null until the game has ended. */
  readonly outcome: (position: Position) => Outcome<Rule> | null;

  /** What a player knows, and nothing else. Whatever plays for a player is given this, never a position. */
  readonly observe: (position: Position, player: number) => Observation;
  /**
   * Whether somebody may know less of a position than another does; `false` where all is open from beginning to end. Left
   * out where there may always be something.
   */
  readonly secrets?: false | ((position: Position) => boolean);
  /** A full position in which the player would know the same; the hidden rest is drawn by the seed. */
  readonly resample: (observation: Observation, seed: string) => Position;
  /**
   * The one move that whoever decides can have, as far as somebody can tell who knows no more than this; null where they
   * may have others. Left out where a player always has to be asked. See `forcedMove`.
   */
  readonly forced?: (seen: Observation) => Move | null;
  /**
   * Whether chance brings what it brings without being asked to: cards that are drawn and turned up. Left out where
   * somebody says so, with dice in hand.
   */
  readonly unasked?: (position: Position) => boolean;
  /** What somebody came to know by a move. */
  readonly revealed: (before: Position, move: Move, after: Position) => readonly Revelation<Rule, Says>[];

  /** A move in notation, which is the same in every language. */
  readonly print: (position: Position, move: Move) => string;
  /** The move that a notation names; it need not be legal. */
  readonly parse: (position: Position, words: string) => Result<Move, Says>;
}

/** A game in the words of a language, with those of the kernel. */
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
 * How people write a game's positions in JSON, and what must hold in each. It is a record of its own, since whoever only plays need not carry all
 * that can be wrong with a position. What is written is an object, whose `options` names the rulings that are switched.
 */
export interface PositionForm<Position, Rule extends string, Says = string> {
  /** A position in full. */
  readonly write: (position: Position) => unknown;
  /** A position from what was written, with defaults for what is left out; or every reason why there is none. */
  readonly read: (written: unknown) => Result<Position, Fault<Rule, Says>>;
}

/** What must hold in every position of a game and does not, a sentence each: none, unless the rules are at fault. */
export type Invariants<Position> = (position: Position) => readonly string[];

/** How a game ended. */
export interface Outcome<Rule extends string> {
  /** Who has won, by number, ascending: a whole team, or nobody in a draw. */
  readonly winners: readonly number[];
  /** Each player's score; null in a game without scores. */
  readonly totals: readonly number[] | null;
  /** The rules that decided, in the order they were asked. */
  readonly rules: readonly Rule[];
}

/** Something that became known. */
export interface Revelation<Rule extends string, Says = string> {
  /** Who came to know it; null for everybody. */
  readonly to: number | null;
  readonly rule: Rule;
  /** What became known: "gray's battle card, a 2". */
  readonly what: Says;
}

/** What is wrong in something written by a person. */
export interface Fault<Rule extends string, Says = string> {
  /** Where, as a path into what was written: "cards[3].row"; empty for the whole. */
  readonly place: string;
  /** What is wrong with it, a sentence without a full stop. */
  readonly message: Says;
  /** The rule that rules it out, if it is one. */
  readonly rule: Rule | null;
}

/** Any game at all: what the generic parts ask of one they know nothing about. */
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
