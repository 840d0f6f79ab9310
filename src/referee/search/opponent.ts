import type { Player } from '../player.ts';
import type { Field } from './heuristics.ts';
import { search, type Memory, type Report, type Thinking } from './search.ts';

/** The limits of one decision. */
export interface Budget {
  /** The most samples. Without a clock they make a decision repeatable. */
  readonly samples: number;
  /** Polled now and then: true once the time is up. Left out, there is no time limit. */
  readonly spent?: () => boolean;
  /** Whether moves are drawn in proportion to their visits, instead of taking the most visited. */
  readonly isRash?: boolean;
}

/** Samples between two checks of the clock. */
const STRIDE = 16;

/** Samples until the budget is used up or the choice can no longer change. */
export function thinkFor(thinking: Thinking<unknown>, { samples, spent }: Budget): void {
  while (thinking.samples() < samples && spent?.() !== true) {
    const left = samples - thinking.samples();
    if (thinking.isClear(left)) return;
    thinking.more(Math.min(STRIDE, left));
  }
}

/**
 * A player that searches. It keeps its trees from one decision to the next within a turn; the same seeds,
 * samples and sequence of decisions give the same moves. `hear` is called with a report after each decision.
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
