/** Each face on a page of its own, as print shops take cards: trim and bleed stand in the boxes of the page. */
import type { Edition } from '../../src/kit/edition.ts';
import type { Kit } from '../../src/kit/kit.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { facePages } from '../../src/press/paint/face-pages.ts';
import { faceSubject } from '../../src/press/paint/plate.ts';
import type { Made } from '../cli/report.ts';
import { drawSelected, facesOf, type Selection } from './faces.ts';
import { platesOf } from './plates.ts';
import type { Run } from './run.ts';

export interface FaceFileOrder {
  readonly edition: Edition;
  readonly selection: Selection;
}

/** Writes one PDF of the selected faces, each once, into the run's output folder. */
export async function makeFaceFile(
  kit: Kit,
  fonts: Fonts,
  { edition, selection }: FaceFileOrder,
  run: Run,
): Promise<Made> {
  const started = performance.now();
  run.progress.step(`Faces of ${kit.title}, ${edition}`, 1);
  const faces = [...facesOf(drawSelected(kit, edition, fonts, selection)).values()];
  const { plates, pack } = await platesOf(faces.map(faceSubject), fonts, run.cache);
  const document = facePages(`${kit.title}: ${edition} edition, one face a page`, kit.about, faces);
  const { assemble } = await import('../../src/press/paint/assemble.ts');
  const content = await assemble(document, plates, pack);
  const name = `${kit.id}/images/${kit.id}-${edition}-faces.pdf`;
  run.out.write(name, content);
  run.progress.tick();
  return { name, bytes: content.length, milliseconds: performance.now() - started };
}
