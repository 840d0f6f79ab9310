/** What stands in `perft.json` and `cases.json`; `README.md` says it for readers of other languages. */
/** A position in the form of `docs/positions/victory-tank.md`. */
export type WrittenPosition = Readonly<Record<string, unknown>>;

/** A line of `perft.json`. */
export interface Count {
  readonly options: readonly string[];
  /** The seed of the game by lot that came to the position, and the moves it had taken. */
  readonly seed: string;
  readonly after: number;
  readonly position: WrittenPosition;
  /** How many runs of 1, 2, ... legal moves there are from it. */
  readonly runs: readonly number[];
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** May it be done? */
export interface TryCase extends Named {
  readonly kind: 'try';
  readonly position: WrittenPosition;
  /** Every legal move, in notation, in the order of its letters. */
  readonly legal: readonly string[];
  readonly try: string;
  readonly allowed: boolean;
  /** The rules it breaks, the plainest first. */
  readonly breaks: readonly string[];
  /** The options under whose other setting the answer would be the opposite. */
  readonly turnsOn: readonly string[];
}

/** What comes of it? */
export interface CourseCase extends Named {
  readonly kind: 'course';
  readonly position: WrittenPosition;
  readonly moves: readonly string[];
  readonly reached: WrittenPosition;
  /** The same with one option switched: the position reached, null where the moves are not all legal then. */
  readonly otherwise?: { readonly option: string; readonly reached: WrittenPosition | null };
}

export interface Scored {
  readonly red: number;
  readonly gray: number;
  readonly winner: 'red' | 'gray';
}

/** What does it score? */
export interface ScoreCase extends Named, Scored {
  readonly kind: 'score';
  readonly position: WrittenPosition;
  /** Played before it is scored. */
  readonly moves: readonly string[];
  /** The same with one option switched. */
  readonly otherwise?: Scored & { readonly option: string };
}

/** Why can it not be? */
export interface FaultCase extends Named {
  readonly kind: 'fault';
  /** As somebody might write it: not a position. */
  readonly position: unknown;
  /** Where something is wrong with it. */
  readonly places: readonly string[];
}

/** A line of `cases.json`. */
export type ConformanceCase = TryCase | CourseCase | ScoreCase | FaultCase;
