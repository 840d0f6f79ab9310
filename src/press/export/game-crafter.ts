/**
 * A box as The Game Crafter takes it, where a picture is uploaded once and its quantity typed. Cards of one size are one
 * deck, since it bills a deck by the sheet: four decks of a card each would cost four sheets. Counters are chits.
 */
import { countAll } from '../../kit/component.ts';
import type { DrawnKit, DrawnPiece } from '../../kit/drawn-kit.ts';
import { TUCK_SIDES } from '../../kit/boxes/dress.ts';
import type { SetFace } from '../../kit/face.ts';
import { ok } from '../../result.ts';
import { MM_PER_INCH } from '../../kit/units.ts';
import { exportWords, type ExportWording } from '../words/export-words.ts';
import type { BoxSides, Outside } from './box-sides.ts';
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
} from './order.ts';
import { chitFor, GAME_CRAFTER, type Product } from './vendor.ts';

/** What is ordered as one product, with its pictures. */
interface Batch {
  readonly of: 'cards' | 'pieces';
  readonly product: Product;
  /** Of its folder, without a number. */
  readonly id: string;
  readonly count: number;
  /** What it holds. */
  readonly names: readonly string[];
  /** In the folder of that name. */
  readonly pictures: (folder: string) => readonly VendorPicture[];
}

const pictured = (product: Product, folder: string) => (name: string, face: SetFace) =>
  pictureOf(GAME_CRAFTER, product, `${folder}/${name}`, face);

/** Cards of one size. */
type Deck = readonly [Sold, ...Sold[]];

const cardsIn = (deck: readonly Sold[]): number => countAll(deck.map(({ card }) => card));

/** The card whose back is the deck's: most copies share it. Undefined where each card has a face behind. */
function sharedBack(deck: Deck): Sold | undefined {
  const behind = (one: Sold) => deck.filter(({ back }) => back === one.back);
  const [most] = deck
    .filter(({ card }) => !card.twoFaced)
    .toSorted((one, other) => cardsIn(behind(other)) - cardsIn(behind(one)));
  return most;
}

/** Each different card once, the back that most of them have, and behind each of the others its own. */
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
    of: 'cards',
    product: deck[0].product,
    id: names.length === 1 ? deck[0].deck.id : 'cards',
    count: cardsIn(deck),
    names,
    pictures: (folder) => deckPictures(deck, folder),
  };
}

const slug = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}s`;

/** Counters that become chits or standees of one size, each with what is behind it: itself, where its back is blank. */
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

/** The figures that stand on boards, for who wants them instead of chits. */
function standeeBatch(product: Product | undefined, { standees }: Besides): readonly Batch[] {
  if (!product || !standees) return [];
  const figures = standees({ width: product.width * MM_PER_INCH, height: product.height * MM_PER_INCH });
  return figures.length > 0 ? [chitBatch(product, figures)] : [];
}

/** Things by what they are ordered as, in their order. */
function byProduct<Thing>(
  things: readonly Thing[],
  productOf: (thing: Thing) => Product,
): readonly (readonly [Product, readonly [Thing, ...Thing[]]])[] {
  const found = new Map<Product, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const product = productOf(thing);
    const others = found.get(product);
    if (others) others.push(thing);
    else found.set(product, [thing]);
  }
  return [...found];
}

/** The tuck boxes that it sells for poker cards: how many of its cards they hold, and how deep they are outside, mm. */
const TUCK_BOXES = [
  [36, 16.5],
  [54, 23.1],
  [72, 30],
  [90, 36.8],
  [108, 43.7],
] as const;
/** All of them are 2.6 x 3.6 inches outside, and a tenth of an inch less deep inside. */
const TUCK_BOX = { width: 2.6 * MM_PER_INCH, height: 3.6 * MM_PER_INCH, wall: 0.1 * MM_PER_INCH } as const;
/** A card of its decks, mm. */
const CARD_THICKNESS = 0.33;

/** A tuck box that is sold there. */
interface TuckBox {
  readonly name: string;
  readonly outside: Outside;
}

/** The tuck box that takes so many poker cards; undefined where none would. */
function tuckBoxFor(decks: readonly Deck[]): TuckBox | undefined {
  const [deck, ...others] = decks;
  if (!deck || others.length > 0 || deck[0].product.name !== 'Poker Deck') return undefined;
  const depth = cardsIn(deck) * CARD_THICKNESS;
  const [box] = TUCK_BOXES.filter(([, outside]) => depth <= outside - TUCK_BOX.wall);
  if (!box) return undefined;
  const { width, height } = TUCK_BOX;
  return { name: `Poker Tuck Box (${box[0]})`, outside: { width, height, depth: box[1] } };
}

/** What the sides of a box are called in the parcel. */
const SIDE_NAMES = {
  front: 'front',
  back: 'back',
  left: 'left-side',
  right: 'right-side',
  foot: 'top-and-bottom',
} as const;

/** Pictures of a box's sides: they reach past their edges as cards do. */
function boxPictures(sides: BoxSides | undefined): readonly VendorPicture[] {
  if (!sides) return [];
  return TUCK_SIDES.map((side) => {
    const { [side]: face } = sides;
    const product = { name: side, width: face.width / MM_PER_INCH, height: face.height / MM_PER_INCH };
    return pictureOf(GAME_CRAFTER, product, `box/${SIDE_NAMES[side]}`, face);
  });
}

/** What is not in the parcel, each with its reason. */
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

/** For The Game Crafter; a card takes its back from its deck there, or has one of its own ("Card", developer pages). */
export const gameCrafterOrder: OrderOf = ({ title, language }, drawn, besides = {}) => {
  const words = exportWords(language);
  const taken = soldBy(GAME_CRAFTER, title, drawn.cards, words);
  if (!taken.ok) return taken;
  const { sold, left } = taken.value;
  const decks = byProduct(sold, ({ product }) => product).map(([, deck]): Deck => deck);
  const chits = drawn.counters.flatMap((piece) => {
    const product = chitFor(GAME_CRAFTER, piece.face);
    return product ? [{ piece, product }] : [];
  });
  const figures = standeeBatch(GAME_CRAFTER.standee, besides);
  const batches = [
    ...decks.map(deckBatch),
    ...byProduct(chits, ({ product }) => product).map(([product, of]) =>
      chitBatch(
        product,
        of.map(({ piece }) => piece),
      ),
    ),
    ...figures,
  ];
  const folderOf = ({ id }: Batch, index: number) => `${numbered(index, batches.length)}-${id}`;
  const tuckBox = tuckBoxFor(decks);
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
  const unsold = drawn.counters.filter((piece) => !chits.some((chit) => chit.piece === piece));
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
