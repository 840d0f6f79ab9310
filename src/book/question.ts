/** Questions as players ask them. */
import type { Example } from './example.ts';

/**
 * A question. Its answer begins with "Yes", with "No", or with "The rulebook is silent: we rule yes" or "no"; the build
 * asks the referee and stops where it answers otherwise (`verify-questions.ts`).
 */
export interface Question<Rule extends string = string> {
  /** Unique among the questions; its address. */
  readonly id: string;
  readonly asks: string;
  /** The same in other words, to be found by. */
  readonly also?: readonly string[];
  /** One line. */
  readonly answer: string;
  /** What settles it: an example of the book by its id, or a case of its own. */
  readonly by: string | Example<Rule>;
  /** Where the example is no single try: what the referee has to tell of it. */
  readonly tells?: string;
  /** The rules that decide, where the example shows others as well, or none. */
  readonly settledBy?: readonly Rule[];
}
