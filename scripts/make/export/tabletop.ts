/** A parcel for Tabletop Simulator: deck sheets and pictures as JPEG, and the saved object that brings them in. */
import {
  tabletopParcel,
  type DeckSheet,
  type FacePicture,
} from '../../../src/press/export/tabletop-simulator.ts';
import { PICTURE_DPI, picturePath, tabletopFiles } from '../../../src/press/export/tabletop-files.ts';
import type { SetFace } from '../../../src/kit/face.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import { refusalOf } from '../../cli/refusal.ts';
import type { Made } from '../../cli/report.ts';
import { inLanes } from '../lanes.ts';
import { PAPER, rasterOf } from '../raster.ts';
import { sharp } from '../sharp.ts';
import type { ExportJob } from './job.ts';
import { writeParcel } from './parcel.ts';

const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** A face's trim in so many pixels. */
async function cellOf(face: SetFace, fonts: Fonts, width: number, height: number): Promise<Buffer> {
  const picture = await rasterOf(face, fonts, { area: 'trim', dpi: PICTURE_DPI.card });
  return picture.resize(width, height, { fit: 'fill' }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

async function sheetPicture({ faces, grid }: DeckSheet, fonts: Fonts): Promise<Uint8Array> {
  const { columns, rows, width, height } = grid;
  const cells = await Promise.all(faces.map((face) => cellOf(face, fonts, width, height)));
  const sheet = sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: PAPER },
  });
  const placed = cells.map((input, index) => ({
    input,
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  return sheet.composite(placed).jpeg(JPEG).toBuffer();
}

async function facePicture({ face, of }: FacePicture, fonts: Fonts): Promise<Uint8Array> {
  return (await rasterOf(face, fonts, { area: 'trim', dpi: PICTURE_DPI[of] })).jpeg(JPEG).toBuffer();
}

/** Makes the zip; `base` is the address that the pictures will have, ending in a slash. */
export async function exportForTabletop(base: string, job: ExportJob): Promise<Made> {
  const started = performance.now();
  const { kit, drawn, fonts, run } = job;
  const parcel = tabletopParcel(kit.title, kit.about, drawn, base);
  if (!parcel.ok) throw refusalOf(parcel.faults);
  const { sheets, pictures, save } = parcel.value;
  run.progress.step('Drawing sheets and pictures for Tabletop Simulator', sheets.length + pictures.length);
  const files = [...tabletopFiles(kit, save, base)];
  const draws = [
    ...sheets.map((sheet) => [sheet.file, () => sheetPicture(sheet, fonts)] as const),
    ...pictures.map((picture) => [picture.file, () => facePicture(picture, fonts)] as const),
  ];
  await inLanes(draws, run.lanes, async ([file, draw]) => {
    files.push([picturePath(file), await draw()]);
    run.progress.tick();
  });
  return writeParcel(job.file, files, started, run);
}
