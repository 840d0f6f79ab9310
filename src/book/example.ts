/**
 * Examples: cases with the answer the referee must give. Each is run where a page is made of it (`answer.ts`), and what
 * it says is held to what the referee says (`wrong-answers.ts`). Positions are as people write them, moves in notation.
 */
import type { Script } from '../referee/chance/random.ts';

export type Example<Rule extends string = string> =
  TryExample<Rule> | CourseExample<Rule> | ScoreExample<Rule> | FaultExample<Rule> | SetUpExample<Rule>;

/** A position as people write it: the options that are on are listed under `options`. */
export type Written = Readonly<Record<string, unknown>>;

interface Case<Rule extends string> {
  /** Unique in the book. */
  readonly id: string;
  /** The case in a sentence. */
  readonly title: string;
  /** The rules it shows; the referee must name each of them. */
  readonly shows: readonly Rule[];
}

/** A case that may come out otherwise under a ruling's other reading. */
interface Turning {
  /** The option under whose other setting the answer, or what comes of it, would be different. */
  readonly turnsOn?: string;
}

/** May it be done? */
export interface TryExample<Rule extends string = string> extends Case<Rule>, Turning {
  readonly kind: 'try';
  readonly position: Written;
  /** Legal moves made before the try. */
  readonly before?: readonly string[];
  readonly try: string;
  readonly allowed: boolean;
  /** For a refusal: the rules broken, the plainest first. */
  readonly breaks?: readonly Rule[];
  /** The ruling that decides: by its other reading the answer would be the opposite, or perhaps. */
  readonly restsOn?: Rule;
}

/** What comes of it? Every move is legal; the position afterwards has all that `after` says. */
export interface CourseExample<Rule extends string = string> extends Case<Rule>, Turning {
  readonly kind: 'course';
  readonly position: Written;
  readonly moves: readonly string[];
  readonly after: Written;
}

/** Who has won? */
export interface ScoreExample<Rule extends string = string> extends Case<Rule>, Turning {
  readonly kind: 'score';
  readonly position: Written;
  readonly before?: readonly string[];
  /** Each player's score, in the order of the players; null in a game without scores. */
  readonly totals: readonly number[] | null;
  /** The winner by the seat's id, several in a list; null for a draw. */
  readonly winner: string | readonly string[] | null;
}

/** Can this be? No. */
export interface FaultExample<Rule extends string = string> extends Case<Rule> {
  readonly kind: 'fault';
  readonly position: Written;
  /** Places of the written form in which a fault is found. */
  readonly places: readonly string[];
}

/** How does it begin? */
export interface SetUpExample<Rule extends string = string> extends Case<Rule> {
  readonly kind: 'set-up';
  readonly script: Script;
  readonly after: Written;
}
