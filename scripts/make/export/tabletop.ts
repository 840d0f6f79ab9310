/** A parcel for Tabletop Simulator: deck sheets and pictures as JPEG, and the saved game that loads them. */
import type { DeckSheet } from '../../../src/press/export/tabletop/tabletop-decks.ts';
import type { FacePicture } from '../../../src/press/export/tabletop/tabletop-objects.ts';
import { tabletopParcel } from '../../../src/press/export/tabletop/tabletop-simulator.ts';
import {
  PICTURE_DPI,
  picturePath,
  tabletopFiles,
} from '../../../src/press/export/tabletop/tabletop-files.ts';
import type { SetFace } from '../../../src/kit/face.ts';
import { tableLayoutOf } from '../../../src/site/print-desk/scene-layout.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import { inLanes } from '../limit-concurrency.ts';
import { picture } from '../images.ts';
import { sharp } from '../pictures/sharp.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';

const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** Unused cells of a sheet are white. */
const WHITE = 0xff;

type Drawing = Pick<ExportJob, 'fonts' | 'run'>;

/** The picture of a face's trim area, cached. */
const trimOf = (face: SetFace, dpi: number, { fonts, run }: Drawing): Promise<Uint8Array> =>
  picture(face, fonts, { format: 'png', area: 'trim', dpi }, run);

/** The pixels of a face's trim area, scaled to this size. */
const cellOf = async (face: SetFace, width: number, height: number, job: Drawing): Promise<Buffer> =>
  sharp(await trimOf(face, PICTURE_DPI.card, job))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();

const CHANNELS = 3;

async function sheetPicture({ faces, grid }: DeckSheet, job: Drawing): Promise<Uint8Array> {
  const { columns, rows, width, height } = grid;
  const stride = columns * width * CHANNELS;
  const pixels = Buffer.alloc(stride * rows * height, WHITE);
  // One by one, as all at once would hold every card's drawing in memory.
  for (const [index, face] of faces.entries()) {
    const cell = await cellOf(face, width, height, job);
    const left = (index % columns) * width * CHANNELS;
    const top = Math.floor(index / columns) * height;
    for (let row = 0; row < height; row += 1) {
      const from = row * width * CHANNELS;
      cell.copy(pixels, (top + row) * stride + left, from, from + width * CHANNELS);
    }
  }
  const raw = { width: columns * width, height: rows * height, channels: CHANNELS } as const;
  return sharp(pixels, { raw }).jpeg(JPEG).toBuffer();
}

const facePicture = async ({ face, of }: FacePicture, job: Drawing): Promise<Uint8Array> =>
  sharp(await trimOf(face, PICTURE_DPI[of], job))
    .jpeg(JPEG)
    .toBuffer();

/** Makes the zip; `base` is the URL of the pictures' folder, ending in a slash. */
export async function exportForTabletop(base: string, job: ExportJob): Promise<Made> {
  const started = performance.now();
  const { game, kit, drawn, run } = job;
  const layout = await tableLayoutOf(game);
  const parcel = tabletopParcel(kit, drawn, base, layout);
  if (!parcel.ok) throw refusalOf(parcel.faults);
  const { sheets, pictures, save } = parcel.value;
  run.progress.step('Drawing sheets and pictures for Tabletop Simulator', sheets.length + pictures.length);
  const files = [...tabletopFiles(kit, save, base, layout)];
  const draws = [
    ...sheets.map((sheet) => [sheet.file, () => sheetPicture(sheet, job)] as const),
    ...pictures.map((each) => [each.file, () => facePicture(each, job)] as const),
  ];
  await inLanes(draws, run.lanes, async ([file, draw]) => {
    files.push([picturePath(file), await draw()]);
    run.progress.tick();
  });
  return writeParcel(job.file, files, started, run);
}
