/** What a game's book can be searched by, besides its own words. */

/** A question answered by rule sentences, not by yes or no. */
export interface PlainQuestion {
  readonly asks: string;
  /** Other wordings, for the search. */
  readonly also?: readonly string[];
  /** The rules whose sentences answer it, the most relevant first. */
  readonly rules: readonly [string, ...(readonly string[])];
}

/** Words that people use for the same thing, in groups: the first stands for the others. */
export type Synonyms = readonly (readonly [string, ...(readonly string[])])[];

export interface SearchWords {
  /**
   * What the words in common cannot know: the game's own terms, and words that mean something else here. A group that
   * names the first word of one in common has the rest of that one, too.
   */
  readonly synonyms: Synonyms;
  readonly plain: readonly PlainQuestion[];
  /** The rules on the length of a game; the minutes it takes are told with them. */
  readonly length?: readonly string[];
}
