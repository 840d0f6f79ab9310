/** A box of plain faces, for tests of placement: decks of two players and of the table, counters, nets. */
import { POKER, type Card, type CardSize, type Deck, type Piece } from '../src/kit/component.ts';
import type { DrawnCard, DrawnKit, DrawnPiece } from '../src/kit/drawn-kit.ts';
import { box, type SetFace } from '../src/kit/face.ts';

const REACH = 4;

/** A face in one flat colour, including the bleed. */
export const plainFace = (id: string, width: number, height: number, bleed = 3.175): SetFace => ({
  id,
  width,
  height,
  bleed,
  safe: 3.2,
  nodes: [
    box({ x: -REACH, y: -REACH, width: width + 2 * REACH, height: height + 2 * REACH, fill: '#d9cfa8' }),
  ],
});

/** Decks: name, owner if a player's, and the counts of its cards. */
const DECKS: readonly (readonly [name: string, owner: string | undefined, counts: readonly number[]])[] = [
  ['Ground', undefined, [1, 1, 1, 9, 4, 3]],
  ['Red actions', 'red', [6, 6, 4]],
  ['Red points', 'red', [1]],
  ['Gray actions', 'gray', [6, 6, 4]],
  ['Gray points', 'gray', [1]],
  ['Table', undefined, [1, 1]],
];

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function deckCards(
  name: string,
  owner: string | undefined,
  counts: readonly number[],
  size: CardSize,
): DrawnCard[] {
  const deck: Deck = { id: idOf(name), name, group: idOf(name), ...(owner && { owner }) };
  const back = plainFace(`${deck.id}-back`, size.width, size.height, size.bleed);
  return counts.map((count, index) => {
    const id = `${deck.id}-${index + 1}`;
    const card: Card = { kind: 'card', id, name: id, count, deck: deck.id, size, provenance: 'ours' };
    return { card, deck, front: plainFace(id, size.width, size.height, size.bleed), back };
  });
}

/** 55 cards of one size in six decks. */
export const plainCards = (size: CardSize = POKER): DrawnCard[] =>
  DECKS.flatMap(([name, owner, counts]) => deckCards(name, owner, counts, size));

const pieceOf = (id: string, count: number, width: number, height: number): Piece => ({
  kind: 'piece',
  id,
  name: id,
  count,
  counter: { width, height },
  showpiece: { make: 'cube', width, depth: height, height: 10 },
  provenance: 'ours',
});

/** A flat counter with a back. */
export function plainCounter(id: string, count: number, width: number, height: number): DrawnPiece {
  const face = plainFace(id, width, height, 1.5);
  return { piece: pieceOf(id, count, width, height), face, back: { ...face, id: `${id}-back` }, count };
}

/** A net without a back. */
export const plainNet = (id: string, count: number, width: number, height: number): DrawnPiece => ({
  piece: pieceOf(id, count, 10, 10),
  face: plainFace(id, width, height, 0),
  count,
});

export const plainCounters = (): DrawnPiece[] => [
  plainCounter('red-soldier', 11, 12, 12),
  plainCounter('gray-soldier', 11, 12, 12),
  plainCounter('crate', 9, 12, 12),
  plainCounter('tank', 1, 36, 16),
];

export const plainNets = (): DrawnPiece[] => [
  plainNet('standee', 22, 24, 55),
  plainNet('cube', 9, 46, 36),
  plainNet('model', 1, 150, 110),
];

/** The whole box, or only the given parts. */
export const plainBox = (parts: Partial<DrawnKit> = {}): DrawnKit => ({
  edition: 'colour',
  cards: plainCards(),
  counters: plainCounters(),
  sheets: [],
  showpieces: plainNets(),
  boxes: [],
  ...parts,
});
