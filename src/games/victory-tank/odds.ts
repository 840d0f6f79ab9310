import { ways } from '../../referee/odds.ts';
import { cardsIn, countOf } from './cards.ts';
import type { CardCounts } from './position.ts';

/** A chance as a fraction of equally likely hands. */
export interface Odds {
  readonly hands: number;
  readonly of: number;
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
