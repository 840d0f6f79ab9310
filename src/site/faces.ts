/** The printed faces by the names under which the pages ask for them. */
import { drawKit, type DrawnCard, type DrawnPiece } from '../kit/drawn.ts';
import type { Edition } from '../kit/edition.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { typeFaultSentence } from '../kit/type/faults.ts';
import type { Fonts } from '../kit/type/font.ts';

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
