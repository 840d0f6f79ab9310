/** A file for any print shop. */
import { printShopPages } from '../../../src/press/export/print-shop.ts';
import type { Made } from '../../cli/report.ts';
import { refusalOf } from '../../cli/refusal.ts';
import { paintDocument } from '../sheets.ts';
import type { ExportJob } from './job.ts';

/** Makes the PDF. Refuses a selection without cards. */
export async function exportPdf({ kit, fonts, drawn, run, file }: ExportJob): Promise<Made> {
  const started = performance.now();
  const document = printShopPages(kit, drawn);
  if (!document.ok) throw refusalOf(document.faults);
  run.progress.step('Faces and backs in turn', 1);
  const content = await paintDocument(document.value, fonts, run);
  run.out.write(file, content);
  run.progress.tick();
  return { name: file, bytes: content.length, milliseconds: performance.now() - started };
}
