/** Multisets: cards and dice that are told apart only by what they show. */
import type { ZoneCard } from './table/scene.ts';

export const countIn = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

/** Removes one occurrence, if there is any. */
export const withoutOne = <T>(all: readonly T[], one: T): readonly T[] => {
  const index = all.indexOf(one);
  return all.filter((_, other) => other !== index);
};

/** Groups equal cards of a zone, in the order of first occurrence. */
export const alikeIn = <Card, Says>(
  cards: readonly Card[],
  shown: (card: Card) => Omit<ZoneCard<Says>, 'count'>,
): readonly ZoneCard<Says>[] =>
  [...new Set(cards)].map((card) => ({ ...shown(card), count: countIn(cards, card) }));
