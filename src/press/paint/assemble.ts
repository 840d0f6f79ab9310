/**
 * Sheets from plates, as a PDF: each plate is embedded once, however often it is placed; text stays text; fonts
 * are shared by all pages. Needs no font files and no type setting: plates and pack may come from a cache.
 */
import { PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { Matrix } from '../../kit/engrave/matrix.ts';
import { hashBytes, hashData } from '../../kit/hash.ts';
import { mmToPt } from '../../kit/units.ts';
import type { Placement, SheetDocument, SheetPage } from '../sheet.ts';
import { addStream, embedPlate, openBench, resourcesOf, type Bench } from './embed.ts';
import { finish } from './finish.ts';
import { carry } from './carried.ts';
import { deflate } from './pdf-bytes.ts';
import { furnitureSubject, type FontPack, type Plate } from './plate.ts';
import { movedMatrix, placedMatrix, placedSize } from './place.ts';

type Plates = ReadonlyMap<string, Plate>;

/** Four places of a point: a hundredth of a hair. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const points = (mm: number): number => rounded(mmToPt(mm));

/** Numbers as operators take them. */
const listed = (numbers: Matrix | readonly number[]): string =>
  numbers.map((value) => String(rounded(value))).join(' ');

/** The operator that moves all that follows it on a page: a share of a page's length, it needs more places than a length. */
const moving = ({ moved, height }: SheetPage): string =>
  moved
    ? `${movedMatrix(moved, height)
        .map((value) => value.toFixed(8))
        .join(' ')} cm\n`
    : '';

function plateOf(plates: Plates, id: string): Plate {
  const plate = plates.get(id);
  if (!plate) throw new Error(`no plate was given for ${id}`);
  return plate;
}

/** Operators that show a plate where it is placed, cut to the reach beyond its trim. */
function show(name: string, placement: Placement, document: SheetDocument, pageHeight: number): string {
  const face = document.faces.get(placement.face);
  if (!face) throw new Error(`a sheet places the face ${placement.face}, which the document does not have`);
  const { x, y, turn, reach } = placement;
  const size = placedSize(face, turn);
  const cut = [
    x - reach.left,
    pageHeight - y - size.height - reach.bottom,
    size.width + reach.left + reach.right,
    size.height + reach.top + reach.bottom,
  ];
  const matrix = placedMatrix(placement, face, pageHeight);
  return `q\n${listed(cut.map(mmToPt))} re W n\n${listed(matrix)} cm\n/${name} Do\nQ\n`;
}

/** A page's content streams and what they refer to. */
interface Content {
  readonly streams: readonly PDFRef[];
  readonly fonts: Record<string, PDFRef>;
  readonly objects: Record<string, PDFRef>;
}

/** What is placed, and over it the furniture, whose plate is the page's own content: no other page shows it. */
function contentOf(bench: Bench, sheet: SheetPage, document: SheetDocument, plates: Plates): Content {
  const shown = sheet.placements.map((placement) => {
    const { name, reference } = embedPlate(bench, placement.face, plateOf(plates, placement.face));
    return { name, reference, operators: show(name, placement, document, sheet.height) };
  });
  const placed = moving(sheet) + shown.map(({ operators }) => operators).join('');
  const objects = Object.fromEntries(shown.map(({ name, reference }) => [name, reference]));
  if (sheet.furniture.length === 0) {
    return { streams: [addStream(bench, deflate(placed))], fonts: {}, objects };
  }
  const furniture = plateOf(plates, furnitureSubject(sheet).id);
  const resources = resourcesOf(bench, furniture);
  const inMillimetres = `${listed([mmToPt(1), 0, 0, -mmToPt(1), 0, mmToPt(sheet.height)])} cm\n`;
  return {
    streams: [addStream(bench, deflate(placed + inMillimetres)), addStream(bench, furniture.content)],
    fonts: resources['Font'] ?? {},
    objects: { ...objects, ...resources['XObject'] },
  };
}

function addPage(bench: Bench, sheet: SheetPage, document: SheetDocument, plates: Plates): void {
  const { context } = bench.document;
  const { streams, fonts, objects } = contentOf(bench, sheet, document, plates);
  const [width, height] = [points(sheet.width), points(sheet.height)];
  const { node } = bench.document.addPage([width, height]);
  node.set(PDFName.of('Contents'), context.obj([...streams]));
  node.set(PDFName.of('Resources'), context.obj({ Font: fonts, XObject: objects }));
  if (!sheet.trim) return;
  const { x, y } = sheet.trim;
  const box = [x, sheet.height - y - sheet.trim.height, x + sheet.trim.width, sheet.height - y];
  node.set(PDFName.of('BleedBox'), context.obj([0, 0, width, height]));
  node.set(PDFName.of('TrimBox'), context.obj(box.map(points)));
}

/** A hash of what the document shows: it stands in the file as its id, in place of a time. */
function identityOf(
  { title, subject, duplex, pages, printed }: SheetDocument,
  plates: Plates,
  pack: FontPack,
): string {
  const faces = new Set(pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const drawn = [...faces].map((id) => {
    const { content, art } = plateOf(plates, id);
    return [id, hashBytes(content), art.map(({ name }) => name)];
  });
  return hashData([title, subject, duplex ?? null, pages, printed ?? null, drawn, pack.id]).slice(0, 32);
}

function check({ pages }: SheetDocument, plates: Plates, pack: FontPack): void {
  for (const [id, plate] of plates) {
    if (plate.pack === pack.id) continue;
    throw new Error(`the plate of ${id} was drawn with other fonts than the pack's`);
  }
  const furnished = pages.filter(({ furniture }) => furniture.length > 0).map(({ label }) => label);
  const double = furnished.find((label, index) => furnished.indexOf(label) !== index);
  if (double !== undefined)
    throw new Error(`two pages have the label ${double}: their furniture would be one`);
}

/**
 * The bytes of a document of sheets: the same from the same input, wherever and whenever this runs. `plates`
 * holds a plate for every face that is placed and for the furniture of every page (see `plate.ts` for their
 * ids), all drawn with the fonts of `pack`; anything else throws.
 */
export async function assemble(document: SheetDocument, plates: Plates, pack: FontPack): Promise<Uint8Array> {
  check(document, plates, pack);
  const bench = await openBench(pack);
  for (const sheet of document.pages) addPage(bench, sheet, document, plates);
  if (document.printed) carry(bench, document.printed);
  finish(bench.document, document, identityOf(document, plates, pack));
  return bench.document.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}
