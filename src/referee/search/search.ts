import { lotsOf } from '../chance/random.ts';
import { playerOf } from '../seats.ts';
import { ending } from './ending.ts';
import type { Field, Handicap } from './heuristics.ts';
import { expected, keyOf, type Arm, type Foreseen, type Growth, type Kept } from './growth.ts';
import { hiddenGrowth } from './hidden-tree.ts';
import { openGrowth } from './open-tree.ts';
import type { Player } from '../game.ts';

/**
 * An opponent for any game: information-set Monte Carlo tree search with several observers (MO-ISMCTS; Cowling, Powley and
 * Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4,
 * 2012), with a bonus by prior (Rosin, "Multi-armed Bandits with Episode Context", 2011) and a game's own valuation counted
 * as one visit (Gelly and Silver, 2007).
 *
 * Each sample deals the hidden cards anew and descends one tree a player; a player's tree tells nodes apart only by what
 * that player knows. Choices made in secret are drawn by regret matching (`hidden-tree.ts`), chance moves by their
 * weights. With more than two teams each maximizes its own share. Hidden cards are dealt uniformly: nothing is inferred from
 * what others have done so far.
 *
 *     const thinking = search(field, game.observe(position, 0), 'seed');
 *     thinking.more(200);
 *     console.log(thinking.report().words);
 *
 * Reads no clock and sees no real position, only an observation; the caller asks for more samples as long as there is time.
 */

interface Considered<Move> {
  readonly move: Move;
  readonly words: string;
  /** Its share of the samples. */
  readonly share: number;
  /** The expected share of the wins, 0 to 1. */
  readonly chances: number;
}

export interface Report<Move> extends Considered<Move> {
  /** Samples behind it, including those reused from an earlier decision of the same turn. */
  readonly samples: number;
  /** All moves considered, most visited first. */
  readonly moves: readonly Considered<Move>[];
  /** The expected line, beginning with the move itself, under one sample's deal of the hidden cards. */
  readonly line: readonly Foreseen[];
}

/** An ongoing search; it can report at any time. */
export interface Thinking<Move> {
  readonly samples: () => number;
  /** Takes `count` more samples. */
  readonly more: (count: number) => void;
  /** Whether `left` more samples could not change the move. */
  readonly isClear: (left: number) => boolean;
  readonly report: () => Report<Move>;
  /** What to pass to the same player's next search; null where the next decision is not theirs. */
  readonly memory: () => Kept | null;
}

/** Starts a search for the player who decides, from their observation. */
export function search<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  seen: Observation,
  seed: string,
  memory: Kept | null = null,
  { isRash = false, slips = 0 }: Handicap = {},
): Thinking<Move> {
  const { game, hints } = field;
  // One possible deal. What the player knows is the same in all of them.
  const example = game.resample(seen, seed);
  const player = playerOf(game.toAct(example));
  if (player === null) throw new Error('A player was asked who has nothing to decide');
  const isOpen = hints.isOpen?.(example) ?? game.secrets === false;
  const root = { field, seen, seed, player, example, memory };
  const growth: Growth<Move> = isOpen ? openGrowth(root) : hiddenGrowth(root);
  const arms = growth.arms();
  const before = visitsOf(arms);
  let taken = 0;
  const isSlip = lotsOf(`${seed}/slip`)(FINE) < slips * FINE;
  const isSolved = !isRash && !isSlip && hints.isEnding?.(example) === true;
  const solution = isSolved ? ending(field, example, MOST_OF_AN_ENDING) : null;
  // A lost ending is still sampled: the opponent may answer badly.
  const won = solution !== null && solution.value > 0 ? solution : null;

  const ranked = (): readonly Arm<Move>[] =>
    growth
      .arms()
      .toSorted((one, other) => other.visits - one.visits || (expected(other) ?? 0) - (expected(one) ?? 0));
  const { isMixed } = growth;
  const isDecided = (): boolean =>
    arms.length < 2 || won !== null || (isSlip && arms.some(({ prior }) => prior !== null));
  const chosen = (): Arm<Move> => {
    const [best] = ranked();
    const first = isSlip ? bestAtSight(field, example, growth.arms(), lotsOf(`${seed}/mix`)) : undefined;
    if (first !== undefined) return first;
    const kept = won === null ? undefined : armOf(growth.arms(), drawnFrom(won, lotsOf(`${seed}/mix`)));
    if (kept !== undefined) return kept;
    if (best === undefined) throw new Error('Somebody decides who has no move');
    const alike = hints.isVaried?.(example) === true ? asGoodAs(best, ranked()) : [best];
    if (alike.length > 1) return alike[lotsOf(`${seed}/mix`)(alike.length)] ?? best;
    // Secret choices must be unpredictable.
    if (!isRash && !isMixed()) return best;
    const share = (arm: Arm<Move>) => (isRash ? arm.visits : arm.mixed);
    let left = (ranked().reduce((sum, arm) => sum + share(arm), 0) * lotsOf(`${seed}/mix`)(FINE)) / FINE;
    return ranked().find((arm) => (left -= share(arm)) < 0) ?? best;
  };
  const considered = ({ move, visits, ...arm }: Arm<Move>): Considered<Move> => ({
    move,
    words: game.print(example, move),
    share: visits / Math.max(1, visitsOf(growth.arms())),
    chances: expected({ move, visits, ...arm }) ?? 0.5,
  });

  return {
    samples: () => before + taken,
    more: (count) => {
      if (isDecided()) return;
      for (let last = taken + count; taken < last; taken++) growth.sample(taken);
    },
    isClear: (left) => {
      if (isDecided()) return true;
      // A mixed strategy improves with every sample.
      if (isMixed()) return false;
      const [best, second] = ranked();
      return second === undefined || (best?.visits ?? 0) > second.visits + left;
    },
    report: () => {
      const move = chosen();
      return {
        ...considered(move),
        ...(won !== null && { chances: won.value }),
        ...(won === null &&
          isMixed() && { chances: sumOf(growth.arms()) / Math.max(1, visitsOf(growth.arms())) }),
        samples: before + taken,
        moves: ranked().map(considered),
        line: growth.line(move.move),
      };
    },
    memory: () => growth.keep(chosen().move),
  };
}

/** Resolution of a random draw among fractions. */
const FINE = 1_000_000;

/** The most positions examined to solve an ending. */
const MOST_OF_AN_ENDING = 1500;

/** Draws one of an ending's best moves by their shares. */
function drawnFrom<Move>(
  { best }: NonNullable<ReturnType<typeof ending<unknown, Move, unknown>>>,
  lot: (sides: number) => number,
): Move | undefined {
  let left = lot(FINE) / FINE;
  return (best.find(({ share }) => (left -= share) < 0) ?? best[0])?.move;
}

const armOf = <Move>(arms: readonly Arm<Move>[], move: Move | undefined): Arm<Move> | undefined =>
  arms.find((arm) => keyOf(arm.move) === keyOf(move));

/** The most that two moves differ in their share of the wins to count as equally good. */
const ALIKE = 0.05;

/** Arms that were tried and promise as good as one of them. */
const asGoodAs = <Move>(best: Arm<Move>, arms: readonly Arm<Move>[]): readonly Arm<Move>[] =>
  arms.filter((arm) => arm.visits > 0 && Math.abs((expected(arm) ?? 0) - (expected(best) ?? 0)) <= ALIKE);

/** One of the moves that are best at first sight; none where no move has a prior. */
function bestAtSight<Position, Move, Observation>(
  { hints }: Field<Position, Move, Observation>,
  position: Position,
  arms: readonly Arm<Move>[],
  lot: (sides: number) => number,
): Arm<Move> | undefined {
  if (hints.prior === undefined) return undefined;
  const moves = arms.map(({ move }) => move);
  const sights = hints.sight?.(position, moves) ?? arms.map(({ prior }) => prior ?? -Infinity);
  const most = Math.max(...sights);
  const best = arms.filter((_, index) => sights[index] === most);
  return best[lot(Math.max(1, best.length))];
}

const sumOf = (arms: readonly Arm<unknown>[]): number => arms.reduce((all, { sum }) => all + sum, 0);

const visitsOf = (arms: readonly Arm<unknown>[]): number => arms.reduce((sum, { visits }) => sum + visits, 0);

/** The limits of one decision. */
interface Budget extends Handicap {
  /** The most samples. Without a clock they make a decision repeatable. */
  readonly samples: number;
  /** Polled now and then: true once the time is up. Left out, there is no time limit. */
  readonly spent?: () => boolean;
}

/** Samples between two checks of the clock. */
const STRIDE = 16;

/** Samples until the budget is used up or the choice can no longer change. */
function thinkFor(thinking: Thinking<unknown>, { samples, spent }: Budget): void {
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
  let memory: Kept | null = null;
  return (seen, seed) => {
    const thinking = search(field, seen, seed, memory, budget);
    thinkFor(thinking, budget);
    memory = thinking.memory();
    const report = thinking.report();
    hear?.(report);
    return report.move;
  };
}
