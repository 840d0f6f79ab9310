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

interface Filled {
  /** What the rulebook leaves open. */
  readonly question: string;
  /** The other reading, as a sentence that could stand in the place of the statement. */
  readonly other: string;
  /** Why we read it so. */
  readonly from: string;
  /** The rulebook's own words can be read two ways; where this is left out, it is silent. */
  readonly isDouble?: true;
}

/** A ruling that a table may switch. */
export interface Switchable<Rule extends string = string> extends Filled {
  /** The option that switches to the other reading. */
  readonly option: string;
  /** The other statements that are untrue under the other reading, each with what stands in its place; `{}`: none is. */
  readonly alters: Readonly<Partial<Record<Rule, Altered>>>;
}

/** A sentence in the place of another; where a further option is on, too, perhaps one more. */
export type Altered = string | { readonly says: string; readonly and: Readonly<Record<string, string>> };

/** A ruling that cannot be switched. */
interface Fixed extends Filled {
  readonly option: null;
  readonly alters?: undefined;
}

/** A gap in the rulebook and how it is filled; it stands under the id of the statement that holds our reading. */
export type Ruling<Rule extends string = string> = Switchable<Rule> | Fixed;

/** The ids of those rulings of a register that cannot be switched. */
export type FixedIn<Register extends Readonly<Record<string, { readonly option: string | null }>>> = {
  [Id in keyof Register]: Register[Id]['option'] extends null ? Id : never;
}[keyof Register];

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
