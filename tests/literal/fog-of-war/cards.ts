/** Cards as plain lists of names, counted one by one, unlike the piles of the engine. */
import { FIGURES, FORCES, type Force } from '../../../cards/fog-of-war/data/components.ts';

/** One card, by its name. */
export type Card = Force;
/** Where a battle is. */
export type Ground = 'land' | 'sea';

export const isArmy = (card: Card): boolean => card.startsWith('army');
export const isFleet = (card: Card): boolean => card.startsWith('fleet');
export const isAir = (card: Card): boolean => card === 'air';

/** What a card is worth in a fight (F-B01). */
export const worth = (card: Card, where: Ground): number =>
  where === 'land' ? FIGURES[card].ground : FIGURES[card].naval;

export const total = (cards: readonly Card[], where: Ground): number =>
  cards.reduce((sum, card) => sum + worth(card, where), 0);

/** Whether it fights there: not a dummy, no fleet on land, no army or fort at sea, no fort that attacks (F-048, F-A39). */
export const fights = (card: Card, where: Ground, attacks: boolean): boolean =>
  worth(card, where) > 0 && !(attacks && card.startsWith('fort'));

/** The same cards in the order of the box. */
export const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => FORCES.indexOf(one) - FORCES.indexOf(other));

export const kinds = (cards: readonly Card[]): readonly Card[] =>
  FORCES.filter((force) => cards.includes(force));

export const countOf = (cards: readonly Card[], card: Card): number =>
  cards.filter((each) => each === card).length;

/** Removes each taken card once; one that is not there is ignored. */
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The union of two heaps by the higher count of each kind. */
export const moreOf = (one: readonly Card[], other: readonly Card[]): Card[] => [
  ...one,
  ...without(other, one),
];

/** Known cards after one left unseen: one less of each kind, since it may be of any (F-A63). */
export const oneUnsure = (known: readonly Card[]): Card[] => without(known, kinds(known));

/** Counts by kind as a list of cards. */
export const counted = (counts: Readonly<Partial<Record<Force, number>>>): Card[] =>
  FORCES.flatMap((force) => Array.from({ length: counts[force] ?? 0 }, () => force));

/** Every subset of a heap, without duplicates. */
export function choices(cards: readonly Card[]): readonly (readonly Card[])[] {
  const found = new Map<string, readonly Card[]>([['', []]]);
  for (const card of sorted(cards))
    for (const chosen of [...found.values()]) {
      const more = sorted([...chosen, card]);
      found.set(more.join(' '), more);
    }
  return [...found.values()];
}
