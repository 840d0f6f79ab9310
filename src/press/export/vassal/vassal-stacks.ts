/** What lies on a map of a VASSAL module: pieces in their slots, stacks, piles to draw from, and words. */
import type { ExportWording } from '../../words/export-words.ts';
import type { Middle, TablePlan } from '../tabletop/table-plan.ts';
import { PX_PER_MM, type Pile, type TableThing } from '../tabletop/table-things.ts';
import { labelOf, pieceOf } from './vassal-pieces.ts';
import { contentText, element, MAP, type Attributes } from './vassal-text.ts';

export const px = (mm: number): number => Math.round(mm * PX_PER_MM);

export type Words = ExportWording['vassal'];

/** Counts pieces, so that each has a number of its own. */
export type NextId = () => number;

export interface Making {
  readonly words: Words;
  readonly plan: TablePlan;
  readonly nextId: NextId;
}

/** The height of a seat's name and of a pile's on the table, mm. */
export const LETTERS = { seat: 6, pile: 3 } as const;
/** The width of a letter by its height, at most: a name needs room beneath its pile. */
const LETTER_WIDTH = 0.62;

const slot = (
  kind: 'CardSlot' | 'PieceSlot',
  name: string,
  id: number,
  { width, height }: { readonly width: number; readonly height: number },
  definition: string,
): string =>
  element(
    `VASSAL.build.widget.${kind}`,
    { entryName: name, gpid: id, width: px(width), height: px(height) },
    contentText(definition),
  );

export const SMALL = { width: 10, height: 10 } as const;

export function thingSlot(
  kind: 'CardSlot' | 'PieceSlot',
  thing: TableThing,
  size: { readonly width: number; readonly height: number },
  { nextId, words }: Making,
): string {
  const id = nextId();
  return slot(kind, thing.name, id, size, pieceOf(thing, id, words.menu));
}

/** A stack that lies on the table when a game begins. */
export const atStart = (
  name: string,
  { x, y }: Middle,
  { table }: Words,
  ...slots: readonly string[]
): string =>
  element(
    `${MAP}.SetupStack`,
    { name, owningBoard: table, useGridLocation: false, location: '', x: px(x), y: px(y) },
    ...slots,
  );

/** Words on the table. */
export function written(text: string, at: Middle, { nextId, words }: Making, size: number): string {
  const id = nextId();
  return atStart(text, at, words, slot('PieceSlot', text, id, SMALL, labelOf(text, px(size), id)));
}

const nameOf = ({ kind, name }: Pile, words: Words): string =>
  kind === 'discard' ? words.discards(name) : name;

/** The room that a pile takes, with its name beneath. */
export const roomFor = (words: Words) => (pile: Pile) => ({
  ...pile,
  width: Math.max(pile.width, nameOf(pile, words).length * LETTERS.pile * LETTER_WIDTH),
});

/** A key that no keyboard has, which all decks listen to: VASSAL numbers such keys from here on. */
export const SHUFFLE_KEY = '57348,0,shuffleDecks';

/** The attributes of a pile by its kind. */
function pileRules({ kind, name, back }: Pile, words: Words): Attributes {
  const deck = kind === 'deck';
  return {
    faceDown: deck ? 'Always' : 'Never',
    shuffle: deck ? 'Via right-click Menu' : 'Never',
    ...(deck && { shuffleCommand: words.shuffle, shuffleHotkey: SHUFFLE_KEY }),
    drawFaceUp: false,
    reversible: false,
    allowMultiple: true,
    allowSelect: kind !== 'deck',
    ...(back !== undefined && {
      reshufflable: true,
      reshuffleCommand: words.shuffleInto(back),
      reshuffleTarget: back,
      reshuffleMessage: words.shuffledInto(name),
    }),
  };
}

/** A pile to draw from. */
function pileElement(pile: Pile, at: Middle, making: Making): string {
  const { words } = making;
  return element(
    `${MAP}.DrawPile`,
    {
      name: nameOf(pile, words),
      owningBoard: words.table,
      x: px(at.x),
      y: px(at.y),
      width: px(pile.width),
      height: px(pile.height),
      draw: true,
      color: '120,112,96',
      maxStack: 5,
      ...pileRules(pile, words),
    },
    ...pile.things.map((thing) => thingSlot('CardSlot', thing, pile, making)),
  );
}

/** A pile's element and its name beneath it. */
export function pileElements(pile: Pile, making: Making): readonly string[] {
  const at = making.plan.beside.get(pile.id);
  if (!at) return [];
  const name = nameOf(pile, making.words);
  const label = written(name, { x: at.x, y: at.y + pile.height / 2 + 1 }, making, LETTERS.pile);
  if (pile.kind !== 'lying') return [pileElement(pile, at, making), label];
  const lying = pile.things.map((thing) =>
    atStart(name, at, making.words, thingSlot('PieceSlot', thing, pile, making)),
  );
  return [...lying, label];
}
