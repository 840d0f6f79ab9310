/** The contents of a box as things on the table of VASSAL or PlayingCards.io: piles to draw from, things that lie alone, and dice. */
import type { Card, Sheet } from '../../../kit/component.ts';
import type { DrawnCard, DrawnKit, DrawnPiece, DrawnSheet } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { diceSets, type DiceSet } from '../dice-sets.ts';
import type { Lying, TableLayout } from './initial-table.ts';
import type { Beside } from './table-plan.ts';

/** Pixels of a mm: sharp where the table is shown at half size, as it opens. */
export const PX_PER_MM = 6;

const pictureName = ({ id }: SetFace): string => `${id}.png`;

/** What lies over what, lowest first. */
export const LAYERS = ['board', 'card', 'piece', 'tool'] as const;
export type Layer = (typeof LAYERS)[number];

/** How it can be taken hold of: fixed to the table, loose but never in a stack, or loose and off the grid. */
export type Hold = 'fixed' | 'flat' | 'loose';

/** A thing of the box. */
export interface TableThing {
  readonly name: string;
  readonly layer: Layer;
  /** Pictures by file name. */
  readonly front: string;
  /** A back that hides it, or an open second side. */
  readonly back?: { readonly file: string; readonly hides: boolean };
  readonly hold?: Hold;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Whether its second side is up. */
  readonly isTurned?: boolean;
  /** Steps of turning in a circle; 8 where left out. */
  readonly steps?: number;
  /** The deck it can be sent back to. */
  readonly deck?: string;
  /** What the rules say of it. */
  readonly does?: string;
}

/** Things in one place, beside the board. */
export interface Pile extends Beside {
  readonly name: string;
  /** `deck`: face down and shuffled; `pool`: open, to take from; `discard`: empty at first; `lying`: no pile. */
  readonly kind: 'deck' | 'pool' | 'discard' | 'lying';
  readonly things: readonly TableThing[];
  /** The deck that a discard pile goes back to. */
  readonly back?: string;
}

/** A thing on the board, in the board's own mm. */
export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly thing: TableThing;
}

/** A picture to draw. */
export interface TablePicture {
  /** Its path in a module. */
  readonly file: string;
  readonly face: SetFace;
  /** Whether it is a disc: nothing is drawn outside the circle. */
  readonly isRound: boolean;
}

export interface Things {
  readonly piles: readonly Pile[];
  readonly laid: readonly Laid[];
  readonly dice: readonly DiceSet[];
  readonly pictures: readonly TablePicture[];
}

/** Takes the first place for a thing with one of these faces, if there is one left. */
function takePlace(places: Lying[], ...faces: readonly string[]): Lying | undefined {
  const found = places.findIndex(({ id }) => faces.includes(id));
  return found === -1 ? undefined : places.splice(found, 1)[0];
}

const copiesOf = <Thing>(thing: Thing, count: number): readonly Thing[] =>
  Array.from({ length: count }, () => thing);

const cardThing = ({ card, deck, front, back }: DrawnCard, { does }: TableLayout): TableThing => {
  const told = (does.get(card.id) ?? []).join(' ');
  return {
    name: card.name,
    layer: 'card',
    front: pictureName(front),
    back: { file: pictureName(back), hides: !card.twoFaced },
    ...(told !== '' && { does: told }),
    ...(!card.twoFaced && { deck: deck.name }),
  };
};

/** A deck is discarded to a pile of its own, unless its cards make a board or have no back. */
const isDiscarded = (cards: readonly DrawnCard[]): boolean =>
  cards.every(({ card, deck }) => !card.twoFaced && !deck.tiles);

/** A deck: what of it lies on the board at first, its pile, and one for discards. */
function deckPiles(cards: readonly DrawnCard[], layout: TableLayout, places: Lying[], laid: Laid[]): Pile[] {
  const [first] = cards;
  if (!first) return [];
  const { deck, card, front } = first;
  const things: TableThing[] = [];
  for (const drawn of cards)
    for (const copy of copiesOf(cardThing(drawn, layout), drawn.card.count)) {
      const place = takePlace(places, drawn.card.id);
      if (place) laid.push({ ...place, thing: { ...copy, turn: place.turn } });
      else things.push(copy);
    }
  if (things.length === 0) return [];
  const { width, height } = front;
  const pile = { width, height, owner: deck.owner };
  const single = countOf(cards) === 1;
  const kind = single ? 'lying' : card.twoFaced ? 'pool' : 'deck';
  const own: Pile = { ...pile, id: `deck ${deck.id}`, name: deck.name, kind, things };
  if (kind !== 'deck' || !isDiscarded(cards)) return [own];
  return [
    own,
    { ...pile, id: `discard ${deck.id}`, name: deck.name, kind: 'discard', things: [], back: deck.name },
  ];
}

const countOf = (cards: readonly { readonly card: Card }[]): number =>
  cards.reduce((sum, { card }) => sum + card.count, 0);

const openBack = (back: SetFace | undefined) =>
  back && { back: { file: pictureName(back), hides: false } as const };

/** Pieces of one kind: those on the board at first, and a pool of the others. */
function piecePile({ piece, face, back, count }: DrawnPiece, places: Lying[], laid: Laid[]): Pile[] {
  const thing: TableThing = {
    name: piece.name,
    layer: 'piece',
    front: pictureName(face),
    hold: 'loose',
    ...openBack(back),
  };
  const things: TableThing[] = [];
  for (const copy of copiesOf(thing, count)) {
    const place = takePlace(places, face.id, piece.id, back?.id ?? face.id);
    if (!place) things.push(copy);
    else
      laid.push({
        ...place,
        thing: { ...copy, turn: place.turn, isTurned: back !== undefined && place.id === back.id },
      });
  }
  if (things.length === 0) return [];
  const { width, height } = face;
  const kind = count === 1 ? 'lying' : 'pool';
  return [{ id: `piece ${piece.id}`, name: piece.name, owner: piece.owner, width, height, kind, things }];
}

/** The layer of a sheet: a ruler or template is laid over everything. */
const layerOf = ({ form, owner }: Sheet): Layer =>
  form.make === 'strip' || (form.make === 'mat' && owner === undefined) ? 'tool' : 'board';

/** A sheet, or a wheel with its discs on one another, as things in one place. */
function sheetThings(layers: readonly DrawnSheet[]): readonly TableThing[] {
  return layers.map(({ sheet, face, back }, level) => {
    const layer = level > 0 ? 'tool' : layerOf(sheet);
    return {
      name: sheet.name,
      layer,
      front: pictureName(face),
      hold: layer === 'tool' ? 'flat' : 'fixed',
      ...(level > 0 && { steps: 24 }),
      ...openBack(back),
    };
  });
}

/** A die is a button, and a sheet that only replaces another is left out. */
const isUsed = ({ sheet }: DrawnSheet): boolean => sheet.form.make !== 'die' && sheet.insteadOf === undefined;

/** Sheets that lie beside the board. */
function sheetPiles(sheets: readonly DrawnSheet[], { board }: TableLayout, laid: Laid[]): Pile[] {
  return [...Map.groupBy(sheets.filter(isUsed), ({ sheet }) => sheet)].flatMap(([sheet, layers]) => {
    const things = sheetThings(layers);
    const [{ face }] = layers as [DrawnSheet];
    const [only] = things;
    if (board && board.face === face.id && only) {
      const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
      laid.unshift({ ...middle, thing: { ...only, hold: 'fixed', layer: 'board' } });
      return [];
    }
    return Array.from({ length: sheet.count }, (_, copy): Pile => {
      const { width, height } = face;
      const id = `sheet ${sheet.id} ${copy}`;
      return { id, name: sheet.name, owner: sheet.owner, width, height, kind: 'lying', things };
    });
  });
}

const bothSides = ({ face, back }: Pick<DrawnPiece, 'face' | 'back'>): readonly SetFace[] =>
  back ? [face, back] : [face];

/** Each face once. */
function picturesOf(
  cards: readonly DrawnCard[],
  counters: readonly DrawnPiece[],
  sheets: readonly DrawnSheet[],
): readonly TablePicture[] {
  const discs = new Set(sheets.filter(({ sheet }) => sheet.form.make === 'wheel').flatMap(bothSides));
  const faces = [
    ...cards.flatMap(({ front, back }) => [front, back]),
    ...counters.flatMap(bothSides),
    ...sheets.flatMap(bothSides),
  ];
  return [...new Map(faces.map((face) => [face.id, face] as const)).values()].map((face) => ({
    file: `images/${pictureName(face)}`,
    face,
    isRound: discs.has(face),
  }));
}

/** Every thing of a drawn box: none is left out but dice, which are buttons, and sheets that replace others. */
export function thingsOf({ cards, counters, sheets }: DrawnKit, layout: TableLayout): Things {
  const laid: Laid[] = [];
  const cardPlaces = [...layout.cards];
  const piecePlaces = [...layout.pieces];
  const sheetsBeside = sheetPiles(sheets, layout, laid);
  const decks = [...Map.groupBy(cards, ({ deck }) => deck.id).values()];
  const piles = [
    ...sheetsBeside,
    ...decks.flatMap((deck) => deckPiles(deck, layout, cardPlaces, laid)),
    ...counters.flatMap((piece) => piecePile(piece, piecePlaces, laid)),
  ];
  return {
    piles,
    laid,
    dice: diceSets(sheets),
    pictures: picturesOf(cards, counters, sheets.filter(isUsed)),
  };
}
