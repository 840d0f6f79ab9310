import type { Draft, Editing } from './editing.ts';
import type { RuledWords } from './scene.ts';

/**
 * A question that a real table asks again and again, settled without a game: what matters is marked on a board, and the
 * answer follows every mark.
 *
 *     const checker = checkers([]); // the options that are on
 *     console.log(checker.check(checker.begin).answer); // "This shot may be made."
 */
export interface Checker<Rule extends string = string, Says = string> extends Editing<Says> {
  /** What it is called: "Line of fire". */
  readonly name: Says;
  /** What it settles, and what is to be marked for that. */
  readonly about: Says;
  /** Something to begin with, whose answer shows what is told. */
  readonly begin: Draft;
  readonly check: (draft: Draft) => Checked<Rule, Says>;
}

/** An answer of a checker; its board shows it, too. */
export interface Checked<Rule extends string = string, Says = string> {
  readonly allowed: boolean;
  readonly answer: Says;
  /** How that follows, each by a rule. */
  readonly because: readonly (RuledWords<Says> & { readonly rule: Rule })[];
  /** What else is told by it: exact chances. */
  readonly besides: readonly Says[];
}

/** The checker of a game at a table where these options are on. */
export interface Checkers<Option extends string, Rule extends string = string, Says = string> {
  /** The options that its answers hang on. */
  readonly options: readonly Option[];
  readonly under: (on: readonly Option[]) => Checker<Rule, Says>;
}
