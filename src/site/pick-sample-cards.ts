/** Picks some cards that show what is in a box: spread evenly over it, no two with the same name. */
import type { Card } from '../kit/component.ts';

/** Up to `count` of `cards`; `first` skips that many names at the beginning. */
export function spread(cards: readonly Card[], count: number, first = 0): readonly Card[] {
  const all = [...new Map(cards.map((card) => [card.name, card])).values()];
  const named = all.length > count + first ? all.slice(first) : all;
  const stepAt = (index: number): number => Math.floor((index * count) / named.length);
  return named.filter((_, index) => index === 0 || stepAt(index) > stepAt(index - 1));
}
