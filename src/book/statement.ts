/** A game's rules, sentence by sentence, and the gaps between them. */

/** Where a sentence comes from. */
export const PROVENANCES = [
  'rulebook', // the rulebook says so
  'published', // its publisher or designer says so elsewhere
  'derived', // it follows from what they say
  'ruling', // the rulebook is silent or double: this is how we read it, see the rulings
  'simplified', // the rulebook leaves a choice that never pays; the referee makes it
  'ours', // a figure that the rulebook lacks, supplied by us
] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A rule sentence, in our own words. */
export interface Statement {
  readonly text: string;
  readonly provenance: Provenance;
  /** The option that switches a ruling to its other reading. */
  readonly option?: string;
}

/** A chapter of the rules: a game's sentences under their ids, in reading order. */
export interface Chapter {
  readonly name: string;
  readonly statements: Readonly<Record<string, Statement>>;
}

/** A gap in the rulebook and how it is filled; it stands under the id of the statement that holds our reading. */
export interface Ruling {
  /** What the rulebook leaves open. */
  readonly question: string;
  /** The other reading, as a sentence that could stand in the place of the statement. */
  readonly other: string;
  /** Why we read it so. */
  readonly from: string;
  /** The option that switches to the other reading; null: it cannot be switched. */
  readonly option: string | null;
  /** The rulebook's own words can be read two ways; where this is left out, it is silent. */
  readonly isDouble?: true;
}

/** Where the readings of a ruling part that has no switch. */
export interface Apart {
  /** The example at which they do, by its id. */
  readonly by: string;
  /** What the other reading comes to there; of a try it says yes or no first. `divergence.ts` holds it to the referee. */
  readonly otherwise: string;
}

/** What printed cards do, as the ids of the sentences that say so. */
export interface CardText<Rule extends string = string> {
  /** The cards that do the same, by their ids in the box. */
  readonly cards: readonly string[];
  /** What it does. */
  readonly does: readonly Rule[];
  /** What else has a say where it lies. */
  readonly touches: readonly Rule[];
}
