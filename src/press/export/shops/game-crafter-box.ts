/** The tuck boxes that The Game Crafter sells, and a game's pictures for one. */
import { TUCK_SIDES } from '../../../kit/boxes/box-artwork.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import type { BoxSides, Outside } from '../box-sides.ts';
import { pictureOf, type VendorPicture } from './order.ts';
import { GAME_CRAFTER, type Product } from './vendor.ts';

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
export interface TuckBox {
  readonly name: string;
  readonly outside: Outside;
}

/** The tuck box that takes all cards of a box, where they are one deck of poker cards; undefined where none would. */
export function tuckBoxFor(
  decks: readonly { readonly product: Product; readonly count: number }[],
): TuckBox | undefined {
  const [deck, ...others] = decks;
  if (!deck || others.length > 0 || deck.product.name !== 'Poker Deck') return undefined;
  const depth = deck.count * CARD_THICKNESS;
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
export function boxPictures(sides: BoxSides | undefined): readonly VendorPicture[] {
  if (!sides) return [];
  return TUCK_SIDES.map((side) => {
    const { [side]: face } = sides;
    const product = { name: side, width: face.width / MM_PER_INCH, height: face.height / MM_PER_INCH };
    return pictureOf(GAME_CRAFTER, product, `box/${SIDE_NAMES[side]}`, face);
  });
}
