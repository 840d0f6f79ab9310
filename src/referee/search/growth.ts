/** What a search grows, whether something is hidden or nothing: trees below one decision. */
import { knownAs, type Field } from './heuristics.ts';

/** A move at a node, with its statistics. */
export interface Arm<Move> {
  readonly move: Move;
  /** The share of the wins that the game's heuristic expects of it; null without a heuristic. */
  readonly prior: number | null;
  /** Its weight relative to the other arms of its node, from the priors. */
  readonly weight: number;
  visits: number;
  /** The sum of the shares won with it. */
  sum: number;
  /** How often it was available: legal moves can differ between deals. */
  offered: number;
  /** For secret choices: cumulative regret, and the accumulated strategy. */
  regret: number;
  mixed: number;
}

/** A key for a move: moves are plain JSON. */
export const keyOf = (move: unknown): string => (typeof move === 'string' ? move : JSON.stringify(move));

/** The expected share of a move; the prior counts as one visit. Null where nothing is known. */
export function expected<Move>({ prior, visits, sum }: Arm<Move>): number | null {
  if (prior !== null) return (sum + prior) / (visits + 1);
  return visits === 0 ? null : sum / visits;
}

/** The temperature of the softmax that turns priors into weights: lower favours the best more. */
const SHARPNESS = 0.04;

/** The weight of a move by its prior, beside those of the others. */
export const weightBy = (prior: number | null): number =>
  prior === null ? 1 : prior < 0 ? UNSEEN : Math.exp((prior - 1) / SHARPNESS);

/** The weight of a move not worth trying; it is tried only where there is no other. */
const UNSEEN = 1e-12;

/** Exploration constants: for moves with priors (PUCT), and without (UCB1). */
const CURIOSITY = 0.2;
const OPENNESS = 0.7;

/** What an arm promises: its expected share, and a bonus that shrinks with its visits; by priors (PUCT), or without (UCB1). */
export function promiseOf(
  { prior, weight, visits, sum }: Pick<Arm<unknown>, 'prior' | 'weight' | 'visits' | 'sum'>,
  all: number,
  offered: number,
): number {
  if (prior === null)
    return visits === 0 ? Infinity : sum / visits + OPENNESS * Math.sqrt(Math.log(offered) / visits);
  return (sum + prior) / (visits + 1) + (CURIOSITY * (weight / all) * Math.sqrt(offered)) / (1 + visits);
}

/** One move of the expected line. */
export interface Foreseen {
  readonly by: number | 'chance';
  readonly words: string;
}

/** What to reuse for the next decision, if its observation is exactly the expected one (`seen`). */
export interface Kept {
  readonly seen: string;
  readonly trees: unknown;
}

/** A decision that is searched. */
export interface Root<Position, Move, Observation> {
  readonly field: Field<Position, Move, Observation>;
  readonly seen: Observation;
  readonly seed: string;
  readonly player: number;
  /** One deal that agrees with what the player knows. */
  readonly example: Position;
  readonly memory: Kept | null;
}

/** The trees of an earlier decision, if it foresaw exactly this one; null otherwise. */
export const keptTrees = ({
  memory,
  seen,
}: Pick<Root<unknown, unknown, unknown>, 'memory' | 'seen'>): unknown =>
  memory !== null && memory.seen === knownAs(seen) ? memory.trees : null;

export interface Growth<Move> {
  /** Every move that is considered, with its statistics so far. */
  readonly arms: () => readonly Arm<Move>[];
  readonly sample: (number: number) => void;
  /** Whether the choice is drawn from a mixture. */
  readonly isMixed: () => boolean;
  /** The expected line, beginning with a move. */
  readonly line: (move: Move) => readonly Foreseen[];
  /** What to keep for the same player's next decision; null where the next is another's. */
  readonly keep: (move: Move) => Kept | null;
}

/** The longest line reported, and the fewest visits for a move of it. */
export const LINE = { longest: 12, leastVisits: 3 } as const;

/** The most moves of one sample: a game without a bound may loop. */
export const LONGEST_SAMPLE = 2000;
