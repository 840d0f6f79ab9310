/** What a game's book is searched by, besides its own words. */

/** A question that is answered by sentences of the rules, and not by yes or no. */
export interface PlainQuestion {
  readonly asks: string;
  /** The same in other words, to be found by. */
  readonly also?: readonly string[];
  /** The rules whose sentences answer it, the telling one first. */
  readonly rules: readonly [string, ...(readonly string[])];
}

export interface SearchWords {
  /** Words that people use for the same thing, the book's own first. */
  readonly synonyms: readonly (readonly [string, ...(readonly string[])])[];
  readonly plain: readonly PlainQuestion[];
  /** The rules that say how long a game goes on: they are told with how many minutes that takes. */
  readonly length?: readonly string[];
}
