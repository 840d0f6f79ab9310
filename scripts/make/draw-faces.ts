/** Selects, draws, typesets and hashes the faces of a kit: the start of every sheet and picture. */
import { jsonOf } from '../../src/kit/content-hash.ts';
import { createHash } from 'node:crypto';
import { drawKit, type DrawnCard, type DrawnKit, type DrawnPiece } from '../../src/kit/drawn-kit.ts';
import type { BoxFit } from '../../src/kit/boxes/card-thickness.ts';
import {
  BOXES,
  COUNTERS,
  SHEETS,
  SHOWPIECES,
  TILES,
  type Card,
  type Deck,
  type Piece,
  type Sheet,
} from '../../src/kit/component.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { SetFace } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { faultsAlike } from '../../src/kit/check/told-alike.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { unknownName } from '../cli/nearest.ts';
import { refusalOf } from '../cli/command-error.ts';
import { withNearPaths } from '../cli/maker-errors.ts';

/** The selected components of a box. */
export interface Selection {
  readonly card: (card: Card, deck: Deck) => boolean;
  readonly counter: (piece: Piece) => boolean;
  readonly sheet: (sheet: Sheet) => boolean;
  readonly showpiece: (piece: Piece) => boolean;
  /** Cards available as tiles, drawn as tiles. */
  readonly tiles: boolean;
  /** The boxes for everything. */
  readonly boxes: boolean;
}

/** All words that select something of `kit`: groups, decks, cards and pieces. */
const wordsOf = ({ box }: Kit): readonly string[] => [
  ...new Set([
    ...box.decks.flatMap(({ id, group }) => [group, id]),
    COUNTERS,
    SHOWPIECES,
    BOXES,
    ...(box.decks.some(({ tiles }) => tiles) ? [TILES] : []),
    ...(box.sheets ? [SHEETS] : []),
    ...[...box.cards, ...box.pieces, ...(box.sheets ?? [])].map(({ id }) => id),
  ]),
];

/**
 * Selects by words: names of groups, decks, cards or pieces (a piece alone means its counter). Throws a refusal for a
 * word that selects nothing.
 */
export function select(kit: Kit, words: readonly string[]): Selection {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const known = wordsOf(kit);
  for (const word of wanted) {
    if (!known.includes(word)) throw unknownName(`${kit.title} has no component "${word}"`, word, known);
  }
  return {
    card: (card, deck) => [deck.group, deck.id, card.id].some((name) => wanted.has(name)),
    counter: (piece) => wanted.has(COUNTERS) || wanted.has(piece.id),
    sheet: ({ id }) => wanted.has(SHEETS) || wanted.has(id),
    showpiece: () => wanted.has(SHOWPIECES),
    tiles: wanted.has(TILES),
    boxes: wanted.has(BOXES),
  };
}

/** Cards and counters: what a table needs. */
export const PLAYABLE: Selection = {
  card: () => true,
  counter: () => true,
  sheet: () => true,
  showpiece: () => false,
  tiles: false,
  boxes: false,
};

/** Everything a kit draws. */
export const EVERYTHING: Selection = { ...PLAYABLE, showpiece: () => true, tiles: true, boxes: true };

/** Only the boxes. */
export const ONLY_BOXES: Selection = {
  card: () => false,
  counter: () => false,
  sheet: () => false,
  showpiece: () => false,
  tiles: false,
  boxes: true,
};

/**
 * Draws and typesets the selection, with boxes if `fit` tells for what; throws a refusal with a sentence for each text
 * that does not fit.
 */
export function drawSelected(
  kit: Kit,
  edition: Edition,
  fonts: Fonts,
  selection: Selection,
  fit?: BoxFit,
): DrawnKit {
  const { counter, sheet, showpiece, tiles } = selection;
  const card: Selection['card'] = (each, deck) =>
    selection.card(each, deck) || (tiles && deck.tiles === true);
  const { pieces, sheets = [] } = kit.box;
  const choice = {
    card,
    counters: pieces.some(counter),
    showpieces: pieces.some(showpiece),
    sheets: sheets.some(sheet),
    ...(selection.boxes && fit && { boxes: fit }),
  };
  const drawn = drawKit(kit, edition, fonts, choice);
  if (!drawn.ok)
    throw refusalOf(faultsAlike(drawn.faults).map((fault) => `${kit.title}, ${withNearPaths(fault)}`));
  return {
    ...drawn.value,
    counters: drawn.value.counters.filter(({ piece }) => counter(piece)),
    sheets: drawn.value.sheets.filter((each) => sheet(each.sheet)),
    showpieces: drawn.value.showpieces.filter(({ piece }) => showpiece(piece)),
  };
}

const facesOfCard = ({ front, back }: DrawnCard): SetFace[] => [front, back];
const facesOfPiece = ({ face, back }: Pick<DrawnPiece, 'face' | 'back'>): SetFace[] =>
  back ? [face, back] : [face];

/** The distinct faces of a drawn kit by id: a deck shares a back, copies share a face. */
export function facesOf({
  cards,
  counters,
  sheets,
  showpieces,
  boxes,
}: DrawnKit): ReadonlyMap<string, SetFace> {
  const faces = new Map<string, SetFace>();
  const all = [
    ...cards.flatMap(facesOfCard),
    ...[...counters, ...sheets, ...showpieces].flatMap(facesOfPiece),
    ...boxes.map(({ face }) => face),
  ];
  for (const face of all) {
    const twin = faces.get(face.id);
    if (twin && keyOfFace(twin) !== keyOfFace(face))
      throw refusalOf([`Two different faces are called "${face.id}": each needs a name of its own.`]);
    faces.set(face.id, face);
  }
  return faces;
}

const keys = new WeakMap<SetFace, string>();

/** A typeset face's hash, the same as the kit's `hashData`, but faster in Node. */
export function keyOfFace(face: SetFace): string {
  const known = keys.get(face) ?? createHash('sha256').update(jsonOf(face)).digest('hex');
  keys.set(face, known);
  return known;
}
