/** Parcels for vendors of cards: a picture of each face in the pixels that they ask for, and what to do with them. */
import { VENDOR_ORDERS } from '../../../src/press/export/order.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import { refusalOf } from '../../cli/refusal.ts';
import type { Made } from '../../cli/report.ts';
import { picture } from '../images.ts';
import { inLanes } from '../lanes.ts';
import { sharp } from '../sharp.ts';
import type { ExportJob } from './job.ts';
import { writeParcel } from './parcel.ts';

/** The picture in exactly the pixels asked for: a card in millimetres is not always a whole number of them. */
async function inPixels(
  picture: Uint8Array,
  width: number,
  height: number,
  dpi: number,
): Promise<Uint8Array> {
  const image = sharp(picture);
  const found = await image.metadata();
  if (found.width === width && found.height === height) return picture;
  return image.resize(width, height, { fit: 'fill' }).withMetadata({ density: dpi }).png().toBuffer();
}

/** Makes the zip for the vendor called `id`. Refuses a box with a card that the vendor does not sell. */
export async function exportForVendor(id: string, job: ExportJob): Promise<Made> {
  const started = performance.now();
  const found = VENDOR_ORDERS.find(([vendor]) => vendor.id === id);
  if (!found) throw new Error(`There is no vendor "${id}".`);
  const [vendor, orderOf] = found;
  const order = orderOf(job.kit, job.drawn);
  if (!order.ok) throw refusalOf(order.faults);
  const { pictures, howTo } = order.value;
  job.run.progress.step(`Drawing pictures for ${vendor.name}`, pictures.length);

  const options = { format: 'png', area: 'bleed', dpi: vendor.dpi } as const;
  // A back that many cards share is drawn once.
  const drawn = new Map<string, Promise<Uint8Array>>();
  const files: ParcelFile[] = [['HOW-TO.txt', howTo]];
  await inLanes(pictures, job.run.lanes, async ({ name, face, width, height }) => {
    const draw = async () =>
      inPixels(await picture(face, job.fonts, options, job.run), width, height, vendor.dpi);
    const made = drawn.get(face.id) ?? draw();
    drawn.set(face.id, made);
    files.push([name, await made]);
    job.run.progress.tick();
  });
  return writeParcel(job.file, files, started, job.run);
}
