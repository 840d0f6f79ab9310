/** The printed faces by the names under which the pages ask for them. */
import { drawKit, type DrawnCard, type DrawnPiece, type DrawnSheet } from '../kit/drawn-kit.ts';
import { drawnSizes, type CardSize, type CounterForm, type Sheet } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import type { SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { typeFaultSentence } from '../kit/type/faults.ts';
import type { Fonts } from '../kit/type/font.ts';
import { WORDS } from './words/site.ts';

/** Pixels across a picture of a face: for the width of a card in a list on screens of one dot a pixel, and of more. */
export const FACE_WIDTHS = [256, 384] as const;

/** The name of a deck's back, and of the other side of a counter or of a card with two faces. */
export const backName = (id: string): string => `${id}-back`;

const ofCard = ({ card, deck, front, back }: DrawnCard): readonly (readonly [string, SetFace])[] => [
  [card.id, front],
  [backName(card.twoFaced ? card.id : deck.id), back],
];

const ofPiece = ({ piece, face, back }: DrawnPiece): readonly (readonly [string, SetFace])[] => [
  [piece.id, face],
  ...(back ? [[backName(piece.id), back] as const] : []),
];

/** A sheet as it lies: of a wheel its lowest disc, or all of them where the kit draws that; of a die one side. */
const ofSheet = ({ sheet, face, lying = face }: DrawnSheet): readonly [string, SetFace] => [sheet.id, lying];

/** How large that is, mm; of a die, how large one side. */
export const sheetSize = ({ form }: Sheet): CounterForm => drawnSizes(form)[0] ?? { width: 0, height: 0 };

/** Every face of a kit in an edition: fronts by card, backs by deck, counters by piece, sheets by their ids. A face with a fault stops all. */
export function facesOf(kit: Kit, edition: Edition, fonts: Fonts): ReadonlyMap<string, SetFace> {
  const drawn = drawKit(kit, edition, fonts, { showpieces: false });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  const { cards, counters, sheets } = drawn.value;
  // Of several discs the first one stays.
  const lying = sheets.map(ofSheet).toReversed();
  return new Map([...cards.flatMap(ofCard), ...counters.flatMap(ofPiece), ...lying]);
}

/** What a name of a face stands for. */
export interface NamedFace {
  readonly name: string;
  readonly size: CardSize | CounterForm;
  readonly piece: boolean;
}

/** The card, the piece, the sheet or the back that pages call by `name`. */
export function findFace(
  { box: { cards, decks, pieces, sheets = [] } }: Kit,
  name: string,
): NamedFace | undefined {
  const card = cards.find(({ id }) => id === name);
  if (card) return { name: card.name, size: card.size, piece: false };
  const piece = pieces.find(({ id }) => id === name);
  if (piece) return { name: piece.name, size: piece.counter, piece: true };
  const sheet = sheets.find(({ id }) => id === name);
  if (sheet) return { name: sheet.name, size: sheetSize(sheet), piece: false };
  const other = cards.find(({ id, twoFaced }) => twoFaced && backName(id) === name);
  if (other) return { name: WORDS.box.otherOf(other.name), size: other.size, piece: false };
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
