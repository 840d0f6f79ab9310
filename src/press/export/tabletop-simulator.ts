/**
 * A box for Tabletop Simulator: deck sheets, pictures of pieces, and the saved object that brings them to a table.
 * Structure and limits are those of its knowledge base (save file format, custom deck, custom tile): sheets of at most
 * 10 x 7 cards and 4096 pixels, RGB; a card's id is its deck's key times 100 plus its place on the sheet; a deck's
 * list of ids and its cards have the same order.
 */
import type { Kit } from '../../kit/kit.ts';
import { exportWords } from '../words/export-words.ts';
import type { DrawnCard, DrawnKit, DrawnPiece } from '../../kit/drawn-kit.ts';
import type { SetFace } from '../../kit/face.ts';
import { hashData } from '../../kit/hash.ts';
import { failed, ok, type Result } from '../../result.ts';
import { MM_PER_INCH, mmToPx } from '../../kit/units.ts';
import { gridFor, type DeckGrid, type DeckLimits } from './deck-sheet.ts';
import type { CustomDeck, TabletopObject, TabletopSave, Transform } from './tabletop-save.ts';

const LIMITS: DeckLimits = { columns: 10, rows: 7, pixels: 4096 };
const MOST_CARDS = LIMITS.columns * LIMITS.rows;
const DPI = 300;

/** A sheet of faces, cell by cell, the rest of its cells empty. */
export interface DeckSheet {
  readonly file: string;
  readonly grid: DeckGrid;
  readonly faces: readonly SetFace[];
}

/** A picture of one face. */
export interface FacePicture {
  readonly file: string;
  readonly of: 'card' | 'piece';
  readonly face: SetFace;
}

export interface TabletopParcel {
  readonly sheets: readonly DeckSheet[];
  readonly pictures: readonly FacePicture[];
  /** The saved object, as the program reads it. */
  readonly save: TabletopSave;
}

/** A poker card is 2.5 inches wide, and an inch about one unit of the table: counters are scaled beside it. */
const UNITS_PER_MM = 1 / MM_PER_INCH;
/** A tile of scale 1 is two units wide. */
const TILE = 2;
const TILE_THICKNESS = 0.1;
const ABOVE_TABLE = 1.2;
const WHITE = { r: 1, g: 1, b: 1 };

/** Things stand in a row, in the order of the box; units of the table. */
const STEP = 4;

const standing = (place: number, faceDown: boolean, scale = 1): Transform => ({
  posX: place * STEP,
  posY: ABOVE_TABLE,
  posZ: 0,
  rotX: 0,
  rotY: 180,
  rotZ: faceDown ? 180 : 0,
  scaleX: scale,
  scaleY: 1,
  scaleZ: scale,
});

/** Six hexadecimal digits, the same for the same thing every time. */
const guidOf = (...name: readonly (string | number)[]): string => hashData(name).slice(0, 6);

const common = (title: string, id: readonly (string | number)[], at: Transform, description = '') => ({
  GUID: guidOf(...id),
  Transform: at,
  Nickname: title,
  Description: description,
  ColorDiffuse: WHITE,
  Grid: true,
  Locked: false,
});

const backFile = (deck: string): string => `${deck}-back.jpg`;

/** Cards of one deck that share a sheet. */
interface Stack {
  readonly key: number;
  readonly cards: readonly [DrawnCard, ...DrawnCard[]];
  readonly file: string;
  readonly grid: DeckGrid;
}

/** A deck in stacks of as many different cards as a sheet holds; most decks are one. */
function stacksOf(cards: readonly DrawnCard[], firstKey: number): Stack[] {
  const stacks: Stack[] = [];
  for (let start = 0; start < cards.length; start += MOST_CARDS) {
    const [first, ...others] = cards.slice(start, start + MOST_CARDS);
    if (!first) break;
    const part = start === 0 ? '' : `-${stacks.length + 1}`;
    const single = cards.length === 1;
    const { width, height } = first.card.size;
    const grid = single
      ? { columns: 1, rows: 1, ...pixels(width, height) }
      : gridFor(others.length + 1, { width, height }, DPI, LIMITS);
    const file = `${first.deck.id}-fronts${part}.jpg`;
    stacks.push({ key: firstKey + stacks.length, cards: [first, ...others], file, grid });
  }
  return stacks;
}

const pixels = (width: number, height: number) => ({
  width: Math.round(mmToPx(width, DPI)),
  height: Math.round(mmToPx(height, DPI)),
});

const hasOwnBacks = ({ cards }: Stack): boolean => cards.some(({ card }) => card.twoFaced);

/** Where the backs of a stack are: a picture of the one that its deck has, or a sheet of its cards' own. */
const backsFile = (stack: Stack): string =>
  hasOwnBacks(stack) ? stack.file.replace('-fronts', '-backs') : backFile(stack.cards[0].deck.id);

/** The fronts of a stack and, where they are its cards' own, its backs in the same places. */
function sheetsOf(stack: Stack): readonly DeckSheet[] {
  const { cards, file, grid } = stack;
  const fronts = { file, grid, faces: cards.map(({ front }) => front) };
  if (!hasOwnBacks(stack)) return [fronts];
  return [fronts, { file: backsFile(stack), grid, faces: cards.map(({ back }) => back) }];
}

const customDeck = (stack: Stack, base: string) => ({
  [String(stack.key)]: {
    FaceURL: `${base}${stack.file}`,
    BackURL: `${base}${backsFile(stack)}`,
    NumWidth: stack.grid.columns,
    NumHeight: stack.grid.rows,
    BackIsHidden: true,
    UniqueBack: hasOwnBacks(stack),
    Type: 0,
  },
});

/** The copies of a stack's cards, each with its id. */
const copiesOf = ({ key, cards }: Stack) =>
  cards.flatMap(({ card }, index) =>
    Array.from({ length: card.count }, (_, copy) => ({ card, copy, id: key * 100 + index })),
  );

/** A deck as it lies: face down, unless its cards lie open beside the table and are no deck at all. */
function deckObject(stacks: readonly Stack[], base: string, place: number): TabletopObject {
  const decks = Object.assign({}, ...stacks.map((stack) => customDeck(stack, base))) as Record<
    string,
    CustomDeck
  >;
  const copies = stacks.flatMap((stack) => copiesOf(stack).map((copy) => ({ ...copy, stack })));
  const cards = copies.map(({ card, copy, id, stack }): TabletopObject => ({
    ...common(card.name, ['card', card.id, copy], standing(place, copies.length > 1), card.note ?? ''),
    Name: copies.length > 1 ? 'Card' : 'CardCustom',
    CardID: id,
    CustomDeck: customDeck(stack, base),
  }));
  const [only] = cards;
  if (only && cards.length === 1) return only;
  const name = stacks[0]?.cards[0].deck.name ?? '';
  return {
    ...common(name, ['deck', ...stacks.map(({ file }) => file)], standing(place, true)),
    Name: 'DeckCustom',
    DeckIDs: copies.map(({ id }) => id),
    CustomDeck: decks,
    ContainedObjects: cards,
  };
}

const pieceFile = (face: SetFace): string => `${face.id}.jpg`;

function tileObject(
  { piece, face, back }: DrawnPiece,
  base: string,
  place: number,
  copy: number,
): TabletopObject {
  const scale = (Math.max(face.width, face.height) * UNITS_PER_MM) / TILE;
  return {
    ...common(piece.name, ['piece', piece.id, copy], standing(place, false, round4(scale)), piece.note ?? ''),
    Name: 'Custom_Tile',
    CustomImage: {
      ImageURL: `${base}${pieceFile(face)}`,
      ImageSecondaryURL: back ? `${base}${pieceFile(back)}` : '',
      WidthScale: 0,
      CustomTile: { Type: 0, Thickness: TILE_THICKNESS, Stackable: false, Stretch: false },
    },
  };
}

const round4 = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A piece as a tile, several as a bag of them. */
function pieceObject(drawn: DrawnPiece, base: string, place: number): TabletopObject {
  const tiles = Array.from({ length: drawn.count }, (_, copy) => tileObject(drawn, base, place, copy));
  const [only] = tiles;
  if (only && tiles.length === 1) return only;
  return {
    ...common(drawn.piece.name, ['bag', drawn.piece.id], standing(place, false)),
    Name: 'Bag',
    ContainedObjects: tiles,
  };
}

function decksOf({ cards }: DrawnKit): Stack[][] {
  const ids = [...new Set(cards.map(({ deck }) => deck.id))];
  let key = 1;
  return ids.map((id) => {
    const stacks = stacksOf(
      cards.filter(({ deck }) => deck.id === id),
      key,
    );
    key += stacks.length;
    return stacks;
  });
}

/** The saved object and its pictures, or why there can be none; `base` is the address of the folder that will hold them, ending in a slash. */
export function tabletopParcel(
  { title, about: note, language }: Pick<Kit, 'title' | 'about' | 'language'>,
  drawn: DrawnKit,
  base: string,
): Result<TabletopParcel, string> {
  if (drawn.cards.length + drawn.counters.length === 0)
    return failed(exportWords(language).tabletop.none(title));
  const decks = decksOf(drawn);
  const backs = decks.flatMap((stacks): FacePicture[] => {
    const shared = stacks.find((stack) => !hasOwnBacks(stack));
    return shared ? [{ file: backsFile(shared), of: 'card', face: shared.cards[0].back }] : [];
  });
  const pieces = drawn.counters.flatMap(({ face, back }): FacePicture[] =>
    [face, ...(back ? [back] : [])].map((each) => ({ file: pieceFile(each), of: 'piece', face: each })),
  );
  const objects = [
    ...decks.map((stacks, place) => deckObject(stacks, base, place)),
    ...drawn.counters.map((piece, index) => pieceObject(piece, base, decks.length + index)),
  ];
  return ok({
    sheets: decks.flat().flatMap(sheetsOf),
    pictures: [...backs, ...pieces],
    save: {
      SaveName: title,
      GameMode: '',
      // A date would make every run's file another one.
      Date: '',
      Table: '',
      Sky: '',
      Note: note,
      Rules: '',
      PlayerTurn: '',
      ObjectStates: objects,
    },
  });
}
