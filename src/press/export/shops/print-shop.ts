/**
 * An export for any print shop: a PDF for each card size with every copy of every card, face and back
 * alternating, and trim and bleed as page boxes; with instructions for the shop. Colours stay RGB
 * (docs/decisions/0008-rgb-for-print-shops.md).
 */
import { exportWords } from '../../words/export-words.ts';
import type { CardSize } from '../../../kit/component.ts';
import type { DrawnCard, DrawnKit } from '../../../kit/drawn-kit.ts';
import type { Kit } from '../../../kit/kit.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { altTexts } from '../../../kit/alt-text.ts';
import { sortedCopies } from '../../impose/plan/sheet-order.ts';
import { facePages } from '../../paint/pdf/face-pages.ts';
import type { SheetDocument } from '../../sheet.ts';
import { namesOf } from './shop-order.ts';
import type { ParcelFile } from '../zip.ts';

export interface PrintShopParcel {
  /** Documents yet to be painted, by file name. */
  readonly documents: readonly (readonly [name: string, document: SheetDocument])[];
  readonly files: readonly ParcelFile[];
}

/** Cards of one size, with the name of their file. */
interface Batch {
  readonly file: string;
  readonly size: CardSize;
  readonly copies: readonly DrawnCard[];
}

/** A file for each size; "cards.pdf" for a single one. */
function batchesOf(cards: readonly DrawnCard[]): readonly Batch[] {
  const copies = sortedCopies(cards);
  const sizes = new Map(copies.map(({ card }) => [card.size.name, card.size] as const));
  return [...sizes].map(([name, size]) => ({
    file: sizes.size === 1 ? 'cards.pdf' : `cards-${name}.pdf`,
    size,
    copies: copies.filter(({ card }) => card.size.name === name),
  }));
}

/**
 * The export. Without cards it is a fault: pieces have cut lines of their own, so a print shop cannot cut
 * them.
 */
export function printShopParcel(
  { title, about, language }: Pick<Kit, 'title' | 'about' | 'language'>,
  drawn: DrawnKit,
): Result<PrintShopParcel, string> {
  const { none, name, howTo } = exportWords(language).printShop;
  const batches = batchesOf(drawn.cards);
  if (batches.length === 0) return failed(none(title));
  const documents = batches.map(({ file, copies }) => {
    const faces = copies.flatMap(({ front, back }) => [front, back]);
    const document = facePages(name(title, copies.length), about, faces, altTexts(drawn));
    return [file, { ...document, ...(language && { language }) }] as const;
  });
  const told = howTo(
    title,
    batches.map(({ file, size, copies }) => ({ file, size, count: copies.length })),
    namesOf([...drawn.counters.map(({ piece }) => piece), ...drawn.sheets.map(({ sheet }) => sheet)]),
  );
  return ok({ documents, files: [['HOW-TO.txt', [...told, ''].join('\n')]] });
}
