/** Cards and dice that are told by what they show alone: one is as good as another. */
import type { ZoneCard } from './table/scene.ts';

/** How often something is there. */
export const countIn = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length;

/** The same with one less of something, where it is there. */
export const withoutOne = <T>(all: readonly T[], one: T): readonly T[] => {
  const index = all.indexOf(one);
  return all.filter((_, other) => other !== index);
};

/** Like cards of a zone together, in the order in which the first of each lies. */
export const alikeIn = <Card, Says>(
  cards: readonly Card[],
  shown: (card: Card) => Omit<ZoneCard<Says>, 'count'>,
): readonly ZoneCard<Says>[] =>
  [...new Set(cards)].map((card) => ({ ...shown(card), count: countIn(cards, card) }));
