/** A parcel for cutting machines. */
import { cutterParcel, type CutterOrder } from '../../../src/press/export/cutter/cutter.ts';
import { pressFaultSentence } from '../../../src/press/impose/plan/sheet-faults.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import { keyOfFace } from '../draw-faces.ts';
import { paintDocument } from '../sheets.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';

/** Makes the zip for machines that cut sheets of a paper. */
export async function exportForCutter(
  printed: Pick<CutterOrder, 'paper' | 'scale'>,
  job: ExportJob,
): Promise<Made> {
  const started = performance.now();
  const { kit, drawn, fonts, run } = job;
  const parcel = cutterParcel({ ...kit, ...printed, drawn, fonts, hashOf: keyOfFace });
  if (!parcel.ok) throw refusalOf(parcel.faults.map((fault) => `${kit.title}: ${pressFaultSentence(fault)}`));
  run.progress.step('Sheets and cut lines', 1);
  const [name, document] = parcel.value.sheets;
  const pages = await paintDocument(document, fonts, run);
  run.progress.tick();
  const files = [...parcel.value.files, [name, pages] as const];
  return writeParcel(job.file, files, started, run);
}
