/**
 * The published requirements of card vendors: The Game Crafter's templates (help articles 33, 39, 90, 91 and 391),
 * MakePlayingCards' photo FAQ. Both take a picture for each face, with a fixed number of pixels for each
 * product, and cut inside it. The size of a chit or standee is that of its picture without the bleed.
 */
import type { ExportWording } from '../../words/export-words.ts';
import type { CardSize } from '../../../kit/component.ts';
import type { SetFace } from '../../../kit/face.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { MM_PER_INCH } from '../../../kit/units.ts';

export interface Product {
  /** The vendor's name for it. */
  readonly name: string;
  /** Finished size, inches. */
  readonly width: number;
  readonly height: number;
}

export interface Vendor {
  readonly id: string;
  readonly name: string;
  /** The URL for uploading. */
  readonly address: string;
  readonly dpi: number;
  /** Pixels of bleed on each side. */
  readonly bleed: number;
  readonly products: readonly Product[];
  /** Tiles of thick board with square corners; empty where the vendor prints only cards. */
  readonly tiles: readonly Product[];
  /** Square chits of thick board, smallest first; empty where the vendor prints only cards. */
  readonly chits: readonly Product[];
  /** Mats and folding boards, smallest first; empty where the vendor prints only cards. */
  readonly mats: readonly Product[];
  /** A board in a plastic foot, printed on both sides; undefined where it sells none. */
  readonly standee?: Product;
  /** The booklet for rules; undefined where it sells none of known size. */
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
  mats: [
    { name: 'Small Square Mat', width: 4, height: 4 },
    { name: 'Postcard Mat', width: 6, height: 4 },
    { name: 'Quarter Mat', width: 5, height: 5 },
    { name: 'Domino Mat', width: 4, height: 8 },
    { name: 'Half Mat', width: 5, height: 10 },
    { name: 'Square Mat', width: 8, height: 8 },
    { name: 'Large Square Mat', width: 10, height: 10 },
    { name: 'Big Mat', width: 10, height: 16 },
    { name: 'Bi-Fold Game Board', width: 9, height: 18 },
    { name: 'Medium Six-Fold Game Board', width: 16, height: 16 },
    { name: 'Quad-Fold Game Board', width: 18, height: 18 },
    { name: 'Six-Fold Game Board', width: 27, height: 18 },
  ],
  standee: { name: 'Small Standee', width: 0.5, height: 1.5 },
  booklet: { name: 'Large Booklet', width: 5, height: 8 },
};

/** The FAQ lists both poker sizes and tarot; the others follow its rule of 36 pixels bleed. */
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
  mats: [],
};

/** The tolerance for a product of the same size, mm: 88 mm are sold as 3.46 inches. */
const SAME_SIZE = 0.2;
/** The most a card is scaled down where there is no product of its size: a 90 mm tile as one of 3.5 inches. */
const LEAST_SCALE = 0.98;

type Size = Pick<CardSize, 'width' | 'height'>;

/** The difference in size between a product and a card, mm. */
const offBy = (product: Product, { width, height }: Size): number =>
  Math.max(Math.abs(product.width * MM_PER_INCH - width), Math.abs(product.height * MM_PER_INCH - height));

/** The scale at which a card has a product's width. */
export const scaleAs = (product: Product, { width }: Pick<CardSize, 'width'>): number =>
  (product.width * MM_PER_INCH) / width;

/** Whether a card is slightly larger than a product, with the same proportions. */
function isShrunk(product: Product, { width, height }: Size): boolean {
  const scale = scaleAs(product, { width });
  const off = offBy(product, { width: width * scale, height: height * scale });
  return scale < 1 && scale >= LEAST_SCALE && off < SAME_SIZE;
}

/** Whether a card has to be scaled down for a product. */
export const isSmaller = (product: Product, size: Size): boolean => offBy(product, size) >= SAME_SIZE;

/**
 * The product for a card: one of its size, or else slightly smaller. Cards with square corners prefer tiles. A
 * fault, as a sentence, where the vendor sells no suitable size.
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

/** The pixels of a product's picture, with bleed. */
export const pixelsOf = ({ dpi, bleed }: Vendor, { width, height }: Product) => ({
  width: Math.round(width * dpi + 2 * bleed),
  height: Math.round(height * dpi + 2 * bleed),
});

/** A face with the bleed that the vendor requires, for scaling to the product's width. */
export const withBleed = (face: SetFace, { dpi, bleed }: Vendor, product: Product): SetFace => ({
  ...face,
  bleed: (bleed / dpi / product.width) * face.width,
});
