/** A parcel for any print shop. */
import { printShopParcel } from '../../../src/press/export/shops/print-shop.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import type { Made } from '../../cli/run-report.ts';
import { refusalOf } from '../../cli/command-error.ts';
import { paintDocument } from '../sheets.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';

/** Makes the zip. Throws a refusal for a selection without cards. */
export async function exportPdf({ kit, fonts, drawn, run, file }: ExportJob): Promise<Made> {
  const started = performance.now();
  const parcel = printShopParcel(kit, drawn);
  if (!parcel.ok) throw refusalOf(parcel.faults);
  const { documents } = parcel.value;
  run.progress.step('Faces and backs in turn', documents.length);
  const files: ParcelFile[] = [...parcel.value.files];
  for (const [name, document] of documents) {
    files.push([name, await paintDocument(document, fonts, run)]);
    run.progress.tick();
  }
  return writeParcel(file, files, started, run);
}
