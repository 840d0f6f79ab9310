/** What a game's book is searched by, besides its own words. */

/** A question that is answered by sentences of the rules, and not by yes or no. */
export interface PlainQuestion {
  readonly asks: string;
  /** The same in other words, to be found by. */
  readonly also?: readonly string[];
  /** The rules whose sentences answer it, the telling one first. */
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
  /** The rules that say how long a game goes on: they are told with how many minutes that takes. */
  readonly length?: readonly string[];
}
