/**
 * An export for The Game Crafter, where a picture is uploaded once with a quantity. Small decks of one size
 * are merged, because a deck is billed by the sheet: four decks of one card each would cost four sheets.
 * Counters become chits.
 */
import { countAll } from '../../../kit/component.ts';
import type { DrawnKit, DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { ok } from '../../../result.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import { exportWords, type ExportWording } from '../../words/export-words.ts';
import { boxPictures, tuckBoxFor } from './game-crafter-box.ts';
import {
  howTo,
  madeAtHome,
  namesOf,
  numbered,
  pictureOf,
  soldBy,
  type OrderOf,
  type Besides,
  type Sold,
  type VendorPicture,
} from './shop-order.ts';
import { chitFor, onChit } from '../cutter/chits.ts';
import { GAME_CRAFTER, type Product } from './vendor.ts';

/** Groups items by a key, in order of first occurrence. */
function grouped<Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): readonly (readonly [Key, readonly [Thing, ...Thing[]]])[] {
  const found = new Map<Key, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const others = found.get(key);
    if (others) others.push(thing);
    else found.set(key, [thing]);
  }
  return [...found];
}

/** One product to order, with its pictures. */
interface Batch {
  readonly of: 'cards' | 'pieces';
  readonly product: Product;
  /** The base name of its folder, before numbering. */
  readonly id: string;
  readonly count: number;
  /** The names of its contents. */
  readonly names: readonly string[];
  /** Its pictures, for a folder of that name. */
  readonly pictures: (folder: string) => readonly VendorPicture[];
}

const pictured = (product: Product, folder: string) => (name: string, face: SetFace) =>
  pictureOf(GAME_CRAFTER, product, `${folder}/${name}`, face);

type Deck = readonly [Sold, ...Sold[]];

const cardsIn = (deck: readonly Sold[]): number => countAll(deck.map(({ card }) => card));

/**
 * A deck of at least this many cards stays separate: then no card needs its own back, for at most one more
 * sheet.
 */
const LARGE = 36;

/** Cards of one size as decks: each large one, and the rest together. */
function decksOf(cards: Deck): readonly Deck[] {
  const ids = [...new Set(cards.map(({ deck }) => deck.id))];
  const large = new Set(ids.filter((id) => cardsIn(cards.filter(({ deck }) => deck.id === id)) >= LARGE));
  const keyOf = ({ deck }: Sold) => (large.has(deck.id) ? deck.id : '');
  return grouped(cards, keyOf).map(([, deck]) => deck);
}

/** The card with the most common back, which becomes the deck's; undefined where all cards are two-faced. */
function sharedBack(deck: Deck): Sold | undefined {
  const behind = (one: Sold) => deck.filter(({ back }) => back === one.back);
  const [most] = deck
    .filter(({ card }) => !card.twoFaced)
    .toSorted((one, other) => cardsIn(behind(other)) - cardsIn(behind(one)));
  return most;
}

/** Each distinct front once, the deck's back, and individual backs for the cards that have another one. */
function deckPictures(deck: Deck, folder: string): readonly VendorPicture[] {
  const picture = pictured(deck[0].product, folder);
  const shared = sharedBack(deck);
  const cards = deck.flatMap(({ card, front, back }, place) => {
    const name = `${numbered(place, deck.length)}-${card.id}`;
    const face = picture(`${name}-front-x${card.count}`, front);
    return back === shared?.back ? [face] : [face, picture(`${name}-behind`, back)];
  });
  return [...cards, ...(shared ? [picture(`${shared.deck.id}-back`, shared.back)] : [])];
}

function deckBatch(deck: Deck): Batch {
  const names = namesOf(deck.map((each) => each.deck));
  return {
    of: GAME_CRAFTER.tiles.includes(deck[0].product) ? 'pieces' : 'cards',
    product: deck[0].product,
    id: names.length === 1 ? deck[0].deck.id : 'cards',
    count: cardsIn(deck),
    names,
    pictures: (folder) => deckPictures(deck, folder),
  };
}

const slug = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}s`;

/** Counters as chits or standees of one size; where the back is blank, the front is used on both sides. */
function chitBatch(product: Product, pieces: readonly DrawnPiece[]): Batch {
  return {
    of: 'pieces',
    product,
    id: slug(product.name),
    count: countAll(pieces),
    names: namesOf(pieces.map(({ piece }) => piece)),
    pictures: (folder) => {
      const picture = pictured(product, folder);
      return pieces.flatMap(({ face, back, count }, place) => {
        const name = `${numbered(place, pieces.length)}-${face.id}`;
        return [picture(`${name}-front-x${count}`, face), picture(`${name}-behind`, back ?? face)];
      });
    },
  };
}

/** The standees, as an alternative to chits. */
function standeeBatch(product: Product | undefined, { standees }: Besides): readonly Batch[] {
  if (!product || !standees) return [];
  const figures = standees({ width: product.width * MM_PER_INCH, height: product.height * MM_PER_INCH });
  return figures.length > 0 ? [chitBatch(product, figures)] : [];
}

/** What the export leaves out, with reasons. */
function missing(
  words: ExportWording,
  drawn: DrawnKit,
  pieces: readonly DrawnPiece[],
  box: string | undefined,
  { rules }: Besides,
): readonly string[] {
  const lacks = words.gameCrafterLacks;
  return [
    ...(pieces.length > 0 ? [lacks.pieces(namesOf(pieces.map(({ piece }) => piece)))] : []),
    ...(drawn.counters.some(({ piece }) => piece.showpiece) ? [lacks.models] : []),
    ...madeAtHome(words, drawn),
    ...(box === undefined ? [lacks.box] : []),
    ...(rules === undefined ? [lacks.rules] : []),
  ];
}

/**
 * The order for The Game Crafter, where a card has its deck's back or one of its own ("Card", developer
 * pages).
 */
export const gameCrafterOrder: OrderOf = ({ title, language }, drawn, besides = {}) => {
  const words = exportWords(language);
  const taken = soldBy(GAME_CRAFTER, title, drawn.cards, words);
  if (!taken.ok) return taken;
  const { sold, left } = taken.value;
  const decks = grouped(sold, ({ product }) => product).flatMap(([, cards]) => decksOf(cards));
  const chits = drawn.counters.flatMap((piece) => {
    const product = chitFor(GAME_CRAFTER, piece.face);
    return product ? [{ piece: onChit(piece), product }] : [];
  });
  const figures = standeeBatch(GAME_CRAFTER.standee, besides);
  const batches = [
    ...decks.map(deckBatch),
    ...grouped(chits, ({ product }) => product).map(([product, of]) =>
      chitBatch(
        product,
        of.map(({ piece }) => piece),
      ),
    ),
    ...figures,
  ];
  const folderOf = ({ id }: Batch, index: number) => `${numbered(index, batches.length)}-${id}`;
  const tuckBox = tuckBoxFor(decks.map((deck) => ({ product: deck[0].product, count: cardsIn(deck) })));
  const sides = tuckBox && besides.box?.(tuckBox.outside);
  const ordered = batches.flatMap((batch, index) => batch.pictures(folderOf(batch, index)));
  const ownBacks = ordered.some(({ name }) => name.endsWith('-behind.png'));
  const steps = words.gameCrafter(
    batches.map((batch, index) => ({
      ...batch,
      folder: folderOf(batch, index),
      product: batch.product.name,
    })),
    ownBacks,
  );
  const unsold = drawn.counters.filter(({ face }) => chitFor(GAME_CRAFTER, face) === undefined);
  const { rules = 0 } = besides;
  return ok({
    pictures: [...ordered, ...boxPictures(sides)],
    howTo: howTo(
      words,
      title,
      GAME_CRAFTER,
      steps,
      figures.length > 0 ? words.gameCrafterStandees : [],
      rules > 0 ? words.gameCrafterRules(rules) : [],
      tuckBox && sides ? words.gameCrafterBox(tuckBox.name) : [],
      [...missing(words, drawn, unsold, sides && tuckBox?.name, besides), ...left],
    ),
  });
};
