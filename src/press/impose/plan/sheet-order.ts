/**
 * Cut and stack: sheets are stacked, cut through, and the piles stacked in the order of the slots. Cards are
 * distributed so that they come out sorted.
 */
import type { DrawnCard } from '../../../kit/drawn-kit.ts';

/**
 * Distributes items to sheets of `slots` each: down the stack in the first slot, then in the second, and so
 * on. With 7 sheets the first slot has items 0 to 6, the second 7 to 13. Remaining slots are undefined, so
 * that every sheet has the same grid.
 */
export function cutAndStack<Item>(items: readonly Item[], slots: number): (Item | undefined)[][] {
  const sheets = Math.ceil(items.length / slots);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: slots }, (_, slot) => items[slot * sheets + sheet]),
  );
}

/** Every copy of every card: shared decks first, then player by player, deck by deck. */
export function sortedCopies(cards: readonly DrawnCard[]): DrawnCard[] {
  const owners = [undefined, ...new Set(cards.map(({ deck }) => deck.owner))];
  const decks = [...new Set(cards.map(({ deck }) => deck.id))];
  const rank = ({ deck }: DrawnCard): number =>
    owners.indexOf(deck.owner) * decks.length + decks.indexOf(deck.id);
  return cards
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((drawn) => Array.from({ length: drawn.card.count }, () => drawn));
}
