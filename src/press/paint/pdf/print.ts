/** A document drawn and put together in one go, where nothing is kept from the last time. */
import type { Fonts } from '../../../kit/type/font.ts';
import type { SheetDocument } from '../../sheet.ts';
import { assemble } from './assemble.ts';
import { alphabetOf, faceSubject, furnitureSubject, type Subject } from './form-xobject.ts';
import { drawPlates } from './form-xobjects.ts';

/** Everything that a document shows: its faces, and the furniture of its pages. */
export const subjectsOf = ({ faces, pages }: SheetDocument): Subject[] => [
  ...[...faces.values()].map(faceSubject),
  ...pages.filter(({ furniture }) => furniture.length > 0).map(furnitureSubject),
];

/**
 * The PDF of a document of sheets. `fonts` must hold every font that its faces and furniture name, in the same
 * order every time.
 */
export async function printSheets(document: SheetDocument, fonts: Fonts): Promise<Uint8Array> {
  const subjects = subjectsOf(document);
  const { plates, pack } = await drawPlates(subjects, fonts, alphabetOf(subjects));
  return assemble(document, plates, pack);
}
