/** The printed faces, by the names pages use for them. */
import { type DrawnCard, type DrawnPiece, type DrawnSheet, drawKit } from '../kit/drawn-kit.ts';
import { type CardSize, type CounterForm, type Sheet, drawnSizes } from '../kit/component.ts';
import type { Edition, PrintedEdition } from '../kit/edition.ts';
import { box, type SetFace } from '../kit/face.ts';
import type { Kit } from '../kit/kit.ts';
import { rulesPictureFace, rulesPictureSize } from '../kit/rules-pictures.ts';
import { typeFaultSentence } from '../kit/type/type-faults.ts';
import type { Fonts } from '../kit/type/font.ts';
import { WORDS } from './words/site.ts';
import { typeset } from '../kit/type/typeset.ts';

/** Widths of face pictures, px: for list cards on normal and high-density screens. */
export const FACE_WIDTHS = [256, 384] as const;

/** Name of a deck's back, or of the other side of a counter or two-faced card. */
export const backName = (id: string): string => `${id}-back`;

/** A face on the paper it is printed on: what its makers left bare would be the page, and dark at night. */
const onPaper = (face: SetFace): SetFace => ({
  ...face,
  nodes: [box({ x: 0, y: 0, width: face.width, height: face.height, fill: '#ffffff' }), ...face.nodes],
});

const ofCard = ({ card, deck, front, back }: DrawnCard): readonly (readonly [string, SetFace])[] => [
  [card.id, front],
  [backName(card.twoFaced ? card.id : deck.id), back],
];

const ofPiece = ({ piece, face, back }: DrawnPiece): readonly (readonly [string, SetFace])[] => [
  [piece.id, face],
  ...(back ? [[backName(piece.id), back] as const] : []),
];

/**
 * A sheet's face as it lies on the table: a wheel's lowest disc, or all discs if the kit draws them together; one side
 * of a die.
 */
const ofSheet = ({ sheet, face, lying = face }: DrawnSheet): readonly [string, SetFace] => [sheet.id, lying];

/** Its size, mm; for a die, the size of one side. */
export const sheetSize = ({ form }: Sheet): CounterForm => drawnSizes(form)[0] ?? { width: 0, height: 0 };

/**
 * Every face of a kit in an edition: fronts by card, backs by deck, counters by piece, sheets by id. Throws if a face
 * has a fault.
 */
export function facesOf(kit: Kit, edition: Edition, fonts: Fonts): ReadonlyMap<string, SetFace> {
  const drawn = drawKit(kit, edition, fonts, { showpieces: false });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  const { cards, counters, sheets } = drawn.value;
  // Reversed, so that of several discs the first one wins.
  const lying = sheets.map(ofSheet).toReversed();
  const named = cards.flatMap(ofCard);
  const shown = kit.makers ? named.map(([name, face]) => [name, onPaper(face)] as const) : named;
  return new Map([
    ...shown,
    ...counters.flatMap(ofPiece),
    ...lying,
    ...(edition === 'screen' ? [] : picturesOf(kit, edition, fonts)),
  ]);
}

/** The pictures of the rules: no board shows them. */
const picturesOf = (
  kit: Kit,
  edition: PrintedEdition,
  fonts: Fonts,
): readonly (readonly [string, SetFace])[] =>
  (kit.rulesPictures ?? []).map((each) => {
    const face = rulesPictureFace(kit, each, edition, fonts);
    if (face.ok) return [each.id, onPaper(face.value)] as const;
    const said = face.faults.map((fault) => (typeof fault === 'string' ? fault : typeFaultSentence(fault)));
    throw new Error(said.join('\n'));
  });

/** What a face's name stands for. */
export interface NamedFace {
  readonly name: string;
  readonly size: CardSize | CounterForm;
  readonly piece: boolean;
}

export function findFace(kit: Kit, name: string): NamedFace | undefined {
  const { cards, decks, pieces, sheets = [] } = kit.box;
  const card = cards.find(({ id }) => id === name);
  if (card) return { name: card.name, size: card.size, piece: false };
  const piece = pieces.find(({ id }) => id === name);
  if (piece) return { name: piece.name, size: piece.counter, piece: true };
  const sheet = sheets.find(({ id }) => id === name);
  if (sheet) return { name: sheet.name, size: sheetSize(sheet), piece: false };
  const other = cards.find(({ id, twoFaced }) => twoFaced && backName(id) === name);
  if (other) return { name: WORDS.box.otherOf(other.name), size: other.size, piece: false };
  const drawn = kit.rulesPictures?.find(({ id }) => id === name);
  const drawnSize = drawn && rulesPictureSize(kit, drawn);
  if (drawn && drawnSize?.ok) return { name: drawn.name, size: drawnSize.value, piece: false };
  const deck = decks.find(({ id }) => backName(id) === name);
  const first = cards.find((each) => each.deck === deck?.id);
  return deck && first && { name: WORDS.box.backOf(deck.name), size: first.size, piece: false };
}

/** Like `findFace`, but throws for an unknown name: a mistake in a page. */
export function faceNamed(kit: Kit, name: string): NamedFace {
  const found = findFace(kit, name);
  if (!found) throw new Error(`${kit.title} has no face "${name}".`);
  return found;
}

/** Trimmed size, mm: about the front of a box for the game's cards. */
export const COVER = { width: 66, height: 84 } as const;

/** The front, painted as it is on the printed box. */
export function coverFace(kit: Kit, fonts: Fonts): SetFace {
  const nodes = kit.cover('colour').front({ ...COVER, line: WORDS.pages.box.name });
  const setting = { pictures: kit.pictures, edition: 'colour' } as const;
  const set = typeset({ id: 'cover', ...COVER, bleed: 0, safe: 0, nodes }, fonts, setting);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
  return set.value;
}
