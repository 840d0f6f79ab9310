/** What there is to find. */

export type SearchKind = 'fact' | 'question' | 'sentence' | 'card' | 'try' | 'rule' | 'ruling' | 'example';

/** How a try ends. */
export type Settled = 'yes' | 'no';

/** One thing to find. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** Its number or name; who searches for it exactly finds it first. */
  readonly id: string;
  readonly address: string;
  /** What is asked, or what the thing is called; left out where its text is all there is. */
  readonly asks?: string;
  /** What is answered, or what it says; where left out, what its rules say. */
  readonly says?: string;
  /** What else it is found by, and not shown with: the same in other words. */
  readonly also?: readonly string[];
  /** Of what was tried. */
  readonly settled?: Settled;
  /** The rules that decide. */
  readonly rules: readonly string[];
}

/** All there is to find in a game. */
export interface SearchBook {
  readonly game: string;
  readonly synonyms: readonly (readonly [string, ...(readonly string[])])[];
  readonly records: readonly SearchRecord[];
}
