/**
 * Plans the boxes of a game: a tuck box for the cards of each size, or several where one would be too deep to
 * fold, and a tray with a lid for the pieces, of the same footprint as a card box where possible, so that they
 * stack.
 */
import type { Box, Card, CardSize, Piece } from '../component.ts';
import { cartonBounds, WALL, type Carton, type Inside } from '../papercraft/carton.ts';
import { trayCarton } from '../papercraft/tray.ts';
import { tuckBox, tuckBoxHalves } from '../papercraft/tuck-box.ts';
import type { Size } from '../face.ts';
import { fits } from '../pack-rectangles.ts';
import { KIT_EN } from '../words/kit.en.ts';
import type { KitWords } from '../words/kit-words.ts';
import { insideFor, stackOf, type BoxFit } from './card-thickness.ts';
import { depthOf, lyingPieces, stowed, type Stowed } from './tray-depth.ts';

/** A number of cards of one deck. */
export interface Holding {
  readonly deck: string;
  readonly count: number;
}

/** A box, a tray or a lid. */
export interface PlannedBox {
  readonly id: string;
  /** "Box for 55 cards". */
  readonly name: string;
  readonly kind: 'tuck' | 'tray' | 'lid';
  readonly inside: Inside;
  /** The height of the stack of cards in it, mm; 0 for a tray. */
  readonly stack: number;
  /** One piece of card, or two to be glued together. */
  readonly cartons: readonly Carton[];
  /** The cards in it; in a tray they lie on the pieces. */
  readonly holds: readonly Holding[];
}

/** Margins of a net on its sheet, mm: for art that runs past a cut, and for words. */
export const NET_FRAME = { around: 3, words: 13 } as const;

/** The size of a net with its margins, mm. */
export function netSize(carton: Carton): Size {
  const { width, height } = cartonBounds(carton);
  const { around, words } = NET_FRAME;
  return { width: width + 2 * around, height: height + 2 * around + words };
}

export const fitsSheet = (carton: Carton, { room }: BoxFit): boolean => {
  const { width, height } = netSize(carton);
  return fits({ width, height }, room) || fits({ width: height, height: width }, room);
};

/** The deepest tuck box, mm: a deeper one gapes, and its cards fall over. */
const MOST_DEPTH = 45;

/** The pieces of one tuck box; undefined where not even two halves fit a sheet. */
function cartonsFor(name: string, inside: Inside, fit: BoxFit): readonly Carton[] | undefined {
  const whole = tuckBox(name, inside);
  if (fitsSheet(whole, fit)) return [whole];
  const halves = tuckBoxHalves(name, inside);
  return halves.every((half) => fitsSheet(half, fit)) ? halves : undefined;
}

/** The deck name of every copy of the cards, in the order of the box. */
const copiesOf = (cards: readonly Card[], { decks }: Box): readonly string[] =>
  decks.flatMap(({ id, name }) =>
    cards.filter(({ deck }) => deck === id).flatMap((card) => Array<string>(card.count).fill(name)),
  );

const holdingsOf = (copies: readonly string[]): Holding[] =>
  [...new Set(copies)].map((deck) => ({ deck, count: copies.filter((of) => of === deck).length }));

/** Splits a list into parts of equal length, except for the last. */
function shares<Thing>(things: readonly Thing[], parts: number): (readonly Thing[])[] {
  const each = Math.ceil(things.length / parts);
  return Array.from({ length: parts }, (_, part) => things.slice(part * each, (part + 1) * each)).filter(
    (share) => share.length > 0,
  );
}

/** The same, but parted between decks, for whoever keeps a deck in one box; equal parts where they do not come out even. */
function deckShares(
  copies: readonly string[],
  parts: number,
  fit: (cards: number) => boolean,
): readonly (readonly string[])[] {
  const each = copies.length / parts;
  const ends = copies.flatMap((deck, index) => (deck === copies[index + 1] ? [] : [index + 1]));
  const cuts = Array.from({ length: parts - 1 }, (_, part) =>
    ends.toSorted((one, other) => Math.abs(one - each * (part + 1)) - Math.abs(other - each * (part + 1))),
  ).flatMap(([nearest]) => nearest ?? []);
  const bounds = [0, ...cuts, copies.length];
  const split = bounds.slice(1).map((end, index) => copies.slice(bounds[index], end));
  return split.every((share) => share.length > 0 && fit(share.length)) ? split : shares(copies, parts);
}

/** The boxes for cards of one size, as few as can be folded. */
function tuckBoxes(
  size: CardSize,
  copies: readonly string[],
  id: string,
  fit: BoxFit,
  said: KitWords,
): PlannedBox[] {
  const stack = (cards: number) => stackOf(size, cards, fit);
  const insideOf = (cards: number) => insideFor(stack(cards));
  const parts = copies.map((_, index) => index + 1);
  const holds = (cards: number): boolean => {
    const inside = insideOf(cards);
    return inside.depth <= MOST_DEPTH && cartonsFor(id, inside, fit) !== undefined;
  };
  const least = parts.find((of) => holds(Math.ceil(copies.length / of)));
  const boxes = deckShares(copies, least ?? 1, holds);
  return boxes.map((held, index): PlannedBox => {
    const part = boxes.length > 1 ? `-${index + 1}` : '';
    const name = `${id}${part}`;
    const inside = insideOf(held.length);
    return {
      id: name,
      name: said.names.cards(held.length, index + 1, boxes.length),
      kind: 'tuck',
      inside,
      stack: stack(held.length).depth,
      // If nothing fits, the press will report the size of the whole box.
      cartons: cartonsFor(name, inside, fit) ?? [tuckBox(name, inside)],
      holds: holdingsOf(held),
    };
  });
}

/** How much larger the lid is than the tray, whose walls and corners go inside, mm. */
const LID_ROOM = 4 * WALL + 0.8;
const LID_DEPTH = 15;
/** Free space above the pieces, mm. */
const ABOVE = 1;
/** The factor by which a base grows until its tray is shallow enough. */
const STEP = 1.15;

const largest = (things: readonly (readonly Stowed[])[], side: 'width' | 'height'): number =>
  Math.max(0, ...things.map((ways) => ways[0]?.[side] ?? 0));

/** Base sizes to try: the footprint of the cards, then larger ones; all hold the largest piece, and the cards on top. */
function bases(cards: Size, things: readonly (readonly Stowed[])[], onTop: Size): Size[] {
  const [long, short] = [largest(things, 'width'), largest(things, 'height')];
  return [1, STEP, STEP ** 2, STEP ** 3, STEP ** 4].map((by) => ({
    width: Math.max(cards.width * by, short, onTop.width),
    height: Math.max(cards.height * by, long, onTop.height),
  }));
}

/** Cards of one size, with the deck's name of each. */
interface Batch {
  readonly size: CardSize;
  readonly copies: readonly string[];
}

function trayAndLid(
  base: Size,
  depth: number,
  holds: readonly Holding[],
  { names }: KitWords,
): readonly [tray: PlannedBox, lid: PlannedBox] {
  const tray: Inside = { ...base, depth };
  const lid: Inside = {
    width: base.width + LID_ROOM,
    height: base.height + LID_ROOM,
    depth: Math.min(LID_DEPTH, depth),
  };
  const made = (kind: 'tray' | 'lid', inside: Inside, held: readonly Holding[]): PlannedBox => ({
    id: `box-${kind}`,
    name: names[kind],
    kind,
    inside,
    stack: 0,
    holds: held,
    cartons: [trayCarton(`box-${kind}`, inside)],
  });
  return [made('tray', tray, holds), made('lid', lid, [])];
}

/** A tray that takes the pieces both as paper models and as counters, with a few cards on top. */
function pieceBoxes(
  pieces: readonly Piece[],
  cards: Size,
  few: readonly Batch[],
  fit: BoxFit,
  said: KitWords,
): readonly PlannedBox[] {
  if (pieces.length === 0) return [];
  const forms = (['showpiece', 'counter'] as const).map((form) => lyingPieces(pieces, form));
  const piles = few.map(({ size, copies }) => insideFor(stackOf(size, copies.length, fit)));
  const onTop = {
    width: Math.max(0, ...piles.map(({ width }) => width)),
    height: Math.max(0, ...piles.map(({ height }) => height)),
  };
  const high = few.reduce((sum, { size, copies }) => sum + stackOf(size, copies.length, fit).depth, 0);
  const holds = holdingsOf(few.flatMap(({ copies }) => copies));
  const tries = bases(cards, forms.flat(), onTop).map((base) => {
    // The corner flaps go inside a tray.
    const free = { width: base.width, height: base.height };
    const depth = Math.max(...forms.map((things) => depthOf(stowed(things, free)))) + high + ABOVE;
    return { base: { width: base.width + 2 * WALL, height: base.height + 2 * WALL }, depth };
  });
  const suits = ({ base, depth }: (typeof tries)[number]) =>
    depth <= MOST_DEPTH &&
    trayAndLid(base, depth, holds, said).every(({ cartons }) =>
      cartons.every((carton) => fitsSheet(carton, fit)),
    );
  const chosen = tries.find(suits) ?? tries[0];
  return chosen ? trayAndLid(chosen.base, chosen.depth, holds, said) : [];
}

/** The first tray base to try without cards, mm. */
const SMALL_BASE: Size = { width: 40, height: 60 };

/** The most cards of a size that get no box of their own where others have one. */
const FEW = 8;

const batchesOf = (box: Box): readonly Batch[] =>
  [...Map.groupBy(box.cards, ({ size }) => size.name).values()].flatMap((cards) => {
    const [first] = cards;
    return first ? [{ size: first.size, copies: copiesOf(cards, box) }] : [];
  });

/** Whether a sheet has room for a tray in which the cards lie on the pieces. */
function liesInTray({ size, copies }: Batch, fit: BoxFit): boolean {
  const pile = insideFor(stackOf(size, copies.length, fit));
  return fitsSheet(trayCarton('', { ...pile, depth: pile.depth + LID_DEPTH }), fit);
}

/** Which cards share a box, and which lie on the pieces: a few go in with many that are no smaller, else on the pieces. */
function shared(
  batches: readonly Batch[],
  lies: (batch: Batch) => boolean,
): { readonly tucked: readonly Batch[]; readonly onPieces: readonly Batch[] } {
  const most = Math.max(0, ...batches.map(({ copies }) => copies.length));
  const hasOwn = ({ copies }: Batch): boolean => copies.length > FEW || copies.length === most;
  const many = batches.filter(hasOwn);
  const few = batches.filter((each) => !hasOwn(each));
  const hostOf = ({ size }: Batch): Batch | undefined =>
    many.find((host) => host.size.width >= size.width && host.size.height >= size.height);
  const without = few.filter((each) => hostOf(each) === undefined);
  const tucked = many.map((host) => {
    const guests = few.filter((each) => hostOf(each) === host).flatMap(({ copies }) => copies);
    return { ...host, copies: [...host.copies, ...guests] };
  });
  const [onPieces, alone] = [without.filter(lies), without.filter((each) => !lies(each))];
  return { tucked: [...tucked, ...alone], onPieces };
}

export function planBoxes(box: Box, fit: BoxFit, said: KitWords = KIT_EN): readonly PlannedBox[] {
  const { tucked, onPieces } = shared(
    batchesOf(box),
    (batch) => box.pieces.length > 0 && liesInTray(batch, fit),
  );
  const tucks = tucked.flatMap(({ size, copies }) => {
    const id = tucked.length > 1 ? `box-${size.name}-cards` : 'box-cards';
    return tuckBoxes(size, copies, id, fit, said);
  });
  const [first] = tucks;
  return [...tucks, ...pieceBoxes(box.pieces, first?.inside ?? SMALL_BASE, onPieces, fit, said)];
}
