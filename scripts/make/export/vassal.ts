/** A module for VASSAL: its files, and a picture of each face. */
import { MM_PER_INCH } from '../../../src/kit/units.ts';
import { vassalModule } from '../../../src/press/export/vassal/vassal-module.ts';
import { PX_PER_MM, type VassalPicture } from '../../../src/press/export/vassal/vassal-things.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import { tableLayoutOf } from '../../../src/site/print-desk/scene-layout.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import { picture } from '../images.ts';
import { inLanes } from '../limit-concurrency.ts';
import { sharp } from '../pictures/sharp.ts';
import type { Run } from '../run.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';

const PICTURE = { format: 'png', area: 'trim', dpi: PX_PER_MM * MM_PER_INCH } as const;

/** The picture, of a disc without its corners. */
export async function drawnPicture(
  { face, isRound }: VassalPicture,
  fonts: Fonts,
  run: Run,
): Promise<Uint8Array> {
  const square = await picture(face, fonts, PICTURE, run);
  if (!isRound) return square;
  const image = sharp(square);
  const { width, height } = await image.metadata();
  const circle = `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${width / 2}"/></svg>`;
  return image
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Makes the module. Throws a refusal for a selection without cards and counters. */
export async function exportForVassal({ game, kit, drawn, fonts, run, file }: ExportJob): Promise<Made> {
  const started = performance.now();
  const parcel = vassalModule(kit, drawn, await tableLayoutOf(game));
  if (!parcel.ok) throw refusalOf(parcel.faults);
  const { pictures } = parcel.value;
  run.progress.step('Drawing pictures for VASSAL', pictures.length);
  const files: ParcelFile[] = [...parcel.value.files];
  await inLanes(pictures, run.lanes, async (each) => {
    files.push([each.file, await drawnPicture(each, fonts, run)]);
    run.progress.tick();
  });
  return writeParcel(file, files, started, run);
}
