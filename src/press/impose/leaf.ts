/** A sheet of paper with what stands on both of its sides, before it is made up into pages. */
import type { DrawnCard } from '../../kit/drawn-kit.ts';
import type { SetFace } from '../../kit/face.ts';
import type { Placement } from '../sheet.ts';
import { placeFaces, slotCount, type Block } from './grid.ts';
import type { Layout, Place } from './layout.ts';
import { mirrorBlock, mirrorSlot, type Mirror } from './mirror.ts';
import { cutAndStack, sortedCopies } from './order.ts';
import type { PosterTile } from './tiling.ts';

export const LEAF_KINDS = ['cards', 'counters', 'sheets', 'showpieces', 'boxes'] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

export interface Leaf {
  readonly kind: LeafKind;
  /** What stands here, for the margin and the bookmark. */
  readonly names: readonly string[];
  /** Blocks of fronts, to be cut straight through along their cut lines. */
  readonly blocks: readonly Block[];
  /** A part of a poster, which is joined to others; it is all that stands here then. */
  readonly tile?: PosterTile;
  readonly fronts: readonly Placement[];
  readonly backs: readonly Placement[];
  readonly mirror: Mirror;
  /** Backs stand on the page of the fronts, about the mirror's line. */
  readonly folded: boolean;
}

/** A face and the back that has to meet it. */
export interface Pair {
  readonly front: SetFace;
  readonly back?: SetFace;
}

/** Places fronts in the slots of a block and each back in the slot that lies against its front's. */
export function placePairs(
  { block, mirror }: Place,
  pairs: readonly (Pair | undefined)[],
): Pick<Leaf, 'fronts' | 'backs'> {
  const backs: (SetFace | undefined)[] = pairs.map(() => undefined);
  pairs.forEach((pair, slot) => {
    backs[mirrorSlot(block, slot, mirror)] = pair?.back;
  });
  return {
    fronts: placeFaces(
      block,
      pairs.map((pair) => pair?.front),
    ),
    backs: placeFaces(mirrorBlock(block, mirror), backs),
  };
}

/** The sheets of cards of one size: dealt so that the stack cut through comes out sorted. */
export function cardLeaves(cards: readonly DrawnCard[], layout: Layout): Leaf[] {
  const sheets = cutAndStack(sortedCopies(cards), slotCount(layout.block));
  return sheets.map((slots): Leaf => ({
    kind: 'cards',
    names: [...new Set(slots.flatMap((drawn) => drawn?.deck.name ?? []))],
    blocks: [layout.block],
    mirror: layout.mirror,
    folded: layout.folded,
    ...placePairs(layout, slots),
  }));
}
