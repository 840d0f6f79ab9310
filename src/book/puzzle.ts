/**
 * A puzzle: a position, and a goal to reach in one turn. The referee solves it by examining every way the turn
 * can go. Puzzles are data in a game's content; a page whose puzzle disagrees with the referee fails the
 * build.
 */
import type { Written } from './example.ts';
import type { Goal } from './goal.ts';

/** A position with a goal for one turn. */
export interface Puzzle {
  /** As in its URL: "take-the-bunker". */
  readonly id: string;
  readonly title: string;
  /** The goal, and what one has to know for it, in plain words. */
  readonly asks: string;
  /** Nothing in it is hidden from the solver. */
  readonly position: Written;
  /** The player number of the solver, who is to move. */
  readonly solver: number;
  readonly goal: Goal;
  /**
   * Rules by which others decide within the turn, such as a defender’s card. The goal has to be reached
   * whatever they decide.
   */
  readonly within?: readonly string[];
  /** Rules by which chance begins the others' turn, such as drawing cards for it. */
  readonly ends?: readonly string[];
  /** The goal has to hold through the others' next turn. */
  readonly outlasts?: true;
  /** Every first move with which the goal can be reached, in notation: exactly those that the referee finds. */
  readonly begins: readonly [string, ...string[]];
  /** The best line, in notation, with the others' moves in it. */
  readonly best: readonly [string, ...string[]];
  /** Hints, from a nudge to nearly the answer. */
  readonly hints: readonly [string, ...string[]];
  /** Why the best line is the best; shown once solved. */
  readonly explained: string;
  /** The rules that it depends on. */
  readonly rules: readonly [string, ...string[]];
}
