/**
 * Exact probabilities: enumerates every outcome of chance from a position until a player decides or the game has ended.
 *
 *     const found = odds(game, position, (after) => after.hits >= 2);
 *     if (found.ok) console.log(inDecimals(found.value.get(true) ?? NEVER)); // 0.4166…
 */
import { weightOf } from './draw.ts';
import type { DrawFault } from '../messages/kernel-faults.ts';
import type { Rules } from '../game.ts';
import { failed, ok, type Result } from '../../result.ts';

/** A probability as a fraction in lowest terms, from 0/1 to 1/1. */
export interface Share {
  readonly of: bigint;
  readonly in: bigint;
}

export const NEVER: Share = { of: 0n, in: 1n };
const ALWAYS: Share = { of: 1n, in: 1n };

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));

export function lowest(of: bigint, all: bigint): Share {
  const common = divisor(of, all);
  return { of: of / common, in: all / common };
}

/** The probability of either of two events that exclude each other. */
export const together = (one: Share, other: Share): Share =>
  lowest(one.of * other.in + other.of * one.in, one.in * other.in);

/** `of` out of `all`; `all` must be at least 1. */
export const shareOf = (of: number, all: number): Share => lowest(BigInt(of), BigInt(all));

/** The probability of two independent events together. */
export const both = (one: Share, other: Share): Share => lowest(one.of * other.of, one.in * other.in);

/** The binomial coefficient: exact for the deck sizes of these games. */
export function ways(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let product = 1;
  for (let index = 1; index <= size; index++) product = (product * (count - size + index)) / index;
  return Math.round(product);
}

/** The probability that a random hand of `size` out of `unseen` cards holds at least one of `wanted` cards. */
export function holdsOne(wanted: number, unseen: number, size: number): Share {
  let without = 1n;
  let all = 1n;
  for (let card = 0; card < Math.min(size, unseen); card++) {
    without *= BigInt(Math.max(0, unseen - wanted - card));
    all *= BigInt(unseen - card);
  }
  return lowest(all - without, all);
}

/** Adds two shares; skips the costly reduction to lowest terms where the denominators are equal. */
const added = (one: Share, other: Share): Share =>
  one.in === other.in ? { of: one.of + other.of, in: one.in } : together(one, other);

export const inDecimals = (share: Share): number => {
  // Drops bits beyond the precision of a number, so that the division does not overflow.
  const excess = BigInt(Math.max(0, share.in.toString(2).length - 1000));
  return Number(share.of >> excess) / Number(share.in >> excess);
};

/** "5 in 12". */
export const shareText = (share: Share): string => `${share.of} in ${share.in}`;

/** The most positions examined for one answer. */
const MOST_LOOKED_AT = 100_000;
/** The most draws in a row: a roll that is repeated on a tie may never end. */
const MOST_DRAWS = 1000;

/**
 * The probability of each answer of `event`, asked in every position where chance no longer acts; they sum to
 * exactly 1. Equal positions are merged, so that many dice cost no more than their sums. Faults: too many
 * positions, or draws that may never end.
 */
export function odds<Position, Move, Answer extends string | number | boolean>(
  game: Rules<Position, Move>,
  position: Position,
  event: (position: Position) => Answer,
  most: number = MOST_LOOKED_AT,
): Result<ReadonlyMap<Answer, Share>, DrawFault> {
  const answers = new Map<Answer, Share>();
  let looked = 0;
  let draws = 0;
  let waiting = new Map([['', { position, share: ALWAYS }]]);
  while (waiting.size > 0) {
    if (draws++ > MOST_DRAWS) return failed({ says: 'endless', draws: MOST_DRAWS });
    const next: typeof waiting = new Map();
    for (const at of waiting.values()) {
      if (++looked > most) return failed({ says: 'manyWays', most });
      if (game.toAct(at.position) !== 'chance') {
        const answer = event(at.position);
        answers.set(answer, together(answers.get(answer) ?? NEVER, at.share));
      } else for (const after of drawnAt(game, at)) merge(next, after);
      // Cards drawn one after the other can grow beyond memory.
      if (next.size > most) return failed({ says: 'manyWays', most });
    }
    waiting = next;
  }
  return ok(answers);
}

/** A possible position and its probability, not reduced. */
interface May<Position> {
  readonly position: Position;
  readonly share: Share;
}

/** The positions after one draw. */
function drawnAt<Position, Move>(game: Rules<Position, Move>, at: May<Position>): May<Position>[] {
  const lots = game.moves(at.position).map((move) => ({ move, weight: weightOf(game, at.position, move) }));
  const sum = lots.reduce((all, { weight }) => all + weight, 0);
  return lots.map(({ move, weight }) => ({
    position: game.play(at.position, move),
    share: { of: at.share.of * BigInt(weight), in: at.share.in * BigInt(sum) },
  }));
}

/** Positions are plain JSON, so equal ones have equal JSON. */
function merge<Position>(into: Map<string, May<Position>>, { position, share }: May<Position>): void {
  const written = JSON.stringify(position);
  const same = into.get(written);
  into.set(written, same === undefined ? { position, share } : { ...same, share: added(same.share, share) });
}
