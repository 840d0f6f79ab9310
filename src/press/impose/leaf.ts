/** A sheet of paper with what stands on both of its sides, before it is made up into pages. */
import type { Rect, SetFace } from '../../kit/face.ts';
import type { Placement } from '../sheet.ts';
import { placeFaces, type Block } from './plan/grid.ts';
import type { Place } from './plan/layout.ts';
import { mirrorBlock, mirrorSlot, type Mirror } from './mirror.ts';
import type { PosterTile } from './posters/tiling.ts';

export const LEAF_KINDS = ['cards', 'counters', 'sheets', 'showpieces', 'boxes'] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

/** A slot of a block that holds counters in a card's place: it is cut out with the cards, and then apart. */
export interface CounterSlot {
  /** The trim of the card that is not there. */
  readonly rect: Rect;
  readonly blocks: readonly Block[];
  /** "12 × Red soldier" */
  readonly holds: readonly string[];
}

export interface Leaf {
  readonly kind: LeafKind;
  /** What stands here, for the margin and the bookmark. */
  readonly names: readonly string[];
  /** Blocks of fronts, to be cut straight through along their cut lines. */
  readonly blocks: readonly Block[];
  readonly counterSlots?: readonly CounterSlot[];
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
