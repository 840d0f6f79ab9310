/** The printed faces by the names under which the pages ask for them. */
import { drawKit, type DrawnCard, type DrawnPiece } from '../kit/drawn-kit.ts';
import type { CardSize, CounterForm } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { typeFaultSentence } from '../kit/type/faults.ts';
import type { Fonts } from '../kit/type/font.ts';
import { WORDS } from './words.ts';

/** Pixels across a picture of a face: for the width of a card in a list on screens of one dot a pixel, and of more. */
export const FACE_WIDTHS = [256, 384] as const;

/** The name of a deck's back, and of the other side of a counter. */
export const backName = (id: string): string => `${id}-back`;

const ofCard = ({ card, deck, front, back }: DrawnCard): readonly (readonly [string, SetFace])[] => [
  [card.id, front],
  [backName(deck.id), back],
];

const ofPiece = ({ piece, face, back }: DrawnPiece): readonly (readonly [string, SetFace])[] => [
  [piece.id, face],
  ...(back ? [[backName(piece.id), back] as const] : []),
];

/** Every face of a kit in an edition: fronts by card, backs by deck, counters by piece. A face with a fault stops all. */
export function facesOf(kit: Kit, edition: Edition, fonts: Fonts): ReadonlyMap<string, SetFace> {
  const drawn = drawKit(kit, edition, fonts, { showpieces: false });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  return new Map([...drawn.value.cards.flatMap(ofCard), ...drawn.value.counters.flatMap(ofPiece)]);
}

/** What a name of a face stands for. */
export interface NamedFace {
  readonly name: string;
  readonly size: CardSize | CounterForm;
  readonly piece: boolean;
}

/** The card, the piece or the back that pages call by `name`. */
export function findFace({ box: { cards, decks, pieces } }: Kit, name: string): NamedFace | undefined {
  const card = cards.find(({ id }) => id === name);
  if (card) return { name: card.name, size: card.size, piece: false };
  const piece = pieces.find(({ id }) => id === name);
  if (piece) return { name: piece.name, size: piece.counter, piece: true };
  const deck = decks.find(({ id }) => backName(id) === name);
  const first = cards.find((each) => each.deck === deck?.id);
  return deck && first && { name: WORDS.box.backOf(deck.name), size: first.size, piece: false };
}

/** As with `findFace`; a name that stands for none is a mistake in a page, and stops the build. */
export function faceNamed(kit: Kit, name: string): NamedFace {
  const found = findFace(kit, name);
  if (!found) throw new Error(`${kit.title} has no face "${name}".`);
  return found;
}
