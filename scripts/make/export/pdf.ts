/** A file for any print shop: every copy of every card, face and back in turn, trim and bleed in the page's boxes. */
import { altTexts } from '../../../src/kit/spoken.ts';
import { sortedCopies } from '../../../src/press/impose/order.ts';
import { facePages } from '../../../src/press/paint/face-pages.ts';
import type { Made } from '../../cli/report.ts';
import { refusal } from '../../cli/refusal.ts';
import { paintDocument } from '../sheets.ts';
import type { ExportJob } from './job.ts';

/** Makes the PDF. Refuses a selection without cards: pieces are cut along lines of their own. */
export async function exportPdf({ kit, fonts, drawn, run, name }: ExportJob): Promise<Made> {
  const started = performance.now();
  const faces = sortedCopies(drawn.cards).flatMap(({ front, back }) => [front, back]);
  if (faces.length === 0)
    throw refusal(`A print shop's file holds cards, and none of ${kit.title} are chosen.`);
  run.progress.step('Faces and backs in turn', 1);
  const title = `${kit.title}: ${faces.length / 2} cards, face and back in turn`;
  const content = await paintDocument(facePages(title, kit.about, faces, altTexts(drawn)), fonts, run);
  const file = name('pdf');
  run.out.write(file, content);
  run.progress.tick();
  return { name: file, bytes: content.length, milliseconds: performance.now() - started };
}
