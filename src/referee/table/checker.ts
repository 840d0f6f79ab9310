import type { Draft, Editing } from './editor.ts';
import type { RuledWords } from './scene.ts';

/**
 * A question that a real table asks again and again, settled without a game: what matters is marked on a board or set,
 * and the answer follows every mark.
 *
 *     const [checker] = checkers.under([]); // the options that are on
 *     console.log(checker.check(checker.begin).answer); // "This shot may be made."
 */
export interface Checker<
  Option extends string = string,
  Rule extends string = string,
  Says = string,
> extends Editing<Says> {
  /** Tells it from others of the game; an address names it. */
  readonly id: string;
  /** What it is called: "Line of fire". */
  readonly name: Says;
  /** What it settles, and what is to be marked for that. */
  readonly about: Says;
  /** The options that its answers hang on. */
  readonly options: readonly Option[];
  /** Something to begin with, whose answer shows what is told. */
  readonly begin: Draft;
  readonly check: (draft: Draft) => Checked<Rule, Says>;
}

/** An answer of a checker; its board shows it, too. */
export interface Checked<Rule extends string = string, Says = string> {
  /** Whether what is asked about may be done, or comes off. */
  readonly allowed: boolean;
  readonly answer: Says;
  /** How that follows, each by a rule. */
  readonly because: readonly (RuledWords<Says> & { readonly rule: Rule })[];
  /** What else is told by it: exact chances, sums. */
  readonly besides: readonly { readonly heading: Says; readonly lines: readonly Says[] }[];
}

/** The checkers of a game at a table where these options are on; a page begins with the first. */
export interface Checkers<Option extends string, Rule extends string = string, Says = string> {
  readonly under: (
    on: readonly Option[],
  ) => readonly [Checker<Option, Rule, Says>, ...Checker<Option, Rule, Says>[]];
}
