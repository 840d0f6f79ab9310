/**
 * What vendors who print cards ask for, as they publish it: The Game Crafter in its templates (help articles 33, 39
 * and 391), MakePlayingCards in its photo FAQ. Each takes pictures of one face, a fixed number of pixels for each
 * product, and cuts inside them. A chit or standee has the size of its pictures but
 * for the bleed.
 */
import type { ExportWording } from '../../words/export-words.ts';
import type { CardSize } from '../../../kit/component.ts';
import type { SetFace } from '../../../kit/face.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';

/** A card that a vendor sells. */
export interface Product {
  /** As the vendor calls it. */
  readonly name: string;
  /** The finished card, inches. */
  readonly width: number;
  readonly height: number;
}

export interface Vendor {
  readonly id: string;
  readonly name: string;
  /** Where the pictures go. */
  readonly address: string;
  readonly dpi: number;
  /** Pixels of bleed on each side. */
  readonly bleed: number;
  readonly products: readonly Product[];
  /** Tiles of thick board with square corners; none where the vendor prints cards alone. */
  readonly tiles: readonly Product[];
  /** Square chits of thick board, smallest first; none where the vendor prints cards alone. */
  readonly chits: readonly Product[];
  /** A board that stands in a foot of plastic, printed on both sides, where it sells them. */
  readonly standee?: Product;
  /** The booklet that rules are ordered as, where it sells any whose measures are known. */
  readonly booklet?: Product;
}

export const GAME_CRAFTER: Vendor = {
  id: 'game-crafter',
  name: 'The Game Crafter',
  address: 'https://www.thegamecrafter.com',
  dpi: 300,
  bleed: 37.5,
  products: [
    { name: 'Poker Deck', width: 2.5, height: 3.5 },
    { name: 'Bridge Deck', width: 2.25, height: 3.5 },
    { name: 'Mini Deck', width: 1.75, height: 2.5 },
    { name: 'Micro Deck', width: 1.25, height: 1.75 },
    { name: 'Business Deck', width: 2, height: 3.5 },
    { name: 'Domino Deck', width: 1.75, height: 3.5 },
    { name: 'Tarot Deck', width: 2.75, height: 4.75 },
    { name: 'Jumbo Deck', width: 3.5, height: 5.5 },
    { name: 'Small Square Deck', width: 2.5, height: 2.5 },
    { name: 'Euro Square Deck', width: 2.75, height: 2.75 },
    { name: 'Square Deck', width: 3.5, height: 3.5 },
  ],
  tiles: [
    { name: 'Small Square Tile', width: 2, height: 2 },
    { name: 'Medium Square Tile', width: 2.5, height: 2.5 },
    { name: 'Large Square Tile', width: 3.5, height: 3.5 },
  ],
  chits: [
    { name: 'Small Square Chit', width: 0.5, height: 0.5 },
    { name: 'Medium Square Chit', width: 0.75, height: 0.75 },
    { name: 'Large Square Chit', width: 1, height: 1 },
  ],
  standee: { name: 'Small Standee', width: 0.5, height: 1.5 },
  booklet: { name: 'Large Booklet', width: 5, height: 8 },
};

/** Its FAQ gives both poker sizes and tarot; the others follow by its rule of 36 pixels on each side. */
export const MAKE_PLAYING_CARDS: Vendor = {
  id: 'make-playing-cards',
  name: 'MakePlayingCards',
  address: 'https://www.makeplayingcards.com',
  dpi: 300,
  bleed: 36,
  products: [
    { name: 'Poker size, 2.5 x 3.5 in', width: 2.5, height: 3.5 },
    { name: 'Poker size, 63 x 88 mm', width: 2.48, height: 3.46 },
    { name: 'Bridge size, 2.25 x 3.5 in', width: 2.25, height: 3.5 },
    { name: 'Mini size, 1.75 x 2.5 in', width: 1.75, height: 2.5 },
    { name: 'Tarot size, 2.75 x 4.75 in', width: 2.75, height: 4.75 },
    { name: 'Square size, 2.5 x 2.5 in', width: 2.5, height: 2.5 },
    { name: 'Square size, 3.5 x 3.5 in', width: 3.5, height: 3.5 },
  ],
  tiles: [],
  chits: [],
};

/** A card is taken for a product's size where it is no farther off than this, mm: 88 mm are sold as 3.46 inches. */
const SAME_SIZE = 0.2;
/** Where none has its size, a card is sold so much smaller at most: a tile of 90 mm as one of 3.5 inches. */
const LEAST_SCALE = 0.98;

type Size = Pick<CardSize, 'width' | 'height'>;

/** How far a product is off a card, mm. */
const offBy = (product: Product, { width, height }: Size): number =>
  Math.max(Math.abs(product.width * MM_PER_INCH - width), Math.abs(product.height * MM_PER_INCH - height));

/** What a card is drawn at to have a product's width, as a share of its own. */
export const scaleAs = (product: Product, { width }: Pick<CardSize, 'width'>): number =>
  (product.width * MM_PER_INCH) / width;

/** Whether a card is a little larger than a product, and of its shape. */
function isShrunk(product: Product, { width, height }: Size): boolean {
  const scale = scaleAs(product, { width });
  const off = offBy(product, { width: width * scale, height: height * scale });
  return scale < 1 && scale >= LEAST_SCALE && off < SAME_SIZE;
}

/** Whether a card of that size is drawn smaller to be sold as a product. */
export const isSmaller = (product: Product, size: Size): boolean => offBy(product, size) >= SAME_SIZE;

/**
 * The product that a card is sold as: of its size, or else a little smaller. One with square corners is a tile before it is a
 * card. A vendor who sells none of that size is a fault, said in a sentence.
 */
export function productFor(
  { products, tiles, name }: Vendor,
  size: Pick<CardSize, 'width' | 'height' | 'radius'>,
  { noSize }: Pick<ExportWording, 'noSize'>,
): Result<Product, string> {
  const nearest = (some: readonly Product[]) =>
    some.toSorted((one, other) => offBy(one, size) - offBy(other, size));
  const sold = [...(size.radius === 0 ? nearest(tiles) : []), ...nearest(products)];
  const found =
    sold.find((product) => !isSmaller(product, size)) ?? sold.find((product) => isShrunk(product, size));
  return found ? ok(found) : failed(noSize(name, size.width, size.height));
}

/** Pixels of a product's pictures, bleed and all. */
export const pixelsOf = ({ dpi, bleed }: Vendor, { width, height }: Product) => ({
  width: Math.round(width * dpi + 2 * bleed),
  height: Math.round(height * dpi + 2 * bleed),
});

/** A face that reaches as far beyond its trim as a vendor asks, once it is as wide as the product. */
export const withBleed = (face: SetFace, { dpi, bleed }: Vendor, product: Product): SetFace => ({
  ...face,
  bleed: (bleed / dpi / product.width) * face.width,
});
