/**
 * A puzzle: a table, something to bring about in one turn, and what the referee finds of it by looking at every way the
 * turn can go. Puzzles are data in a game's content; a page of one that the referee does not agree with is not built.
 */
import type { Written } from './example.ts';
import type { Goal } from './goal.ts';

export interface Puzzle {
  /** As in its address: "take-the-bunker". */
  readonly id: string;
  readonly title: string;
  /** What is to be brought about, and what one has to know for it, in plain words. */
  readonly asks: string;
  /** Nothing in it is hidden from whoever solves it. */
  readonly position: Written;
  /** The player, by number, who solves it: whoever decides there. */
  readonly solver: number;
  readonly goal: Goal;
  /** The rules by which others decide within the turn: a defender’s card. Whatever they decide, it has to be done. */
  readonly within?: readonly string[];
  /** The rules by which chance begins the turn of the others: cards that they draw for it. */
  readonly ends?: readonly string[];
  /** It has to last through the next turn of the others. */
  readonly outlasts?: true;
  /** Every first move with which it can be done, in notation: what the referee finds, no more and no less. */
  readonly begins: readonly [string, ...string[]];
  /** The best way, in notation; what others decide on it is there, too. */
  readonly best: readonly [string, ...string[]];
  /** From a nudge to nearly the answer. */
  readonly hints: readonly [string, ...string[]];
  /** Why the best way is the best, once it is solved. */
  readonly explained: string;
  /** The rules it turns on. */
  readonly rules: readonly [string, ...string[]];
}
