/**
 * A box as a vendor takes it: which picture of which face under which name, and a plain text on what to do with them.
 * Names keep a front and its back together, and sort in the order of the box.
 */
import type { CounterForm } from '../../../kit/component.ts';
import type { Kit } from '../../../kit/kit.ts';
import type { DrawnCard, DrawnKit, DrawnPiece } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { failed, ok, type Result } from '../../../result.ts';
import type { ExportWording } from '../../words/export-words.ts';
import type { BoxSides, Outside } from '../box-sides.ts';
import { isSmaller, pixelsOf, productFor, scaleAs, withBleed, type Product, type Vendor } from './vendor.ts';

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
export type OrderOf = (kit: Titled, drawn: DrawnKit, besides?: Besides) => Result<VendorOrder, string>;

/** What is drawn beside cards and pieces, where somebody can. */
export interface Besides {
  readonly rules?: RulesPages;
  /** The sides of a box of that size. */
  readonly box?: (outside: Outside) => BoxSides | undefined;
  /** The pieces that are figures on boards of that size. */
  readonly standees?: (size: CounterForm) => readonly DrawnPiece[];
}

/** Pages of the rules that are put beside the pictures: 0 where a game has none, undefined where nobody can draw them. */
export type RulesPages = number | undefined;

/** Whose box it is, and in which language it is told. */
export type Titled = Pick<Kit, 'title' | 'language'>;

/** A card, the product it is ordered as, and how its pictures are named. */
export interface Sold extends DrawnCard {
  readonly product: Product;
}

/** What a vendor takes of a box, and a sentence for each size that it sells no cards of, or smaller ones. */
export interface Taken {
  readonly sold: readonly Sold[];
  readonly left: readonly string[];
}

/** A sentence for the decks of each product that are drawn smaller to be sold as it. */
function smallerOf(sold: readonly Sold[], words: ExportWording): readonly string[] {
  const smaller = sold.filter(({ card, product }) => isSmaller(product, card.size));
  return [...new Set(smaller.map(({ product }) => product))].flatMap((product) => {
    const cards = smaller.filter((each) => each.product === product);
    const [first] = cards;
    const decks = namesOf(cards.map(({ deck }) => deck));
    return first ? [words.smaller(decks, product.name, scaleAs(product, first.card.size))] : [];
  });
}

/** Each card with its product; a fault where the vendor sells none of their sizes. */
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

/** A how-to: what it is about, what to do, and what is not in the parcel and why; empty lines part them. */
export const howTo = (
  { heading }: ExportWording,
  title: string,
  { name, address }: Vendor,
  ...parts: readonly (readonly string[])[]
): string =>
  [
    heading(title, name, address),
    ...parts.filter((part) => part.length > 0).flatMap((part) => ['', ...part]),
    '',
  ].join('\n');

/** The names of what is drawn more than once, each once. */
export const namesOf = (parts: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(parts.map(({ name }) => name)),
];

/** What the home printer makes beside every parcel, and why. */
export const madeAtHome = (words: ExportWording, { sheets }: DrawnKit): readonly string[] =>
  sheets.length > 0 ? [words.atHome(namesOf(sheets.map(({ sheet }) => sheet)))] : [];
