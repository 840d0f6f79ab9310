/** A document with one face a page, for vendors and proofs: no marks, with bleed and trim as page boxes. */
import type { SetFace } from '../../../kit/face.ts';
import type { SheetDocument, SheetPage } from '../../sheet.ts';

function pageOf(face: SetFace): SheetPage {
  const { id, width, height, bleed } = face;
  return {
    label: id,
    title: id,
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    placements: [
      {
        face: id,
        x: bleed,
        y: bleed,
        turn: 0,
        reach: { top: bleed, right: bleed, bottom: bleed, left: bleed },
      },
    ],
    furniture: [],
    trim: { x: bleed, y: bleed, width, height },
  };
}

/**
 * Pages in the order of `faces`; a face given twice has two pages but is embedded once. `alts` are alternative
 * texts by face id; the face's own words and signs where left out.
 */
export const facePages = (
  title: string,
  subject: string,
  faces: readonly SetFace[],
  alts: NonNullable<SheetDocument['alts']> = {},
): SheetDocument => ({
  title,
  subject,
  alts,
  pages: faces.map(pageOf),
  faces: new Map(faces.map((face) => [face.id, face])),
});
