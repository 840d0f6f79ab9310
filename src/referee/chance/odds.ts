/**
 * Exact odds: every way in which chance can go from a position until somebody decides or the game has ended, weighed.
 *
 *     const found = odds(game, position, (after) => after.hits >= 2);
 *     if (found.ok) console.log(inDecimals(found.value.get(true) ?? NEVER)); // 0.4166…
 */
import { weightOf } from './draw.ts';
import type { DrawFault } from '../messages/faults.ts';
import type { Rules } from '../game.ts';
import { failed, ok, type Result } from '../../result.ts';

/** A share of all that can come, in lowest terms: from 0 in 1 to 1 in 1. */
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

/** Two shares that have nothing in common, together. */
export const together = (one: Share, other: Share): Share =>
  lowest(one.of * other.in + other.of * one.in, one.in * other.in);

/** So many of so many, which are at least one. */
export const shareOf = (of: number, all: number): Share => lowest(BigInt(of), BigInt(all));

/** The share of both of two things that have nothing to do with each other. */
export const both = (one: Share, other: Share): Share => lowest(one.of * other.of, one.in * other.in);

/** The number of ways to choose `size` out of `count`, exact for as many as cards come in. */
export function ways(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let product = 1;
  for (let index = 1; index <= size; index++) product = (product * (count - size + index)) / index;
  return Math.round(product);
}

/**
 * How often a hand of `size` cards holds any of `wanted` cards, all of them among `unseen` ones of which each hand is as
 * likely as any: all hands but those without one.
 */
export function holdsOne(wanted: number, unseen: number, size: number): Share {
  let without = 1n;
  let all = 1n;
  for (let card = 0; card < Math.min(size, unseen); card++) {
    without *= BigInt(Math.max(0, unseen - wanted - card));
    all *= BigInt(unseen - card);
  }
  return lowest(all - without, all);
}

/** Two shares on their way to an answer: those of as many need not be brought to lowest terms, which takes longest. */
const added = (one: Share, other: Share): Share =>
  one.in === other.in ? { of: one.of + other.of, in: one.in } : together(one, other);

/** The share as a fraction of 1. */
export const inDecimals = (share: Share): number => {
  // Whole numbers beyond what a fraction of 1 can tell apart are cut first.
  const excess = BigInt(Math.max(0, share.in.toString(2).length - 1000));
  return Number(share.of >> excess) / Number(share.in >> excess);
};

/** "5 in 12". */
export const shareText = (share: Share): string => `${share.of} in ${share.in}`;

/** The most positions that are looked at for the odds of one. */
const MOST_LOOKED_AT = 100_000;
/** The most draws in a row: a roll that is made again when it is a tie has no last one. */
const MOST_DRAWS = 1000;

/**
 * How often each answer of `event` comes out, asked wherever chance is no longer to act; the shares make exactly 1.
 * Positions that are alike are looked at once, so that many dice cost no more than their sums. A fault says that there
 * are too many to look at, or no end: `speech.<language>.ts` has its words.
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
      // Cards drawn one after the other can come in more ways than there is room for.
      if (next.size > most) return failed({ says: 'manyWays', most });
    }
    waiting = next;
  }
  return ok(answers);
}

/** A position that may come, and how often, though not in lowest terms. */
interface May<Position> {
  readonly position: Position;
  readonly share: Share;
}

/** What one draw can make of a position. */
function drawnAt<Position, Move>(game: Rules<Position, Move>, at: May<Position>): May<Position>[] {
  const lots = game.moves(at.position).map((move) => ({ move, weight: weightOf(game, at.position, move) }));
  const sum = lots.reduce((all, { weight }) => all + weight, 0);
  return lots.map(({ move, weight }) => ({
    position: game.play(at.position, move),
    share: { of: at.share.of * BigInt(weight), in: at.share.in * BigInt(sum) },
  }));
}

/** Positions are plain JSON: alike is written alike. */
function merge<Position>(into: Map<string, May<Position>>, { position, share }: May<Position>): void {
  const written = JSON.stringify(position);
  const same = into.get(written);
  into.set(written, same === undefined ? { position, share } : { ...same, share: added(same.share, share) });
}
