import type { Provenance } from '../../book/statement.ts';

export type SearchKind = 'fact' | 'question' | 'sentence' | 'card' | 'try' | 'rule' | 'ruling' | 'example';

/** How a try ends. */
export type Settled = 'yes' | 'no';

export interface SearchRecord {
  readonly kind: SearchKind;
  /** Its id; searching for exactly this finds it first. */
  readonly id: string;
  readonly address: string;
  /** The question or name; undefined where the text is all there is. */
  readonly asks?: string;
  /** The answer or text; by default the texts of its rules. */
  readonly says?: string;
  /** Other wordings to find it by, not shown. */
  readonly also?: readonly string[];
  /** The verdict on a try. */
  readonly settled?: Settled;
  /** Where the sentences of an answer come from, if not from the rulebook. */
  readonly from?: Exclude<Provenance, 'rulebook'>;
  /** Ids of the deciding rules. */
  readonly rules: readonly string[];
}

/** The search index of a game. */
export interface SearchBook {
  readonly game: string;
  readonly synonyms: readonly (readonly [string, ...(readonly string[])])[];
  readonly records: readonly SearchRecord[];
}
