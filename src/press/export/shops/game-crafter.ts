/**
 * An export for The Game Crafter, where a picture is uploaded once with a quantity. Small decks of one size
 * are merged, because a deck is billed by the sheet: four decks of one card each would cost four sheets.
 * Counters become chits.
 */
import { countAll } from '../../../kit/component.ts';
import type { DrawnKit, DrawnPiece, DrawnSheet } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { ok } from '../../../result.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import { exportWords, type ExportWording } from '../../words/export-words.ts';
import { diceBySides, diceSets } from '../dice-sets.ts';
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
import { chitsFor, chitSide, onChit } from '../cutter/chits.ts';
import { matFor, onMat, type SoldMat } from './vendor-mats.ts';
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

/** A counter with the chit that it becomes. */
interface Chit {
  readonly drawn: DrawnPiece;
  readonly product: Product;
}

/** The standees, as an alternative to chits. */
function standeeBatch(product: Product | undefined, { standees }: Besides): readonly Batch[] {
  if (!product || !standees) return [];
  const figures = standees({ width: product.width * MM_PER_INCH, height: product.height * MM_PER_INCH });
  return figures.length > 0 ? [chitBatch(product, figures)] : [];
}

/** Mats and boards of one size; a sheet without a back has an empty one. */
function matBatch(product: Product, mats: readonly SoldMat[]): Batch {
  return {
    of: 'pieces',
    product,
    id: slug(product.name),
    count: countAll(mats.map(({ drawn }) => drawn.sheet)),
    names: namesOf(mats.map(({ drawn }) => drawn.sheet)),
    pictures: (folder) => {
      const picture = pictured(product, folder);
      return mats.flatMap((mat, place) => {
        const { sheet, face, back } = mat.drawn;
        const name = `${numbered(place, mats.length)}-${sheet.id}`;
        const front = picture(`${name}-front-x${sheet.count}`, onMat(face, mat));
        return back ? [front, picture(`${name}-behind`, onMat(back, mat))] : [front];
      });
    },
  };
}

/** A chit whose side differs more from its counter's, mm, is told. */
const SEEN = 0.5;

/** A sentence for each size of chit that is not that of its counters. */
function chitSizes(words: ExportWording, chits: readonly Chit[]): readonly string[] {
  const off = chits.flatMap(({ drawn, product }) => {
    const from = Math.max(drawn.face.width, drawn.face.height);
    const to = chitSide(product);
    return Math.abs(from - to) > SEEN ? [{ piece: drawn.piece, from, to }] : [];
  });
  return grouped(off, ({ from, to }) => `${from} ${to}`).map(([, same]) => {
    const [{ from, to }] = same;
    return words.chitSize(namesOf(same.map(({ piece }) => piece)), from, to);
  });
}

/** What the export leaves out or changes, with reasons: what a game cannot be played without first. */
function missing(
  words: ExportWording,
  drawn: DrawnKit,
  {
    chits,
    pieces,
    sheets,
  }: { chits: readonly Chit[]; pieces: readonly DrawnPiece[]; sheets: readonly DrawnSheet[] },
  box: string | undefined,
  { rules }: Besides,
): readonly string[] {
  const lacks = words.gameCrafterLacks;
  const dice = diceBySides(diceSets(drawn.sheets));
  return [
    ...(pieces.length > 0 ? [lacks.pieces(namesOf(pieces.map(({ piece }) => piece)))] : []),
    ...madeAtHome(
      words,
      sheets.filter(({ sheet }) => sheet.form.make !== 'die'),
    ),
    ...(dice.length > 0 ? [lacks.dice(dice)] : []),
    ...chitSizes(words, chits),
    ...(drawn.counters.some(({ piece }) => piece.showpiece) ? [lacks.models] : []),
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
  const chitFor = chitsFor(
    GAME_CRAFTER,
    drawn.counters.map(({ face }) => face),
  );
  const chits = drawn.counters.flatMap((piece): Chit[] => {
    const product = chitFor(piece.face);
    return product ? [{ drawn: piece, product }] : [];
  });
  const mats = drawn.sheets.flatMap((sheet) => matFor(GAME_CRAFTER, sheet) ?? []);
  const figures = standeeBatch(GAME_CRAFTER.standee, besides);
  const batches = [
    ...decks.map(deckBatch),
    ...grouped(chits, ({ product }) => product).map(([product, of]) =>
      chitBatch(
        product,
        of.map((chit) => onChit(chit.drawn)),
      ),
    ),
    ...grouped(mats, ({ product }) => product).map(([product, of]) => matBatch(product, of)),
    ...figures,
  ];
  const folderOf = ({ id }: Batch, index: number) => `${numbered(index, batches.length)}-${id}`;
  const tuckBox = tuckBoxFor(decks.map((deck) => ({ product: deck[0].product, count: cardsIn(deck) })));
  const sides = tuckBox && besides.box?.(tuckBox.outside);
  const [box] = boxPictures(tuckBox, sides);
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
  const { rules = 0 } = besides;
  const unsold = {
    chits,
    pieces: drawn.counters.filter(({ face }) => chitFor(face) === undefined),
    sheets: drawn.sheets.filter(
      ({ sheet }) => sheet.insteadOf === undefined && mats.every((mat) => mat.drawn.sheet !== sheet),
    ),
  };
  const lacks = [...left, ...missing(words, drawn, unsold, box?.name, besides)];
  return ok({
    pictures: box ? [...ordered, box] : ordered,
    howTo: howTo(
      words,
      title,
      GAME_CRAFTER,
      lacks,
      steps,
      figures.length > 0 ? words.gameCrafterStandees : [],
      rules > 0 ? words.gameCrafterRules(rules) : [],
      tuckBox && box ? words.gameCrafterBox(tuckBox.name, box.name) : [],
    ),
    lacks,
  });
};
