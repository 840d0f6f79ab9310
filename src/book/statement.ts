/** A game's rules as single sentences, and rulings for what they leave open. */

/** The source of a sentence. */
export const PROVENANCES = [
  'rulebook', // stated in the rulebook
  'published', // stated elsewhere by the publisher or designer
  'derived', // follows from what they say
  'ruling', // the rulebook is silent or ambiguous: our reading, see the rulings
  'simplified', // the rulebook leaves a choice that never pays; the referee makes it
  'ours', // a figure missing from the rulebook, supplied by us
] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** A rule in one sentence, in our own words. */
export interface Statement {
  readonly text: string;
  readonly provenance: Provenance;
  /** The option that switches a ruling to its other reading. */
  readonly option?: string;
}

/** A chapter of the rules: sentences by id, in reading order. */
export interface Chapter {
  readonly name: string;
  readonly statements: Readonly<Record<string, Statement>>;
}

interface Filled {
  /** What the rulebook leaves open. */
  readonly question: string;
  /** The other reading, as a sentence to replace the statement. */
  readonly other: string;
  /** Why we read it this way. */
  readonly from: string;
  /** The rulebook is ambiguous; left out, it is silent. */
  readonly isDouble?: true;
}

/** A ruling with an option. */
export interface Switchable<Rule extends string = string> extends Filled {
  /** The option that switches to the other reading. */
  readonly option: string;
  /** How it is played without the option, where the statement tells both ways; left out, as the statement says. */
  readonly usual?: string;
  /** Other statements that are untrue under the other reading, with their replacements; `{}` for none. */
  readonly alters: Readonly<Partial<Record<Rule, Altered>>>;
}

/** A replacement sentence; `and` has another one for where a further option is on, too. */
export type Altered = string | { readonly says: string; readonly and: Readonly<Record<string, string>> };

/** A ruling without an option. */
interface Fixed extends Filled {
  readonly option: null;
  readonly alters?: undefined;
}

/** A gap in the rulebook and our answer, under the id of the statement that holds our reading. */
export type Ruling<Rule extends string = string> = Switchable<Rule> | Fixed;

/** The ids of the rulings without an option. */
export type FixedIn<Register extends Readonly<Record<string, { readonly option: string | null }>>> = {
  [Id in keyof Register]: Register[Id]['option'] extends null ? Id : never;
}[keyof Register];

/** A case in which the readings of a ruling without an option differ. */
export interface Apart {
  /** The id of the example. */
  readonly by: string;
  /** What happens under the other reading; for a try it begins with yes or no. `divergence.ts` checks it. */
  readonly otherwise: string;
}

/** What printed cards do, as ids of rules. */
export interface CardText<Rule extends string = string> {
  /** Cards with the same effect, by their ids in the box. */
  readonly cards: readonly string[];
  readonly does: readonly Rule[];
  /** Further rules that matter where it lies. */
  readonly touches: readonly Rule[];
}
