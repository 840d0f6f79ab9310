/** Questions in players' own words. */
import type { Example } from './example.ts';

/**
 * A question. Its answer begins with "Yes", "No", or "The rulebook is silent: we rule yes" or "no"; the build
 * asks the referee and fails where it disagrees (`verify-questions.ts`).
 */
export interface Question<Rule extends string = string> {
  /** Unique; used in its URL. */
  readonly id: string;
  readonly asks: string;
  /** Other wordings, for the search. */
  readonly also?: readonly string[];
  readonly answer: string;
  /** The example that settles it: the id of one in the book, or one of its own. */
  readonly by: string | Example<Rule>;
  /** What the referee has to report, where the example is not a single try. */
  readonly tells?: string;
  /** The rules that decide, where they are not those that the example shows. */
  readonly settledBy?: readonly Rule[];
}
