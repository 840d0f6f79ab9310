/** A plan of the set-up, seen from above, with numbered notes: for the picture in the booklet. */
export interface SetUpPlan<Rule extends string = string> {
  /** The id of the example that it replaces. */
  readonly of: string;
  /** In mm of the real table, as are all other lengths. */
  readonly width: number;
  readonly height: number;
  /** Things in the order in which they are laid, lowest first. */
  readonly things: readonly SetUpThing[];
  /** Notes in the order of their numbers, from 1. */
  readonly notes: readonly SetUpNote<Rule>[];
}

/** A card, back or piece of the box, placed by its upper left corner. */
export interface SetUpThing {
  readonly face: string;
  readonly x: number;
  readonly y: number;
  /** Enlarged to be visible; 1 where left out. */
  readonly scale?: number;
  /** Whether it lies upside down, for the player opposite. */
  readonly turned?: true;
}

/** A note at a point: a sentence, and the rules that it summarizes. */
export interface SetUpNote<Rule extends string = string> {
  readonly x: number;
  readonly y: number;
  readonly says: string;
  readonly rules: readonly Rule[];
}
