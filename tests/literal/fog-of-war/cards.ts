/** Heaps of cards as lists of names, and what the names are worth: the second referee counts by taking one after the other. */
import { FIGURES, FORCES, type Force } from '../../../cards/fog-of-war/data/components.ts';

/** One card, by its name. */
export type Card = Force;
/** Where a battle is. */
export type Ground = 'land' | 'sea';

export const isArmy = (card: Card): boolean => card.startsWith('army');
export const isFleet = (card: Card): boolean => card.startsWith('fleet');
export const isAir = (card: Card): boolean => card === 'air';
export const isDummy = (card: Card): boolean => card === 'dummy';

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

/** What is left when some have been taken out, each once; a card that is not there takes nothing. */
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Of each kind as many as in that heap of the two which has more. */
export const moreOf = (one: readonly Card[], other: readonly Card[]): Card[] => [
  ...one,
  ...without(other, one),
];

/** Of each kind one less: any of them may be the one that left unseen (F-A63). */
export const oneUnsure = (known: readonly Card[]): Card[] => without(known, kinds(known));

/** So many of each, as the box lists them. */
export const counted = (counts: Readonly<Partial<Record<Force, number>>>): Card[] =>
  FORCES.flatMap((force) => Array.from({ length: counts[force] ?? 0 }, () => force));

/** Every choice of cards out of a heap, each once, nothing and all of it among them. */
export function choices(cards: readonly Card[]): readonly (readonly Card[])[] {
  const found = new Map<string, readonly Card[]>([['', []]]);
  for (const card of sorted(cards))
    for (const chosen of [...found.values()]) {
      const more = sorted([...chosen, card]);
      found.set(more.join(' '), more);
    }
  return [...found.values()];
}
