/**
 * An order for a vendor: pictures of faces with file names, and instructions as plain text. Names keep a front
 * and its back together, and sort in the order of the box.
 */
import { countAll, type CounterForm } from '../../../kit/component.ts';
import type { Kit } from '../../../kit/kit.ts';
import type { DrawnCard, DrawnKit, DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { failed, ok, type Result } from '../../../result.ts';
import type { ExportWording } from '../../words/export-words.ts';
import type { BoxSides, Outside } from '../box-sides.ts';
import { isSmaller, pixelsOf, productFor, scaleAs, withBleed, type Product, type Vendor } from './vendor.ts';

/** A picture of a face, with the vendor's bleed. */
export interface VendorPicture {
  /** Its path in the zip. */
  readonly name: string;
  readonly face: SetFace;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface VendorOrder {
  readonly pictures: readonly VendorPicture[];
  /** Instructions in plain text, with at least a line for each step; what is left out is said first. */
  readonly howTo: string;
  /** What is left out or differs, and why, in sentences. */
  readonly lacks: readonly string[];
}

/** Makes a vendor's order for a drawn box; faults are sentences on sizes that it does not sell. */
export type OrderOf = (kit: Titled, drawn: DrawnKit, besides?: Besides) => Result<VendorOrder, string>;

/** Optional extras. */
export interface Besides {
  readonly rules?: RulesPages;
  /** Draws the sides of a box of that size. */
  readonly box?: (outside: Outside) => BoxSides | undefined;
  /** Draws the standees for boards of that size. */
  readonly standees?: (size: CounterForm) => readonly DrawnPiece[];
}

/**
 * Number of rules pages next to the pictures: 0 where the game has none, undefined where they cannot be drawn.
 */
export type RulesPages = number | undefined;

/** The game's title and language. */
export type Titled = Pick<Kit, 'title' | 'language'>;

/** A card with the product it is ordered as. */
export interface Sold extends DrawnCard {
  readonly product: Product;
}

/** The cards a vendor takes, with sentences on those it cannot take, or only smaller. */
export interface Taken {
  readonly sold: readonly Sold[];
  readonly left: readonly string[];
}

/** A sentence for each product whose cards are scaled down. */
function smallerOf(sold: readonly Sold[], words: ExportWording): readonly string[] {
  const smaller = sold.filter(({ card, product }) => isSmaller(product, card.size));
  return [...new Set(smaller.map(({ product }) => product))].flatMap((product) => {
    const cards = smaller.filter((each) => each.product === product);
    const [first] = cards;
    const decks = namesOf(cards.map(({ deck }) => deck));
    return first ? [words.smaller(decks, product.name, scaleAs(product, first.card.size))] : [];
  });
}

/** Cards with their copies, whether each copy is listed or not. */
const howMany = (drawn: readonly DrawnCard[]): number =>
  countAll([...new Set(drawn.map(({ card }) => card))]);

/** Of fewer of the chosen cards nobody can play. */
const LEAST_SHARE = 0.5;

/** Assigns a product to each card; faults where the vendor sells none of the sizes, or too few to play. */
export function soldBy(
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
  const [ordered, all] = [howMany(sold), howMany(cards)];
  if (ordered < LEAST_SHARE * all)
    return failed(...unsold.keys(), words.tooFew(vendor.name, title, ordered, all));
  const left = [...unsold].map(([fault, decks]) => words.leftOut(fault, [...decks]));
  return ok({ sold, left: [...smallerOf(sold, words), ...left] });
}

export const pictureOf = (vendor: Vendor, product: Product, name: string, face: SetFace): VendorPicture => ({
  name: `${name}.png`,
  face: withBleed(face, vendor, product),
  ...pixelsOf(vendor, product),
});

export const numbered = (index: number, of: number): string =>
  String(index + 1).padStart(String(of).length, '0');

/** The instructions: heading, what is left out and why, and steps, separated by blank lines. */
export const howTo = (
  { heading, lacksFirst }: ExportWording,
  title: string,
  { name, address }: Vendor,
  lacks: readonly string[],
  ...steps: readonly (readonly string[])[]
): string =>
  [
    heading(title, name, address),
    ...(lacks.length > 0 ? ['', lacksFirst, ...lacks.map((lack) => `- ${lack}`)] : []),
    ...steps.filter((part) => part.length > 0).flatMap((part) => ['', ...part]),
    '',
  ].join('\n');

/** Distinct names. */
export const namesOf = (parts: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(parts.map(({ name }) => name)),
];

/** A note on sheets that the vendor does not make. */
export const madeAtHome = (
  words: ExportWording,
  sheets: readonly { readonly sheet: { readonly name: string } }[],
): readonly string[] => (sheets.length > 0 ? [words.atHome(namesOf(sheets.map(({ sheet }) => sheet)))] : []);
