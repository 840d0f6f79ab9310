/**
 * Exact probabilities, as fractions of whole numbers. It knows no game.
 *
 *     inDecimals(together(shareOf(1, 6), shareOf(1, 4))); // 0.4166…
 */

/** A probability as a fraction in lowest terms, from 0/1 to 1/1. */
export interface Share {
  readonly of: bigint;
  readonly in: bigint;
}

export const NEVER: Share = { of: 0n, in: 1n };

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

export const inDecimals = (share: Share): number => {
  // Drops bits beyond the precision of a number, so that the division does not overflow.
  const excess = BigInt(Math.max(0, share.in.toString(2).length - 1000));
  return Number(share.of >> excess) / Number(share.in >> excess);
};

/** "5 in 12". */
export const shareText = (share: Share): string => `${share.of} in ${share.in}`;
