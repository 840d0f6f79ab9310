/**
 * Cut and stack: sheets are laid on one another, cut through, and the piles laid on one another in the order of
 * the slots. Cards are dealt to the sheets so that they come out sorted.
 */
import type { DrawnCard } from '../../../kit/drawn-kit.ts';

/**
 * Deals items to sheets of `slots` each: down through the stack in the first slot, then in the second, and so on.
 * With 7 sheets the first slot holds items 0 to 6, the second 7 to 13. Slots that are left over stay undefined,
 * so that every sheet has the same grid.
 */
export function cutAndStack<Item>(items: readonly Item[], slots: number): (Item | undefined)[][] {
  const sheets = Math.ceil(items.length / slots);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: slots }, (_, slot) => items[slot * sheets + sheet]),
  );
}

/** Every card as often as the box holds it, shared decks first, then player by player, deck by deck. */
export function sortedCopies(cards: readonly DrawnCard[]): DrawnCard[] {
  const owners = [undefined, ...new Set(cards.map(({ deck }) => deck.owner))];
  const decks = [...new Set(cards.map(({ deck }) => deck.id))];
  const rank = ({ deck }: DrawnCard): number =>
    owners.indexOf(deck.owner) * decks.length + decks.indexOf(deck.id);
  return cards
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((drawn) => Array.from({ length: drawn.card.count }, () => drawn));
}
