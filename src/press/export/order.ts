/**
 * A box as a vendor takes it: which picture of which face under which name, and a plain text on what to do with them.
 * Names keep a front and its back together, and sort in the order of the box.
 */
import { countAll } from '../../kit/component.ts';
import type { DrawnCard, DrawnKit } from '../../kit/drawn-kit.ts';
import type { SetFace } from '../../kit/face.ts';
import { failed, ok, type Result } from '../../result.ts';
import { sortedCopies } from '../impose/order.ts';
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
type OrderOf = (title: string, drawn: DrawnKit) => Result<VendorOrder, string>;

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
function soldBy(vendor: Vendor, title: string, cards: readonly DrawnCard[]): Result<Taken, string> {
  if (cards.length === 0) return failed(`${vendor.name} prints cards, and none of ${title} are chosen.`);
  const sold: Sold[] = [];
  const unsold = new Map<string, Set<string>>();
  for (const drawn of cards) {
    const product = productFor(vendor, drawn.card.size);
    if (product.ok) sold.push({ ...drawn, product: product.value });
    else
      for (const fault of product.faults)
        unsold.set(fault, (unsold.get(fault) ?? new Set()).add(drawn.deck.name));
  }
  if (sold.length === 0) return failed(...unsold.keys());
  const left = [...unsold].map(([fault, decks]) => `${fault} Left out: ${[...decks].join(', ')}.`);
  return ok({ sold, left });
}

const pictureOf = (vendor: Vendor, product: Product, name: string, face: SetFace): VendorPicture => ({
  name: `${name}.png`,
  face: withBleed(face, vendor),
  ...pixelsOf(vendor, product),
});

const numbered = (index: number, of: number): string => String(index + 1).padStart(String(of).length, '0');

const PIECES =
  'The pieces are not among these pictures: print the sheet of counters at home, or use cubes and pawns.';

/** What the vendor does not make of a box. */
const leftOut = (left: readonly string[], { sheets }: DrawnKit): readonly string[] => [
  PIECES,
  ...(sheets.length > 0
    ? [`Print at home: ${[...new Set(sheets.map(({ sheet }) => sheet.name))].join(', ')}.`]
    : []),
  ...left,
];

const SEE_PROOF =
  "Look at the vendor's own preview before you pay: the art reaches past the edge on purpose, and no word stands near it.";

const countOf = (cards: readonly DrawnCard[]): number => countAll(cards.map(({ card }) => card));

const cardsText = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

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

const OWN_BACKS = [
  '   A picture that ends in "-behind" is the back of the card of the same number and of no other: set that card to',
  '   take its back from the card, not from the deck, and upload it there.',
];

/**
 * For The Game Crafter, where a picture is uploaded once and its quantity typed: a folder a deck, with its back and
 * each different card once. A card takes its back from its deck there, or has one of its own ("Card", developer pages).
 * Says what it leaves out.
 */
export function gameCrafterOrder(title: string, drawn: DrawnKit): Result<VendorOrder, string> {
  const taken = soldBy(GAME_CRAFTER, title, drawn.cards);
  if (!taken.ok) return taken;
  const { sold, left } = taken.value;
  const decks = byDeck(sold);
  const pictures = decks.flatMap((deck, index) =>
    folderOf(deck, `${numbered(index, decks.length)}-${deck[0].deck.id}`),
  );
  const lines = decks.map((deck, index) => {
    const [{ deck: of, product }] = deck;
    return `  ${numbered(index, decks.length)}-${of.id}: ${product.name}, ${cardsText(countOf(deck))} (${of.name}).`;
  });
  return ok({
    pictures,
    howTo: [
      `${title} at ${GAME_CRAFTER.name} (${GAME_CRAFTER.address})`,
      '',
      `${cardsText(countOf(sold))}. Make a game there, and add a deck for each folder:`,
      ...lines,
      '',
      '1. Upload the picture that ends in "-back" as the back of the deck.',
      '2. Upload the others as its cards. The number after the x is how many of that card the deck needs:',
      '   type it as the quantity.',
      ...(sold.some(({ card }) => card.twoFaced) ? OWN_BACKS : []),
      '3. Leave everything else as it is: the pictures have the exact pixels, bleed included.',
      `4. ${SEE_PROOF}`,
      '',
      ...leftOut(left, drawn),
      '',
    ].join('\n'),
  });
}

/**
 * For MakePlayingCards, where pictures fill the cards of an order one by one: each copy of each card as a front and a
 * back of the same number, so that none has to be dragged into place. Says what it leaves out.
 */
export function makePlayingCardsOrder(title: string, drawn: DrawnKit): Result<VendorOrder, string> {
  const taken = soldBy(MAKE_PLAYING_CARDS, title, sortedCopies(drawn.cards));
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
  const lines = orders.map((copies, index) => {
    const folder = orders.length > 1 ? `order-${index + 1}: ` : '';
    return `  ${folder}${cardsText(copies.length)}, ${copies[0]?.product.name ?? ''}.`;
  });
  return ok({
    pictures,
    howTo: [
      `${title} at ${MAKE_PLAYING_CARDS.name} (${MAKE_PLAYING_CARDS.address})`,
      '',
      'Start an order of custom cards of this size and number:',
      ...lines,
      '',
      '1. Choose "different images" for the fronts, and upload all of the folder fronts. Sorted by name, they fill',
      '   the cards in order.',
      '2. Choose "different images" for the backs, and upload all of the folder backs: back 07 belongs to front 07.',
      '3. Do not let the page enlarge or fit the pictures: they have the exact pixels, bleed included.',
      `4. ${SEE_PROOF}`,
      '',
      ...leftOut(left, drawn),
      '',
    ].join('\n'),
  });
}

/** Every vendor, and how it takes a box. */
export const VENDOR_ORDERS: readonly (readonly [Vendor, OrderOf])[] = [
  [GAME_CRAFTER, gameCrafterOrder],
  [MAKE_PLAYING_CARDS, makePlayingCardsOrder],
];
