/** A module for VASSAL: its files, and a picture of each face. */
import { vassalModule } from '../../../src/press/export/vassal/vassal-module.ts';
import { tableLayoutOf } from '../../../src/site/print-desk/scene-layout.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';
import { drawnPictures } from './table-pictures.ts';

/** Makes the module. Throws a refusal for a selection without cards and counters. */
export async function exportForVassal(job: ExportJob): Promise<Made> {
  const started = performance.now();
  const { game, kit, drawn, run, file } = job;
  const parcel = vassalModule(kit, drawn, await tableLayoutOf(game));
  if (!parcel.ok) throw refusalOf(parcel.faults);
  const { pictures, files } = parcel.value;
  const drawings = await drawnPictures('VASSAL', pictures, (each) => each.file, job);
  return writeParcel(file, [...files, ...drawings], started, run);
}
