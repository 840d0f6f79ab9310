/** Draws and assembles a document in one go, without a cache. */
import type { Fonts } from '../../../kit/type/font.ts';
import type { SheetDocument } from '../../sheet.ts';
import { withoutHiddenText } from '../cropped-text.ts';
import { assemble } from './assemble.ts';
import { alphabetOf, faceSubject, furnitureSubject, type Subject } from './form-xobject.ts';
import { drawPlates } from './form-xobjects.ts';

/** All subjects of a document: its faces, and the furniture of its pages. */
export const subjectsOf = ({ faces, pages }: SheetDocument): Subject[] => [
  ...[...faces.values()].map(faceSubject),
  ...pages.filter(({ furniture }) => furniture.length > 0).map(furnitureSubject),
];

/**
 * The PDF of a document of sheets. `fonts` must have every font of its faces and furniture, always in the same
 * order.
 */
export async function printSheets(planned: SheetDocument, fonts: Fonts): Promise<Uint8Array> {
  const document = withoutHiddenText(planned);
  const subjects = subjectsOf(document);
  const { plates, pack } = await drawPlates(subjects, fonts, alphabetOf(subjects));
  return assemble(document, plates, pack);
}
