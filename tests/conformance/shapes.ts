/** The types of Victory Tank's `perft.json` and `cases.json`; `README.md` describes the format. */
/** A position in the form of `docs/positions/victory-tank.md`. */
export type WrittenPosition = Readonly<Record<string, unknown>>;

/** A line of `perft.json`. */
export interface Count {
  readonly options: readonly string[];
  /** The seed of the random game that reached the position, and the number of moves before it. */
  readonly seed: string;
  readonly after: number;
  readonly position: WrittenPosition;
  /** The number of runs of 1, 2, ... legal moves from it (perft). */
  readonly runs: readonly number[];
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** Is a move legal? */
export interface TryCase extends Named {
  readonly kind: 'try';
  readonly position: WrittenPosition;
  /** Every legal move in notation, sorted. */
  readonly legal: readonly string[];
  readonly try: string;
  readonly allowed: boolean;
  /** The rules it breaks, the most obvious first. */
  readonly breaks: readonly string[];
  /** The options that would reverse the answer if switched. */
  readonly turnsOn: readonly string[];
}

/** Which position do some moves reach? */
export interface CourseCase extends Named {
  readonly kind: 'course';
  readonly position: WrittenPosition;
  readonly moves: readonly string[];
  readonly reached: WrittenPosition;
  /** The position reached with one option switched; null if some move is illegal then. */
  readonly otherwise?: { readonly option: string; readonly reached: WrittenPosition | null };
}

export interface Scored {
  readonly red: number;
  readonly gray: number;
  readonly winner: 'red' | 'gray';
}

/** What is the score? */
export interface ScoreCase extends Named, Scored {
  readonly kind: 'score';
  readonly position: WrittenPosition;
  /** Moves to play before scoring. */
  readonly moves: readonly string[];
  /** The same with one option switched. */
  readonly otherwise?: Scored & { readonly option: string };
}

/** Why is a position invalid? */
export interface FaultCase extends Named {
  readonly kind: 'fault';
  /** The invalid position. */
  readonly position: unknown;
  /** The places of its faults. */
  readonly places: readonly string[];
}

/** A line of `cases.json`. */
export type ConformanceCase = TryCase | CourseCase | ScoreCase | FaultCase;
