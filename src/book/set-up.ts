/** The table as it is set up, seen from above, with numbers that say what is what: for the picture in the booklet. */
export interface SetUpPlan<Rule extends string = string> {
  /** The example in whose place it stands. */
  readonly of: string;
  /** mm of the real table, as are all other lengths. */
  readonly width: number;
  readonly height: number;
  /** In the order in which they are laid. */
  readonly things: readonly SetUpThing[];
  /** In the order of their numbers, from 1. */
  readonly notes: readonly SetUpNote<Rule>[];
}

/** A card, a back or a piece of the box: its upper left corner. */
export interface SetUpThing {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  /** Larger than it is, so that it is seen; 1 where left out. */
  readonly scale?: number;
}

/** What lies about a point: a sentence, and the rules that it is short for. */
export interface SetUpNote<Rule extends string = string> {
  readonly x: number;
  readonly y: number;
  readonly says: string;
  readonly rules: readonly Rule[];
}
