import type { Puzzle } from '../../book/puzzle.ts';
import { reaching, type Quest } from '../lessons/goal-runner.ts';

/** A puzzle as a quest from its position; nothing is hidden. */
export const questOf = (puzzle: Puzzle, first: unknown): Quest => ({
  ...reaching(puzzle),
  first,
  seat: puzzle.solver,
  viewer: null,
  told: [],
});
