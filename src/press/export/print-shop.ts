/** A file for any print shop: every copy of every card, face and back in turn, trim and bleed in the page's boxes. */
import { exportWords } from '../words/export-words.ts';
import type { DrawnKit } from '../../kit/drawn-kit.ts';
import type { Kit } from '../../kit/kit.ts';
import { failed, ok, type Result } from '../../result.ts';
import { altTexts } from '../../kit/alt-text.ts';
import { sortedCopies } from '../impose/order.ts';
import { facePages } from '../paint/face-pages.ts';
import type { SheetDocument } from '../sheet.ts';

/** The cards of a drawn kit; without any there is nothing to order, since pieces are cut along lines of their own. */
export function printShopPages(
  { title, about, language }: Pick<Kit, 'title' | 'about' | 'language'>,
  drawn: DrawnKit,
): Result<SheetDocument, string> {
  const { none, name } = exportWords(language).printShop;
  const faces = sortedCopies(drawn.cards).flatMap(({ front, back }) => [front, back]);
  if (faces.length === 0) return failed(none(title));
  const document = facePages(name(title, faces.length / 2), about, faces, altTexts(drawn));
  return ok({ ...document, ...(language && { language }) });
}
