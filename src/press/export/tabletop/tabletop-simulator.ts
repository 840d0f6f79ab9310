/**
 * An export for Tabletop Simulator: deck sheets, pictures of pieces, and a saved game with everything on a
 * table, set up except for what is shuffled. Structure and limits follow its knowledge base (save file format,
 * custom deck, custom tile); a deck's list of ids and its cards have the same order.
 */
import type { Kit } from '../../../kit/kit.ts';
import { exportWords } from '../../words/export-words.ts';
import type { DrawnKit, DrawnPiece } from '../../../kit/drawn-kit.ts';
import { failed, ok, type Result } from '../../../result.ts';
import {
  backsFile,
  copiesOf,
  customDeck,
  decksOf,
  hasOwnBacks,
  sheetsOf,
  type DeckSheet,
  type Stack,
} from './tabletop-decks.ts';
import {
  bag,
  common,
  guidOf,
  pictureFile,
  tile,
  tileScale,
  type FacePicture,
  type Laying,
  type Lot,
} from './tabletop-objects.ts';
import { hands, isSeated, lyingAt, onBoard, onCards, placesFor, snapPoints } from './tabletop-positions.ts';
import type { CustomDeck, TabletopObject, TabletopSave, TabState, Transform } from './tabletop-save.ts';
import { diceLots, flatSheets, sheetPictures } from './tabletop-sheets.ts';
import type { Lying, TableLayout } from './initial-table.ts';

export interface TabletopParcel {
  readonly sheets: readonly DeckSheet[];
  readonly pictures: readonly FacePicture[];
  /** The saved game. */
  readonly save: TabletopSave;
}

/** A copy of a card, with its stack. */
type Copy = ReturnType<typeof copiesOf>[number] & { readonly stack: Stack };

/** A card's tooltip: its rule sentences. */
const told = ({ does }: TableLayout, id: string): string => (does.get(id) ?? []).join('\n');

/** A card in a deck, or by itself. */
const cardObject = (
  { card, copy, id, stack }: Copy,
  at: Transform,
  alone: boolean,
  { layout, base }: Laying,
): TabletopObject => ({
  ...common(card.name, ['card', card.id, copy], at, told(layout, card.id)),
  Name: alone ? 'CardCustom' : 'Card',
  CardID: id,
  CustomDeck: customDeck(stack, base),
});

/** Splits `things` into those that have a fixed place, by id, and the rest. */
function takeLying<Thing>(
  things: readonly Thing[],
  lying: readonly Lying[],
  idOf: (thing: Thing) => string,
): { readonly laid: readonly (readonly [Thing, Lying])[]; readonly rest: readonly Thing[] } {
  const places = [...lying];
  const laid: (readonly [Thing, Lying])[] = [];
  const rest = things.filter((thing) => {
    const place = places.findIndex(({ id }) => id === idOf(thing));
    const [found] = place === -1 ? [] : places.splice(place, 1);
    if (found) laid.push([thing, found]);
    return !found;
  });
  return { laid, rest };
}

/** A deck face down; a single card lies face up beside the table. */
function deckLot(stacks: readonly Stack[], laying: Laying): Lot {
  const { layout, base } = laying;
  const copies = stacks.flatMap((stack) => copiesOf(stack).map((copy): Copy => ({ ...copy, stack })));
  const { laid, rest } = takeLying(copies, layout.cards, ({ card }) => card.id);
  const place = onBoard(layout);
  const deck = stacks[0]?.cards[0].deck;
  const decks = Object.assign({}, ...stacks.map((stack) => customDeck(stack, base))) as Record<
    string,
    CustomDeck
  >;
  const [only, ...others] = rest;
  return {
    owner: deck?.owner,
    onBoard: laid.map(([copy, lying]) => cardObject(copy, lyingAt(place(lying)), true, laying)),
    beside:
      only &&
      ((at) => {
        if (others.length === 0)
          return cardObject(only, lyingAt(at, { faceDown: copies.length > 1 }), true, laying);
        const faceDown = lyingAt(at, { faceDown: true });
        return {
          ...common(deck?.name ?? '', ['deck', ...stacks.map(({ file }) => file)], faceDown),
          Name: 'DeckCustom',
          DeckIDs: rest.map(({ id }) => id),
          CustomDeck: decks,
          ContainedObjects: rest.map((copy) => cardObject(copy, faceDown, false, laying)),
        };
      }),
  };
}

const tileObject = ({ piece, face, back }: DrawnPiece, copy: number, at: Transform, { base }: Laying) =>
  tile({ title: piece.name, id: ['piece', piece.id, copy], face, ...(back && { back }) }, at, base);

/** Pieces of one kind: those on the board, and the rest in a bag, or as a single piece. */
function pieceLot(drawn: DrawnPiece, laying: Laying): Lot {
  const { piece, face, count } = drawn;
  const copies = Array.from({ length: count }, (_, copy) => copy);
  const { laid, rest } = takeLying(copies, laying.layout.pieces, () => piece.id);
  const place = onBoard(laying.layout);
  const scale = tileScale(face);
  const [only, ...others] = rest;
  return {
    owner: piece.owner,
    onBoard: laid.map(([copy, lying]) => tileObject(drawn, copy, onCards(place(lying), scale), laying)),
    beside:
      only === undefined
        ? undefined
        : (at) => {
            const tileOf = (copy: number) => tileObject(drawn, copy, lyingAt(at, { scale }), laying);
            return others.length === 0 ? tileOf(only) : bag(piece, rest.map(tileOf), at);
          },
  };
}

/** Everything in place: the board, and each owner's things side by side. */
function laidOut(lots: readonly Lot[], layout: TableLayout): readonly TabletopObject[] {
  // Things of a side without a seat, such as a nation that either player may take, are shared.
  const seatOf = ({ owner }: Lot) => (isSeated(owner, layout) ? owner : undefined);
  const owners = [...new Set(lots.map(seatOf))];
  const beside = owners.flatMap((owner) => {
    const own = lots.flatMap((lot) => (seatOf(lot) === owner && lot.beside ? [lot.beside] : []));
    const places = placesFor(owner, own.length, layout);
    return own.flatMap((put, index) => {
      const at = places[index];
      return at ? [put(at)] : [];
    });
  });
  return [...lots.flatMap((lot) => lot.onBoard), ...beside];
}

/** A notebook page for each chapter of the rules. */
const notebook = ({ chapters }: TableLayout): Readonly<Record<string, TabState>> =>
  Object.fromEntries(
    chapters.map(({ name, sentences }, id) => [
      String(id),
      {
        title: name,
        color: 'Grey',
        visibleColor: { r: 0.5, g: 0.5, b: 0.5 },
        id,
        body: sentences.map(([rule, text]) => `${rule}  ${text}`).join('\n'),
      },
    ]),
  );

function picturesOf(
  { counters, sheets }: DrawnKit,
  decks: readonly (readonly Stack[])[],
): readonly FacePicture[] {
  const backs = decks.flatMap((stacks): FacePicture[] => {
    const shared = stacks.find((stack) => !hasOwnBacks(stack));
    return shared ? [{ file: backsFile(shared), of: 'card', face: shared.cards[0].back }] : [];
  });
  const pieces = counters.flatMap(({ face, back }): FacePicture[] =>
    [face, ...(back ? [back] : [])].map((each) => ({ file: pictureFile(each), of: 'piece', face: each })),
  );
  return [...backs, ...pieces, ...sheetPictures(sheets)];
}

/**
 * The saved game with its pictures, or why it is impossible; `base` is the URL of the folder for the pictures,
 * with a trailing slash.
 */
export function tabletopParcel(
  { title, about, language }: Pick<Kit, 'title' | 'about' | 'language'>,
  drawn: DrawnKit,
  base: string,
  layout: TableLayout,
): Result<TabletopParcel, string> {
  const words = exportWords(language).tabletop;
  if (drawn.cards.length + drawn.counters.length === 0) return failed(words.none(title));
  const decks = decksOf(drawn);
  const laying = { layout, base };
  const lots = [
    ...decks.map((stacks) => deckLot(stacks, laying)),
    ...drawn.counters.map((piece) => pieceLot(piece, laying)),
    ...diceLots(drawn.sheets),
  ];
  return ok({
    sheets: decks.flat().flatMap(sheetsOf),
    pictures: picturesOf(drawn, decks),
    save: {
      SaveName: title,
      GameMode: title,
      // A date would make the file differ with every run.
      Date: '',
      Table: 'Table_Custom',
      Sky: '',
      Note: [about, ...(layout.chapters.length > 0 ? [words.note] : [])].join('\n'),
      Rules: '',
      PlayerTurn: '',
      TabStates: notebook(layout),
      SnapPoints: snapPoints(layout),
      ObjectStates: [...hands(layout, guidOf), ...laidOut(lots, layout), ...flatSheets(drawn.sheets, base)],
    },
  });
}
