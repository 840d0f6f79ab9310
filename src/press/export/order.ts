/**
 * A box as a vendor takes it: which picture of which face under which name, and a plain text on what to do with them.
 * Names keep a front and its back together, and sort in the order of the box.
 */
import { countAll } from '../../kit/component.ts';
import type { Kit } from '../../kit/kit.ts';
import type { DrawnCard, DrawnKit } from '../../kit/drawn-kit.ts';
import type { SetFace } from '../../kit/face.ts';
import { failed, ok, type Result } from '../../result.ts';
import { sortedCopies } from '../impose/order.ts';
import { exportWords, type ExportWording } from '../words/export-words.ts';
import {
  GAME_CRAFTER,
  MAKE_PLAYING_CARDS,
  pixelsOf,
  productFor,
  withBleed,
  type Product,
  type Vendor,
} from './vendor.ts';

/** A picture of one face, with the vendor's bleed. */
export interface VendorPicture {
  /** Its path in the parcel. */
  readonly name: string;
  readonly face: SetFace;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface VendorOrder {
  readonly pictures: readonly VendorPicture[];
  /** Plain text, a line or more for each step. */
  readonly howTo: string;
}

/** What becomes of a drawn box at a vendor; a sentence for each size where it sells none of them. */
type OrderOf = (kit: Titled, drawn: DrawnKit) => Result<VendorOrder, string>;

/** Whose box it is, and in which language it is told. */
type Titled = Pick<Kit, 'title' | 'language'>;

/** A card, the product it is ordered as, and how its pictures are named. */
interface Sold extends DrawnCard {
  readonly product: Product;
}

/** What a vendor takes of a box, and a sentence for each size that it sells no cards of. */
interface Taken {
  readonly sold: readonly Sold[];
  readonly left: readonly string[];
}

/** Each card with its product; a fault where the vendor sells none of their sizes. */
function soldBy(
  vendor: Vendor,
  title: string,
  cards: readonly DrawnCard[],
  words: ExportWording,
): Result<Taken, string> {
  if (cards.length === 0) return failed(words.noCards(vendor.name, title));
  const sold: Sold[] = [];
  const unsold = new Map<string, Set<string>>();
  for (const drawn of cards) {
    const product = productFor(vendor, drawn.card.size, words);
    if (product.ok) sold.push({ ...drawn, product: product.value });
    else
      for (const fault of product.faults)
        unsold.set(fault, (unsold.get(fault) ?? new Set()).add(drawn.deck.name));
  }
  if (sold.length === 0) return failed(...unsold.keys());
  const left = [...unsold].map(([fault, decks]) => words.leftOut(fault, [...decks]));
  return ok({ sold, left });
}

const pictureOf = (vendor: Vendor, product: Product, name: string, face: SetFace): VendorPicture => ({
  name: `${name}.png`,
  face: withBleed(face, vendor),
  ...pixelsOf(vendor, product),
});

const numbered = (index: number, of: number): string => String(index + 1).padStart(String(of).length, '0');

/** A how-to: what it is about, what to do, and what the vendor does not make of a box. */
const howTo = (
  words: ExportWording,
  title: string,
  { name, address }: Vendor,
  steps: readonly string[],
  { sheets }: DrawnKit,
  left: readonly string[],
): string =>
  [
    words.heading(title, name, address),
    '',
    ...steps,
    '',
    words.noPieces,
    ...(sheets.length > 0 ? [words.atHome([...new Set(sheets.map(({ sheet }) => sheet.name))])] : []),
    ...left,
    '',
  ].join('\n');

const countOf = (cards: readonly DrawnCard[]): number => countAll(cards.map(({ card }) => card));

/** The decks of what is sold, each with its cards, in the order of the box. */
function byDeck(sold: readonly Sold[]): readonly (readonly [Sold, ...Sold[]])[] {
  const decks = new Map<string, [Sold, ...Sold[]]>();
  for (const each of sold) {
    const deck = decks.get(each.deck.id);
    if (deck) deck.push(each);
    else decks.set(each.deck.id, [each]);
  }
  return [...decks.values()];
}

/** A deck's folder: each different card once, a two-faced one with the face behind it; and the back of the others. */
function folderOf([first, ...others]: readonly [Sold, ...Sold[]], folder: string): readonly VendorPicture[] {
  const deck = [first, ...others];
  const picture = (name: string, face: SetFace) =>
    pictureOf(GAME_CRAFTER, first.product, `${folder}/${name}`, face);
  const cards = deck.flatMap(({ card, front, back }, place) => {
    const name = `${numbered(place, deck.length)}-${card.id}`;
    const face = picture(`${name}-front-x${card.count}`, front);
    return card.twoFaced ? [face, picture(`${name}-behind`, back)] : [face];
  });
  const shared = deck.find(({ card }) => !card.twoFaced);
  return [...cards, ...(shared ? [picture(`${first.deck.id}-back`, shared.back)] : [])];
}

/**
 * For The Game Crafter, where a picture is uploaded once and its quantity typed: a folder a deck, with its back and
 * each different card once. A card takes its back from its deck there, or has one of its own ("Card", developer pages).
 * Says what it leaves out.
 */
export function gameCrafterOrder({ title, language }: Titled, drawn: DrawnKit): Result<VendorOrder, string> {
  const words = exportWords(language);
  const taken = soldBy(GAME_CRAFTER, title, drawn.cards, words);
  if (!taken.ok) return taken;
  const { sold, left } = taken.value;
  const decks = byDeck(sold);
  const pictures = decks.flatMap((deck, index) =>
    folderOf(deck, `${numbered(index, decks.length)}-${deck[0].deck.id}`),
  );
  const batches = decks.map((deck, index) => {
    const [{ deck: of, product }] = deck;
    const folder = `${numbered(index, decks.length)}-${of.id}`;
    return { folder, product: product.name, count: countOf(deck), name: of.name };
  });
  const ownBacks = sold.some(({ card }) => card.twoFaced);
  const steps = words.gameCrafter(countOf(sold), batches, ownBacks);
  return ok({ pictures, howTo: howTo(words, title, GAME_CRAFTER, steps, drawn, left) });
}

/**
 * For MakePlayingCards, where pictures fill the cards of an order one by one: each copy of each card as a front and a
 * back of the same number, so that none has to be dragged into place. Says what it leaves out.
 */
export function makePlayingCardsOrder(
  { title, language }: Titled,
  drawn: DrawnKit,
): Result<VendorOrder, string> {
  const words = exportWords(language);
  const taken = soldBy(MAKE_PLAYING_CARDS, title, sortedCopies(drawn.cards), words);
  if (!taken.ok) return taken;
  const { sold, left } = taken.value;
  const products = [...new Set(sold.map(({ product }) => product))];
  const orders = products.map((product) => sold.filter((each) => each.product === product));
  const pictures = orders.flatMap((copies, index) => {
    const folder = orders.length > 1 ? `order-${index + 1}/` : '';
    return copies.flatMap(({ card, front, back, product }, place) => {
      const name = `${numbered(place, copies.length)}-${card.id}`;
      return [
        pictureOf(MAKE_PLAYING_CARDS, product, `${folder}fronts/${name}-front`, front),
        pictureOf(MAKE_PLAYING_CARDS, product, `${folder}backs/${name}-back`, back),
      ];
    });
  });
  const batches = orders.map((copies, index) => ({
    folder: orders.length > 1 ? `order-${index + 1}` : '',
    product: copies[0]?.product.name ?? '',
    count: copies.length,
  }));
  const steps = words.makePlayingCards(batches);
  return ok({ pictures, howTo: howTo(words, title, MAKE_PLAYING_CARDS, steps, drawn, left) });
}

/** Every vendor, and how it takes a box. */
export const VENDOR_ORDERS: readonly (readonly [Vendor, OrderOf])[] = [
  [GAME_CRAFTER, gameCrafterOrder],
  [MAKE_PLAYING_CARDS, makePlayingCardsOrder],
];
