/** A leaf: a sheet of paper with both its sides, before it becomes pages. */
import type { Rect, SetFace } from '../../kit/face.ts';
import type { Placement } from '../sheet.ts';
import { placeFaces, type Block } from './plan/slot-grid.ts';
import type { Place } from './plan/sheet-layout.ts';
import { mirrorBlock, mirrorSlot, type Mirror } from './mirror.ts';
import type { PosterTile } from './posters/tiling.ts';

export const LEAF_KINDS = ['cards', 'counters', 'sheets', 'showpieces', 'boxes'] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

/** A card's slot that contains counters: it is cut out with the cards, and then divided. */
export interface CounterSlot {
  /** The trim of the absent card. */
  readonly rect: Rect;
  readonly blocks: readonly Block[];
  /** "12 × Red soldier" */
  readonly holds: readonly string[];
}

export interface Leaf {
  readonly kind: LeafKind;
  /** Names of its contents, for the margin and the bookmark. */
  readonly names: readonly string[];
  /** Blocks of fronts, cut straight through along their cut lines. */
  readonly blocks: readonly Block[];
  readonly counterSlots?: readonly CounterSlot[];
  /** Whether paper dice are among its contents, or all of them. */
  readonly dice?: 'some' | 'all';
  /** Whether a first game does without it: it comes behind the others. */
  readonly later?: true;
  /** The tile of a poster, which is then the leaf's only content. */
  readonly tile?: PosterTile;
  readonly fronts: readonly Placement[];
  readonly backs: readonly Placement[];
  readonly mirror: Mirror;
  /** Whether backs are on the page of the fronts, mirrored about the fold. */
  readonly folded: boolean;
}

/** A face with the back that must meet it. */
export interface Pair {
  readonly front: SetFace;
  readonly back?: SetFace;
}

/** Places fronts in the slots of a block, and backs in the mirrored slots. */
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
