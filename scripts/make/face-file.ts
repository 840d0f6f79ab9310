/** Each face on its own page, as print shops take cards: page boxes tell trim and bleed. */
import type { Edition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { altTexts } from '../../src/kit/alt-text.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { wordsForName } from '../../src/press/impose/plan/file-name.ts';
import { facePages } from '../../src/press/paint/pdf/face-pages.ts';
import type { Made } from '../cli/run-report.ts';
import { drawSelected, facesOf, type Selection } from './draw-faces.ts';
import type { Run } from './run.ts';
import { paintDocument } from './sheets.ts';

export interface FaceFileOrder {
  readonly edition: Edition;
  readonly selection: Selection;
  /** Words in the file name for the part of the box it contains; none for all. */
  readonly part: readonly string[];
}

/** Writes a PDF with each selected face once. */
export async function makeFaceFile(
  kit: Kit,
  fonts: Fonts,
  { edition, selection, part }: FaceFileOrder,
  run: Run,
): Promise<Made> {
  const started = performance.now();
  run.progress.step(`Faces of ${kit.title}, ${edition}`, 1);
  const drawn = drawSelected(kit, edition, fonts, selection);
  const faces = [...facesOf(drawn).values()];
  const title = `${kit.title}: ${edition} edition, one face a page`;
  const content = await paintDocument(facePages(title, kit.about, faces, altTexts(drawn)), fonts, run);
  const name = `${kit.id}/images/${[kit.id, edition, 'faces', ...wordsForName(part)].join('-')}.pdf`;
  run.out.write(name, content);
  run.progress.tick();
  return { name, bytes: content.length, milliseconds: performance.now() - started };
}
