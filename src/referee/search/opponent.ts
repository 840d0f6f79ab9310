import type { Player } from '../player.ts';
import type { Field } from './heuristics.ts';
import { search, type Memory, type Report, type Thinking } from './search.ts';

/** How long a decision is thought about. */
export interface Budget {
  /** Samples at most: by these alone a decision can be repeated. */
  readonly samples: number;
  /** Asked now and then whether the time is spent, by a clock that whoever asks has; never where left out. */
  readonly spent?: () => boolean;
  /** Whether each move is made as often as it was tried, instead of the one that was tried most. */
  readonly isRash?: boolean;
}

/** Samples between two looks at the clock. */
const STRIDE = 16;

/** Thinks until the budget is used up or nothing more can change the move. */
export function thinkFor(thinking: Thinking<unknown>, { samples, spent }: Budget): void {
  while (thinking.samples() < samples && spent?.() !== true) {
    const left = samples - thinking.samples();
    if (thinking.isClear(left)) return;
    thinking.more(Math.min(STRIDE, left));
  }
}

/**
 * A player who searches, for one game: what was thought about one decision serves the next of the same turn. The same
 * seeds, samples and decisions in a row give the same moves. `hear` is told what came of each decision.
 */
export function opponentOf<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  budget: Budget,
  hear?: (report: Report<Move>) => void,
): Player<Observation, Move> {
  let memory: Memory<Move> | null = null;
  return (seen, seed) => {
    const thinking = search(field, seen, seed, memory, budget.isRash);
    thinkFor(thinking, budget);
    memory = thinking.memory();
    const report = thinking.report();
    hear?.(report);
    return report.move;
  };
}
