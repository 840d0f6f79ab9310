/** The tuck boxes that The Game Crafter sells, and a game's artwork for them. */
import { TUCK_SIDES } from '../../../kit/boxes/box-artwork.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';
import type { BoxSides, Outside } from '../box-sides.ts';
import { pictureOf, type VendorPicture } from './shop-order.ts';
import { GAME_CRAFTER, type Product } from './vendor.ts';

/** Tuck boxes for poker cards: capacity in the vendor's cards, and outer depth in mm. */
const TUCK_BOXES = [
  [36, 16.5],
  [54, 23.1],
  [72, 30],
  [90, 36.8],
  [108, 43.7],
] as const;
/** All are 2.6 x 3.6 inches outside; the inner depth is 0.1 inches less. */
const TUCK_BOX = { width: 2.6 * MM_PER_INCH, height: 3.6 * MM_PER_INCH, wall: 0.1 * MM_PER_INCH } as const;
/** The thickness of the vendor's cards, mm. */
const CARD_THICKNESS = 0.33;

/** A tuck box that is sold there. */
export interface TuckBox {
  readonly name: string;
  readonly outside: Outside;
}

/**
 * The smallest tuck box for a single deck of poker cards; undefined for other orders, or where none is large
 * enough.
 */
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

/** Names of the sides in file names. */
const SIDE_NAMES = {
  front: 'front',
  back: 'back',
  left: 'left-side',
  right: 'right-side',
  foot: 'top-and-bottom',
} as const;

/** Pictures of a box's sides, with bleed as for cards. */
export function boxPictures(sides: BoxSides | undefined): readonly VendorPicture[] {
  if (!sides) return [];
  return TUCK_SIDES.map((side) => {
    const { [side]: face } = sides;
    const product = { name: side, width: face.width / MM_PER_INCH, height: face.height / MM_PER_INCH };
    return pictureOf(GAME_CRAFTER, product, `box/${SIDE_NAMES[side]}`, face);
  });
}
