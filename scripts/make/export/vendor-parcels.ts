/** Parcels for card vendors: a picture of each face in the size they require, and instructions. */
import { VENDOR_ORDERS } from '../../../src/press/export/shops/vendor-orders.ts';
import { boxSides } from '../../../src/press/export/box-sides.ts';
import { standees } from '../../../src/press/export/cutter/standees.ts';
import type { VendorPicture } from '../../../src/press/export/shops/shop-order.ts';
import type { Vendor } from '../../../src/press/export/shops/vendor.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import { areaOf } from '../../../src/press/paint/area.ts';
import { MM_PER_INCH } from '../../../src/kit/units.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import { picture } from '../images.ts';
import { inLanes } from '../limit-concurrency.ts';
import { sharp } from '../pictures/sharp.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';

/** The picture in exactly the required size: mm do not always give whole px. */
async function inPixels(
  picture: Uint8Array,
  { width, height }: Pick<VendorPicture, 'width' | 'height'>,
  dpi: number,
): Promise<Uint8Array> {
  const image = sharp(picture);
  const found = await image.metadata();
  if (found.width === width && found.height === height && found.density === dpi) return picture;
  return image.resize(width, height, { fit: 'fill' }).withMetadata({ density: dpi }).png().toBuffer();
}

/** The rules' pages, if a whole box with rules goes to a vendor that makes booklets. */
async function rulesFor(vendor: Vendor, { game, edition, whole }: ExportJob): Promise<readonly ParcelFile[]> {
  if (!vendor.booklet || !whole || !game.book) return [];
  return (await import('./rules-pages.ts')).rulesPages(game, edition, vendor, vendor.booklet);
}

/** Makes the zip for the vendor `id`. Throws a refusal if it does not sell a card's size. */
export async function exportForVendor(id: string, job: ExportJob): Promise<Made> {
  const started = performance.now();
  const found = VENDOR_ORDERS.find(([vendor]) => vendor.id === id);
  if (!found) throw new Error(`There is no vendor "${id}".`);
  const [vendor, orderOf] = found;
  const pages = await rulesFor(vendor, job);
  const { kit, fonts, drawn, edition } = job;
  const order = orderOf(kit, drawn, {
    rules: pages.length,
    ...(job.whole && {
      box: (outside) => boxSides(kit, edition, fonts, outside),
      standees: (size) => standees(kit, edition, fonts, size),
    }),
  });
  if (!order.ok) throw refusalOf(order.faults);
  const { pictures, howTo, lacks } = order.value;
  job.run.progress.step(`Drawing pictures for ${vendor.name}`, pictures.length);

  const options = { format: 'png', area: 'bleed' } as const;
  // A shared back is drawn once.
  const made = new Map<string, Promise<Uint8Array>>();
  const files: ParcelFile[] = [['HOW-TO.txt', howTo], ...pages];
  await inLanes(pictures, job.run.lanes, async (ordered) => {
    const { name, face, width } = ordered;
    // A counter made as a chit of another size is drawn at that size instead of scaled.
    const dpi = (width / areaOf(face, 'bleed').width) * MM_PER_INCH;
    const near = Math.abs(dpi - vendor.dpi) < 1 ? vendor.dpi : dpi;
    const draw = async () =>
      inPixels(await picture(face, job.fonts, { ...options, dpi: near }, job.run), ordered, vendor.dpi);
    const content = made.get(face.id) ?? draw();
    made.set(face.id, content);
    files.push([name, await content]);
    job.run.progress.tick();
  });
  return { ...writeParcel(job.file, files, started, job.run), warnings: lacks };
}
