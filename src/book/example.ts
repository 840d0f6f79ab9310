/**
 * Examples: cases with the answer that the referee must give. `answer.ts` runs each for its page, and `wrong-
 * answers.ts` checks its claims. Positions are as people write them, moves in notation.
 */
import type { Script } from '../referee/chance/random.ts';

/** A case with the answer that the referee must give: a try, a run of moves, a score, a fault, a set-up. */
export type Example<Rule extends string = string> =
  TryExample<Rule> | CourseExample<Rule> | ScoreExample<Rule> | FaultExample<Rule> | SetUpExample<Rule>;

/** A position as people write it; its `options` lists the options that are on. */
export type Written = Readonly<Record<string, unknown>>;

interface Case<Rule extends string> {
  /** Unique in the book. */
  readonly id: string;
  /** The case in a sentence. */
  readonly title: string;
  /** The rules it shows; the referee must name each of them. */
  readonly shows: readonly Rule[];
}

/** A case that can depend on an option. */
interface Turning {
  /** The option whose flipping changes the answer or the result. */
  readonly turnsOn?: string;
}

/** Is this move legal? */
export interface TryExample<Rule extends string = string> extends Case<Rule>, Turning {
  readonly kind: 'try';
  readonly position: Written;
  /** Legal moves made before the try. */
  readonly before?: readonly string[];
  readonly try: string;
  readonly allowed: boolean;
  /** For an illegal one: the rules broken, most obvious first. */
  readonly breaks?: readonly Rule[];
  /** The ruling that decides: its other reading would, or might, reverse the answer. */
  readonly restsOn?: Rule;
}

/** What happens? All moves are legal; the final position matches everything in `after`. */
export interface CourseExample<Rule extends string = string> extends Case<Rule>, Turning {
  readonly kind: 'course';
  readonly position: Written;
  readonly moves: readonly string[];
  readonly after: Written;
}

/** Who wins? */
export interface ScoreExample<Rule extends string = string> extends Case<Rule>, Turning {
  readonly kind: 'score';
  readonly position: Written;
  readonly before?: readonly string[];
  /** Scores by player; null in a game without scores. */
  readonly totals: readonly number[] | null;
  /** The winner's seat id, a list of several, or null for a draw. */
  readonly winner: string | readonly string[] | null;
}

/** Why is this position impossible? */
export interface FaultExample<Rule extends string = string> extends Case<Rule> {
  readonly kind: 'fault';
  readonly position: Written;
  /** The places in the written form where a fault must be found. */
  readonly places: readonly string[];
}

/** What is the first position? */
export interface SetUpExample<Rule extends string = string> extends Case<Rule> {
  readonly kind: 'set-up';
  readonly script: Script;
  readonly after: Written;
}
