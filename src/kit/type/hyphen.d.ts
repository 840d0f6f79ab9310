/** The parts of the package "hyphen" that are used here. */
declare module 'hyphen' {
  /** The patterns of a language; only the package looks inside. */
  export interface Patterns {
    readonly patterns: readonly string[];
    readonly exceptions: readonly string[];
  }

  interface Options {
    /** Put where a word may break. */
    readonly hyphenChar: string;
    readonly minWordLength: number;
  }

  export default function createHyphenator(patterns: Patterns, options: Options): (text: string) => string;
}

declare module 'hyphen/patterns/*.js' {
  import type { Patterns } from 'hyphen';

  const patterns: Patterns;
  export default patterns;
}
