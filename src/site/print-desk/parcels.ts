/**
 * Makes parcels in a browser: the same files as the command line, with pictures from OffscreenCanvas. Loaded lazily, in
 * a worker.
 */
import type { DrawnKit } from '../../kit/drawn-kit.ts';
import type { Rect, SetFace } from '../../kit/face.ts';
import type { Kit } from '../../kit/kit.ts';
import type { HashOf } from '../../kit/print-record.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { mmToPx } from '../../kit/units.ts';
import { cutterParcel } from '../../press/export/cutter/cutter.ts';
import type { VendorOrder } from '../../press/export/shops/shop-order.ts';
import { VENDOR_ORDERS } from '../../press/export/shops/vendor-orders.ts';
import { pngOf } from '../../press/export/png.ts';
import { printShopParcel } from '../../press/export/shops/print-shop.ts';
import { PICTURE_DPI, picturePath, tabletopFiles } from '../../press/export/tabletop/tabletop-files.ts';
import { boxSides } from '../../press/export/box-sides.ts';
import { standees } from '../../press/export/cutter/standees.ts';
import type { TableLayout } from '../../press/export/tabletop/initial-table.ts';
import type { DeckSheet } from '../../press/export/tabletop/tabletop-decks.ts';
import type { FacePicture } from '../../press/export/tabletop/tabletop-objects.ts';
import { tabletopParcel } from '../../press/export/tabletop/tabletop-simulator.ts';
import { PX_PER_MM, type TablePicture } from '../../press/export/tabletop/table-things.ts';
import { vassalModule } from '../../press/export/vassal/vassal-module.ts';
import { zipOf, type ParcelFile } from '../../press/export/zip.ts';
import { pressFaultIn } from '../../press/impose/plan/sheet-faults.ts';
import type { PrintedScale } from '../../press/calibrate/printed-scale.ts';
import type { PaperName } from '../../press/papers.ts';
import { drawFace } from '../../press/paint/canvas/canvas-2d.ts';
import { areaOf, type Area } from '../../press/paint/area.ts';
import type { SheetDocument } from '../../press/sheet.ts';
import { withDecoded } from './browser-pictures.ts';
import { beginning, type Tell } from './steps.ts';

export interface ParcelJob {
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  readonly hashOf: HashOf;
  /** Paper for the cutting machine. */
  readonly paper: PaperName;
  /** How long the printer prints, for what comes out of it. */
  readonly scale?: PrintedScale;
  /** URL of the folder where the virtual table's pictures will be, ending in a slash. */
  readonly base: string;
  /** Whether the whole box is included, once. */
  readonly whole: boolean;
  /** Loads the table's layout. */
  readonly layout: () => Promise<TableLayout>;
  readonly tell: Tell;
  /** Makes the PDF of a document. */
  readonly paint: (document: SheetDocument) => Promise<Uint8Array<ArrayBuffer>>;
}

type Files = readonly ParcelFile[];

const PAPER = '#ffffff';

/** A white canvas. */
function paperOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new RangeError('there is no room for a canvas');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  return context;
}

/** Draws the `area` of a face into a rectangle of px. */
async function drawInto(
  context: OffscreenCanvasRenderingContext2D,
  { x, y, width, height }: Rect,
  face: SetFace,
  area: Area,
  fonts: Fonts,
): Promise<void> {
  const shown = areaOf(face, area);
  const { nodes, pictures } = await withDecoded(face.nodes);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.translate(x, y);
  context.scale(width / shown.width, height / shown.height);
  context.translate(-shown.x, -shown.y);
  drawFace(context, (d) => new Path2D(d), nodes, fonts, pictures);
  context.restore();
}

/** JPEG quality: line art on flat colours needs a high one. */
const QUALITY = 0.95;

async function jpegOf({ canvas }: OffscreenCanvasRenderingContext2D): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}

/** A vendor's pictures; a shared back is drawn once. */
async function vendorFiles(order: VendorOrder, dpi: number, { fonts, tell }: ParcelJob): Promise<Files> {
  const done = beginning(tell, 'pictures', 'packing');
  const drawn = new Map<string, Uint8Array>();
  const files: ParcelFile[] = [['HOW-TO.txt', order.howTo]];
  for (const [index, { name, face, width, height }] of order.pictures.entries()) {
    const draw = async () => {
      const context = paperOf(width, height);
      await drawInto(context, { x: 0, y: 0, width, height }, face, 'bleed', fonts);
      return pngOf(context.getImageData(0, 0, width, height), dpi);
    };
    const picture = drawn.get(face.id) ?? (await draw());
    drawn.set(face.id, picture);
    files.push([name, picture]);
    done(index + 1, order.pictures.length);
  }
  return files;
}

async function deckSheet(
  { faces, grid }: DeckSheet,
  fonts: Fonts,
): Promise<OffscreenCanvasRenderingContext2D> {
  const { columns, rows, width, height } = grid;
  const context = paperOf(columns * width, rows * height);
  for (const [index, face] of faces.entries()) {
    const cell = { x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height };
    await drawInto(context, cell, face, 'trim', fonts);
  }
  return context;
}

async function facePicture(
  { face, of }: FacePicture,
  fonts: Fonts,
): Promise<OffscreenCanvasRenderingContext2D> {
  const pixels = (mm: number) => Math.round(mmToPx(mm, PICTURE_DPI[of]));
  const [width, height] = [pixels(face.width), pixels(face.height)];
  const context = paperOf(width, height);
  await drawInto(context, { x: 0, y: 0, width, height }, face, 'trim', fonts);
  return context;
}

async function tabletop(job: ParcelJob): Promise<Result<Files, string>> {
  const { kit, drawn, fonts, base, tell } = job;
  const layout = await job.layout();
  const parcel = tabletopParcel(kit, drawn, base, layout);
  if (!parcel.ok) return parcel;
  const { sheets, pictures, save } = parcel.value;
  const draws = [
    ...sheets.map((sheet) => [sheet.file, () => deckSheet(sheet, fonts)] as const),
    ...pictures.map((picture) => [picture.file, () => facePicture(picture, fonts)] as const),
  ];
  const done = beginning(tell, 'pictures', 'packing');
  const files: ParcelFile[] = [...tabletopFiles(kit, save, base, layout)];
  for (const [index, [file, draw]] of draws.entries()) {
    files.push([picturePath(file), await jpegOf(await draw())]);
    done(index + 1, draws.length);
  }
  return ok(files);
}

/** A picture of a face; nothing is drawn outside a disc. */
async function modulePicture({ face, isRound }: TablePicture, fonts: Fonts): Promise<Uint8Array> {
  const [width, height] = [Math.round(face.width * PX_PER_MM), Math.round(face.height * PX_PER_MM)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new RangeError('there is no room for a canvas');
  if (isRound) {
    context.beginPath();
    context.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI);
    context.clip();
  }
  await drawInto(context, { x: 0, y: 0, width, height }, face, 'trim', fonts);
  const blob = await context.canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

async function vassal(job: ParcelJob): Promise<Result<Files, string>> {
  const parcel = vassalModule(job.kit, job.drawn, await job.layout());
  if (!parcel.ok) return parcel;
  const { pictures } = parcel.value;
  const done = beginning(job.tell, 'pictures', 'packing');
  const files: ParcelFile[] = [...parcel.value.files];
  for (const [index, each] of pictures.entries()) {
    files.push([each.file, await modulePicture(each, job.fonts)]);
    done(index + 1, pictures.length);
  }
  return ok(files);
}

async function cutter({
  kit,
  drawn,
  fonts,
  hashOf,
  paper,
  scale,
  paint,
}: ParcelJob): Promise<Result<Files, string>> {
  const parcel = cutterParcel({ ...kit, drawn, fonts, hashOf, paper, ...(scale && { scale }) });
  if (!parcel.ok) return failed(...parcel.faults.map((fault) => pressFaultIn(kit.language, fault)));
  const [name, document] = parcel.value.sheets;
  return ok([...parcel.value.files, [name, await paint(document)]]);
}

async function printShop({ kit, drawn, paint }: ParcelJob): Promise<Result<Files, string>> {
  const parcel = printShopParcel(kit, drawn);
  if (!parcel.ok) return parcel;
  const files: ParcelFile[] = [...parcel.value.files];
  for (const [name, document] of parcel.value.documents) files.push([name, await paint(document)]);
  return ok(files);
}

/** What makes the parcel for places other than vendors. */
const PACKED: Readonly<Record<string, (job: ParcelJob) => Promise<Result<Files, string>>>> = {
  pdf: printShop,
  'tabletop-simulator': tabletop,
  vassal,
  cutter,
};

function packed(files: Files, tell: Tell): Uint8Array<ArrayBuffer> {
  beginning(tell, 'packing', 'packing');
  return new Uint8Array(zipOf(files));
}

/** The parcel for a place as bytes; sentences why if the choice does not suit it. */
export async function parcelFor(
  place: string,
  job: ParcelJob,
): Promise<Result<Uint8Array<ArrayBuffer>, string>> {
  const { kit, drawn, tell } = job;
  const pack = PACKED[place];
  if (pack) {
    const files = await pack(job);
    return files.ok ? ok(packed(files.value, tell)) : files;
  }
  const found = VENDOR_ORDERS.find(([{ id }]) => id === place);
  if (!found) throw new Error(`there is no place ${place}`);
  const [vendor, orderOf] = found;
  const { fonts, whole } = job;
  const order = orderOf(kit, drawn, {
    ...(whole && {
      box: (outside) => boxSides(kit, drawn.edition, fonts, outside),
      standees: (size) => standees(kit, drawn.edition, fonts, size),
    }),
  });
  return order.ok ? ok(packed(await vendorFiles(order.value, vendor.dpi, job), tell)) : order;
}
