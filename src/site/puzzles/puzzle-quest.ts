import type { Puzzle } from '../../book/puzzle.ts';
import type { Quest } from '../lessons/goal-runner.ts';

/** A puzzle as a quest from its position; nothing is hidden. */
export const questOf = (
  { solver, goal, within = [], ends = [], outlasts }: Puzzle,
  first: unknown,
): Quest => ({
  first,
  goal,
  within,
  ends,
  outlasts: outlasts === true,
  seat: solver,
  viewer: null,
  told: [],
});
