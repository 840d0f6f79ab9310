/** Cards go from heap to heap, with what the enemy knows of them (F-A63). */
import type { AreaId } from '../../../cards/fog-of-war/data/areas.ts';
import type { Operation, Side } from '../../../cards/fog-of-war/data/components.ts';
import { moreOf, oneUnsure, without, type Card } from './cards.ts';
import type { Heap, Table } from './table.ts';

/** Moves a card face down: for the enemy it may be of any kind. */
export function goesUnseen(card: Card, from: Heap, to: Heap): void {
  // If it is the only card of its heap, what the enemy knew of the heap is known of it.
  if (from.cards.length === 1) {
    allGo(from, to);
    return;
  }
  from.cards = without(from.cards, [card]);
  from.known = oneUnsure(from.known);
  to.cards.push(card);
}

/** Moves cards openly. */
export function goOpenly(cards: readonly Card[], from: Heap, to: Heap): void {
  from.cards = without(from.cards, cards);
  from.known = without(from.known, cards);
  to.cards.push(...cards);
  to.known.push(...cards);
}

/** Moves a whole heap together with what the enemy knows of it. */
export function allGo(from: Heap, to: Heap): void {
  to.cards.push(...from.cards);
  to.known.push(...from.known);
  Object.assign(from, { cards: [], known: [] });
}

/** Everybody sees what lies there. */
export function isShown(heap: Heap): void {
  heap.known = [...heap.cards];
}

/** The enemy has seen these cards of a heap. */
export function isSeen(heap: Heap, seen: readonly Card[]): void {
  heap.known = moreOf(heap.known, seen);
}

/** An operation’s cards are discarded, and its province card goes back to its deck (F-044). */
export function disband(table: Table, side: Side, operation: Operation): void {
  const planned = table.sides[side].wheel[operation];
  allGo(planned, table.sides[side].stacks.discard);
  Object.assign(planned, { aim: null, isAimKnown: false });
}

/** All of a side’s cards in an area are discarded. */
export function discardAt(table: Table, side: Side, at: AreaId): void {
  allGo(table.sides[side].areas[at], table.sides[side].stacks.discard);
}
