/** A file for any print shop: every copy of every card, face and back in turn, trim and bleed in the page's boxes. */
import type { DrawnKit } from '../../kit/drawn-kit.ts';
import type { Kit } from '../../kit/kit.ts';
import { failed, ok, type Result } from '../../result.ts';
import { altTexts } from '../../kit/alt-text.ts';
import { sortedCopies } from '../impose/order.ts';
import { facePages } from '../paint/face-pages.ts';
import type { SheetDocument } from '../sheet.ts';

/** The cards of a drawn kit; without any there is nothing to order, since pieces are cut along lines of their own. */
export function printShopPages(
  { title, about }: Pick<Kit, 'title' | 'about'>,
  drawn: DrawnKit,
): Result<SheetDocument, string> {
  const faces = sortedCopies(drawn.cards).flatMap(({ front, back }) => [front, back]);
  if (faces.length === 0) return failed(`A print shop's file holds cards, and none of ${title} are chosen.`);
  const name = `${title}: ${faces.length / 2} cards, face and back in turn`;
  return ok(facePages(name, about, faces, altTexts(drawn)));
}
