/**
 * The sheets of cards of one size. Slots that cards leave free hold counters, where that saves a sheet: they are cut out
 * and turned over with the cards, come off the stack behind the last of them, and are cut apart then.
 */
import type { DrawnCard, DrawnPiece } from '../../kit/drawn-kit.ts';
import type { Rect } from '../../kit/face.ts';
import { SLACK } from '../../kit/units.ts';
import { lengthOf, placeStretches, stretchesIn, type Stretch } from './counters.ts';
import { slotCount, slotRect, type Grid } from './plan/grid.ts';
import type { Layout } from './plan/layout.ts';
import { placePairs, type CounterSlot, type Leaf } from './leaf.ts';
import { cutAndStack, sortedCopies } from './plan/order.ts';

/** Counters that stand in the place of one card. */
export type CounterCard = readonly Stretch[];

/** Bare paper between counters and the trim of the card that is not there, mm: their marks stand on it. */
export const SLOT_EDGE = 1.7;

/** Between blocks in a slot, mm. */
const GAP = 4;

/** For the line that says what a slot holds, mm. */
export const SLOT_LINE = 3.4;

const roomIn = ({ x, y, width, height }: Rect): Rect => ({
  x: x + SLOT_EDGE,
  y: y + SLOT_EDGE,
  width: width - 2 * SLOT_EDGE,
  height: height - 2 * SLOT_EDGE - SLOT_LINE,
});

/** Counters in the places of cards; none where one of them is too large for that. */
function counterCards(pieces: readonly DrawnPiece[], { cell }: Grid): readonly CounterCard[] {
  const room = roomIn({ x: 0, y: 0, ...cell });
  const fit = pieces.every(
    ({ face }) => face.width <= room.width + SLACK && face.height <= room.height + SLACK,
  );
  return fit && pieces.length > 0 ? stretchesIn(pieces, room, GAP) : [];
}

/** Counters in the slots that `cards` cards leave, where `sheets` sheets of their own would be more. */
export function savedBySlots(
  pieces: readonly DrawnPiece[],
  layout: Layout,
  cards: number,
  sheets: number,
): readonly CounterCard[] {
  const slots = slotCount(layout.block);
  const inSlots = counterCards(pieces, layout.block);
  const apart = Math.ceil(cards / slots) + sheets;
  return Math.ceil((cards + inSlots.length) / slots) < apart ? inSlots : [];
}

/** "12 × Red soldier", kind by kind. */
function holds(card: CounterCard): string[] {
  const pieces = card.flatMap(({ rows }) => rows.flat()).flatMap((piece) => piece ?? []);
  return [...Map.groupBy(pieces, ({ piece }) => piece.name)].map(([name, all]) => `${all.length} × ${name}`);
}

interface Filled extends Pick<Leaf, 'fronts' | 'backs'> {
  readonly slot: CounterSlot;
}

function filledSlot(card: CounterCard, rect: Rect, { mirror, folded }: Layout): Filled {
  const room = roomIn(rect);
  const top = (room.height - lengthOf(card)) / 2;
  const { blocks, ...sides } = placeStretches(card, { room, mirror, folded }, top);
  return { ...sides, slot: { rect, blocks, holds: holds(card) } };
}

/** The sheets of cards of one size: dealt so that the stack cut through comes out sorted, counters behind. */
export function cardLeaves(
  cards: readonly DrawnCard[],
  layout: Layout,
  counters: readonly CounterCard[] = [],
): Leaf[] {
  const items = [
    ...sortedCopies(cards).map((card) => ({ card, counters: undefined })),
    ...counters.map((each) => ({ card: undefined, counters: each })),
  ];
  return cutAndStack(items, slotCount(layout.block)).map((slots): Leaf => {
    const dealt = slots.map((slot) => slot?.card);
    const placed = placePairs(layout, dealt);
    const filled = slots.flatMap((slot, index) =>
      slot?.counters ? [filledSlot(slot.counters, slotRect(layout.block, index), layout)] : [],
    );
    const names = [...new Set(dealt.flatMap((drawn) => drawn?.deck.name ?? []))];
    return {
      kind: 'cards',
      blocks: [layout.block],
      mirror: layout.mirror,
      folded: layout.folded,
      names: filled.length > 0 ? [...names, 'Counters'] : names,
      fronts: [...placed.fronts, ...filled.flatMap(({ fronts }) => fronts)],
      backs: [...placed.backs, ...filled.flatMap(({ backs }) => backs)],
      ...(filled.length > 0 && { counterSlots: filled.map(({ slot }) => slot) }),
    };
  });
}
