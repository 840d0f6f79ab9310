import type { StatementId } from './statements.ts';

/**
 * Examples: cases with the answer the referee must give. Each is run as a test and is ready to be shown. Positions are
 * in the form of `src/games/victory-tank/written.ts`, moves in its notation.
 */
export type Example = TryExample | CourseExample | ScoreExample | FaultExample | SetUpExample;

interface Case {
  readonly id: string;
  /** The case in a sentence. */
  readonly title: string;
  /** The rules the example shows; the referee must name each of them. */
  readonly shows: readonly StatementId[];
}

/** A position as people write it. */
export type Written = Readonly<Record<string, unknown>>;

/** May it be done? */
export interface TryExample extends Case {
  readonly kind: 'try';
  readonly position: Written;
  /** Legal moves made before the try. */
  readonly before?: readonly string[];
  readonly try: string;
  readonly allowed: boolean;
  /** For a refusal: the rules broken, the plainest first. */
  readonly breaks?: readonly StatementId[];
  /** The option under whose other setting the answer would be the opposite. */
  readonly turnsOn?: string;
}

/** What comes of it? Every move is legal; the position afterwards has all that `after` says. */
export interface CourseExample extends Case {
  readonly kind: 'course';
  readonly position: Written;
  readonly moves: readonly string[];
  readonly after: Written;
  /** The option under whose other setting what comes of it would be different. */
  readonly turnsOn?: string;
}

/** Who has won? */
export interface ScoreExample extends Case {
  readonly kind: 'score';
  readonly position: Written;
  readonly before?: readonly string[];
  readonly red: number;
  readonly gray: number;
  readonly winner: 'red' | 'gray';
  /** The option under whose other setting the score or the winner would be different. */
  readonly turnsOn?: string;
}

/** Can this be? No. */
export interface FaultExample extends Case {
  readonly kind: 'fault';
  readonly position: Written;
  /** Places of the written form in which a fault is found. */
  readonly places: readonly string[];
}

/** How does it begin? */
export interface SetUpExample extends Case {
  readonly kind: 'set-up';
  readonly script: Readonly<Record<string, readonly (string | number)[]>>;
  readonly after: Written;
}
