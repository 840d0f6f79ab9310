import { cardsIn, countOf } from './cards.ts';
import type { CardCounts } from './position.ts';

/** A chance as a fraction of equally likely hands. */
export interface Odds {
  readonly hands: number;
  readonly of: number;
}

/** The number of ways to choose `size` out of `count`. */
export function ways(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let product = 1;
  for (let index = 1; index <= size; index++) product = (product * (count - size + index)) / index;
  return Math.round(product);
}

/**
 * The chance that a hand of `size` cards out of `unseen` holds one that is worth more than `limit`, any unseen card being
 * equally likely: all hands but those without any.
 */
export function holdsMoreThan(limit: number, unseen: CardCounts, size: number): Odds {
  const all = cardsIn(unseen);
  const high = ([1, 2, 3] as const).reduce(
    (sum, value) => sum + (value > limit ? countOf(unseen, value) : 0),
    0,
  );
  const of = ways(all, size);
  return { hands: of - ways(all - high, size), of };
}

export const chanceIn = ({ hands, of }: Odds): number => (of === 0 ? 0 : hands / of);
