/**
 * Situations at a real table that players ask about: fields to fill in, the position that they describe, and
 * likely moves. Whatever is entered, the referee's form reads the position or says why it is impossible;
 * `src/site/ask/validate-situations.ts` checks that the labels match the position.
 */
import type { Written } from './example.ts';

/** A situation as a position, without the fields it was made from. */
export interface Seen {
  /** The position before the moves that lead to the try, in full: `form.write` of what the referee has read. */
  readonly first: Written;
  /** The position in which one tries. */
  readonly now: Written;
  readonly tries: readonly LikelyTry[];
}

/** A number entry. */
export interface CountField {
  /** Unique in its situation. */
  readonly id: string;
  readonly says: string;
  readonly least: number;
  readonly most: number;
  readonly begin: number;
  /** The same number counted in the position. An entry without effect there stops the build. */
  readonly counted: (seen: Seen) => number;
}

/** One option of a choice. */
export interface Option {
  readonly id: string;
  readonly says: string;
  /** Whether its label is true of a position: exactly where this option is chosen. */
  readonly holds: (seen: Seen) => boolean;
  /** Fields that are only asked where this is chosen. */
  readonly fields?: readonly SituationField[];
}

export interface ChoiceField {
  /** Unique in its situation. */
  readonly id: string;
  readonly says: string;
  readonly among: readonly [Option, Option, ...(readonly Option[])];
  readonly begin: string;
}

export type SituationField = CountField | ChoiceField;

/** The entered values by field id. @throws for a field that is not shown. */
export interface Entered {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
  /** Whether the table plays with an option. */
  readonly agreed: (option: string) => boolean;
}

/** One situation; a game’s are in `content/<game>/situations/`. */
export interface Situation {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly SituationField[];
  readonly write: (entered: Entered) => Written;
  readonly before?: (entered: Entered) => readonly string[];
  readonly tries: (entered: Entered) => readonly LikelyTry[];
  /** Whether the position has all that odds are computed from: dice, or how many cards the others hold. */
  readonly odds?: true;
  /** How the referee plays on after a try that is allowed, to tell what comes of it. */
  readonly goesOn?: PlayedOn;
  /** Why nothing can be done, in a sentence; null exactly where some try is legal. */
  readonly nothing?: (entered: Entered) => string | null;
}

/** A move that one would try first. */
export interface LikelyTry {
  readonly says: string;
  /** In notation. */
  readonly move: string;
  /**
   * Rulings that only settle where or how it is done, which was not asked: the answer is then a plain yes, and their other
   * reading is told below it.
   */
  readonly aside?: readonly string[];
}

/** What the players do after a try: nothing more than they must. */
export interface PlayedOn {
  /** "If nobody lays a card". */
  readonly says: string;
  /** A move in notation, made for as long as it is legal, but so many times at most. */
  readonly move: string;
  readonly most: number;
  /** Rules of which one tells how it ended; that is said first of all. */
  readonly tells: readonly string[];
  /** The telling ends there; by default it ends where the move is not legal. */
  readonly stops?: true;
}
