import type { Draft, Editing } from './editor.ts';

/**
 * A checker answers one question that comes up at a real table, without a whole game: the players mark on a board what
 * matters, and the answer changes with every mark.
 *
 *     const [checker] = checkers.under([]); // the options that are on
 *     console.log(checker.check(checker.begin).answer); // "This shot may be made."
 */
export interface Checker<
  Option extends string = string,
  Rule extends string = string,
  Says = string,
> extends Editing<Says> {
  /** Unique in the game; used in addresses. */
  readonly id: string;
  /** "Line of fire". */
  readonly name: Says;
  /** What it answers, and what to mark. */
  readonly about: Says;
  /** The options that matter to its answers. */
  readonly options: readonly Option[];
  /** An example to begin with. */
  readonly begin: Draft;
  readonly check: (draft: Draft) => Checked<Rule, Says>;
}

/** An answer of a checker; its board shows it, too. */
export interface Checked<Rule extends string = string, Says = string> {
  /** Whether the move in question is legal, or succeeds. */
  readonly allowed: boolean;
  readonly answer: Says;
  /** The reasons, each with its rule. */
  readonly because: readonly { readonly says: Says; readonly rule: Rule }[];
  /** Further results: exact chances, sums. */
  readonly besides: readonly { readonly heading: Says; readonly lines: readonly Says[] }[];
}

/** The checkers of a game under some options; a page opens the first. */
export interface Checkers<Option extends string = string, Rule extends string = string, Says = string> {
  readonly under: (
    on: readonly Option[],
  ) => readonly [Checker<Option, Rule, Says>, ...Checker<Option, Rule, Says>[]];
}
