/**
 * The leaves of cards of one size. Free slots hold counters where that saves a sheet: they are cut out and
 * turned with the cards, come off the stack behind the last of them, and are then divided.
 */
import type { DrawnCard, DrawnPiece } from '../../kit/drawn-kit.ts';
import type { Rect } from '../../kit/face.ts';
import { SLACK } from '../../kit/units.ts';
import { lengthOf, placeStretches, stretchesIn, type Stretch } from './counters.ts';
import { slotCount, slotRect, type Grid } from './plan/slot-grid.ts';
import type { Layout } from './plan/sheet-layout.ts';
import { placePairs, type CounterSlot, type Leaf } from './leaf.ts';
import { cutAndStack, sortedCopies } from './plan/sheet-order.ts';

/** Counters in the slot of one card. */
export type CounterCard = readonly Stretch[];

/** The paper between counters and the slot's trim, mm, for their marks. */
export const SLOT_EDGE = 1.7;

/** Between blocks in a slot, mm. */
const GAP = 4;

/** The height of the line with a slot's contents, mm. */
export const SLOT_LINE = 3.4;

const roomIn = ({ x, y, width, height }: Rect): Rect => ({
  x: x + SLOT_EDGE,
  y: y + SLOT_EDGE,
  width: width - 2 * SLOT_EDGE,
  height: height - 2 * SLOT_EDGE - SLOT_LINE,
});

/** Distributes counters to card slots; empty where one of them is too large. */
function counterCards(pieces: readonly DrawnPiece[], { cell }: Grid): readonly CounterCard[] {
  const room = roomIn({ x: 0, y: 0, ...cell });
  const fit = pieces.every(
    ({ face }) => face.width <= room.width + SLACK && face.height <= room.height + SLACK,
  );
  return fit && pieces.length > 0 ? stretchesIn(pieces, room, GAP) : [];
}

/** Counters for the slots that `cards` leave free, if that saves the `sheets` they would otherwise need. */
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

/** Whether a card can wait until after a first game. */
export const isLater = ({ deck }: DrawnCard): boolean => deck.later === true;

/**
 * The leaves of cards of one size. Cards that can wait have leaves of their own behind the others; each of the two stacks
 * comes out sorted when it is cut, counters behind the first.
 */
export function cardLeaves(
  cards: readonly DrawnCard[],
  layout: Layout,
  counters: readonly CounterCard[] = [],
): Leaf[] {
  const [first, later] = [cards.filter((card) => !isLater(card)), cards.filter(isLater)];
  return [
    ...stackLeaves(first, layout, counters),
    ...stackLeaves(later, layout).map((leaf): Leaf => ({ ...leaf, later: true })),
  ];
}

/** The leaves of one stack, ordered so that it comes out sorted, with counters behind. */
function stackLeaves(
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
