/** What a game's book can be searched by, besides its own words. */

/** A question answered by rule sentences, not by yes or no. */
export interface PlainQuestion {
  readonly asks: string;
  /** Other wordings, for the search. */
  readonly also?: readonly string[];
  /** The rules whose sentences answer it, the most relevant first. */
  readonly rules: readonly [string, ...(readonly string[])];
}

export interface SearchWords {
  /** Groups of synonyms; the first is the book's own word. */
  readonly synonyms: readonly (readonly [string, ...(readonly string[])])[];
  readonly plain: readonly PlainQuestion[];
  /** The rules on the length of a game; the minutes it takes are told with them. */
  readonly length?: readonly string[];
}
