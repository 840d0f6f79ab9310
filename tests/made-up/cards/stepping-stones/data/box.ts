/**
 * What is in the box of Stepping Stones, a game made up for the tests: small enough to know by heart, and unlike
 * Victory Tank where it can be (two card sizes, one of them square; a piece for each player).
 */
import {
  POKER,
  type Box,
  type Card,
  type CardSize,
  type ModelPiece,
} from '../../../../../src/kit/component.ts';

export const FROGS = ['green', 'brown'] as const;
export type Frog = (typeof FROGS)[number];

/** The stones lie in a row, numbered; whoever sits on the last one has won. */
export const LAST_STONE = 4;

export const SQUARE: CardSize = {
  name: 'square',
  width: 50,
  height: 50,
  bleed: 3.175,
  safe: 3.2,
  radius: 3,
};

export interface HopCard extends Card {
  readonly deck: 'hops';
  /** Stones to move. */
  readonly hops: 1 | 2;
}

export const STONES: readonly Card[] = Array.from({ length: LAST_STONE }, (_, index) => ({
  kind: 'card',
  id: `stone-${index + 1}`,
  name: `Stone ${index + 1}`,
  count: 1,
  deck: 'stones',
  size: SQUARE,
  provenance: 'ours',
}));

const hop = (hops: HopCard['hops'], count: number): HopCard => ({
  kind: 'card',
  id: `hop-${hops}`,
  name: `Hop ${hops}`,
  count,
  deck: 'hops',
  hops,
  size: POKER,
  provenance: 'ours',
});

export const HOPS: readonly HopCard[] = [hop(1, 4), hop(2, 2)];

export const FROG_PIECES: readonly (ModelPiece & { readonly owner: Frog })[] = FROGS.map((frog) => ({
  kind: 'piece',
  id: `frog-${frog}`,
  name: `The ${frog} frog`,
  count: 1,
  owner: frog,
  counter: { width: 14, height: 14 },
  showpiece: { make: 'standee', width: 14, depth: 12, height: 20 },
  provenance: 'ours',
}));

export const BOX: Box = {
  decks: [
    { id: 'hops', name: 'Hop cards', group: 'hops' },
    { id: 'stones', name: 'Stones', group: 'stones', tiles: true },
  ],
  cards: [...HOPS, ...STONES],
  pieces: FROG_PIECES,
};
