/**
 * Assembles the PDF of sheets from plates: each plate is embedded once, however often it is placed; text stays
 * text; fonts are shared. It needs no font files and no typesetting: plates and pack may come from a cache.
 */
import { PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { apply, IDENTITY, type Matrix } from '../../../kit/engrave/path/matrix.ts';
import type { SetFace } from '../../../kit/face.ts';
import { hashBytes, hashData } from '../../../kit/content-hash.ts';
import { spoken } from '../../../kit/alt-text.ts';
import { mmToPt } from '../../../kit/units.ts';
import type { Placement, SheetDocument, SheetPage } from '../../sheet.ts';
import { addStream, embedPlate, openBench, resourcesOf, type Bench } from './embed.ts';
import { finish } from './finish.ts';
import { carry } from './read-print-record.ts';
import { deflate } from './pdf-bytes.ts';
import { furnitureSubject, type FontPack, type Plate } from './form-xobject.ts';
import { movedMatrix, placedMatrix, shownArea, trimmedArea } from '../place.ts';
import { stretchesIn, writeStructure, type PageReading } from './structure.ts';
import type { Part } from './reading-structure.ts';

type Plates = ReadonlyMap<string, Plate>;

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const points = (mm: number): number => rounded(mmToPt(mm));

/** Numbers as operands. */
const listed = (numbers: Matrix | readonly number[]): string =>
  numbers.map((value) => String(rounded(value))).join(' ');

/**
 * The operator that transforms the rest of a page; a rotation is applied to long distances, so it needs more
 * decimals.
 */
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

function faceOf({ faces }: SheetDocument, id: string): SetFace {
  const face = faces.get(id);
  if (!face) throw new Error(`a sheet places the face ${id}, which the document does not have`);
  return face;
}

/** The operators that show a plate at its place, clipped to its reach. */
function show(name: string, placement: Placement, face: SetFace, pageHeight: number): string {
  const { x, y, width, height } = shownArea(placement, face);
  const cut = [x, pageHeight - y - height, width, height];
  const matrix = placedMatrix(placement, face, pageHeight);
  return `q\n${listed(cut.map(mmToPt))} re W n\n${listed(matrix)} cm\n/${name} Do\nQ\n`;
}

/** The structure element of a placed face: a figure with alternative text. */
function figureOf(
  placement: Placement,
  face: SetFace,
  { alts }: SheetDocument,
  page: SheetPage,
  number: number,
): Part {
  const { x, y, width, height } = trimmedArea(placement, face);
  const [[left, top], [right, bottom]] = [
    apply(page.moved ?? IDENTITY, [x, y]),
    apply(page.moved ?? IDENTITY, [x + width, y + height]),
  ];
  const box = [left, page.height - bottom, right, page.height - top].map((mm) => Math.round(mmToPt(mm)));
  return { type: 'Figure', alt: alts?.[face.id] ?? spoken(face.nodes), box, holds: number };
}

/** The content streams of a page, their resources, and its structure. */
interface Content {
  readonly parts: readonly Part[];
  readonly streams: readonly PDFRef[];
  readonly fonts: Record<string, PDFRef>;
  readonly objects: Record<string, PDFRef>;
}

/** The placed faces, and over them the furniture, whose plate is inlined because no other page uses it. */
function contentOf(bench: Bench, sheet: SheetPage, document: SheetDocument, plates: Plates): Content {
  const furniture = sheet.furniture.length === 0 ? undefined : plateOf(plates, furnitureSubject(sheet).id);
  const words = furniture?.parts ?? [];
  let number = stretchesIn(words);
  const parts: Part[] = [...words];
  const shown = sheet.placements.map((placement) => {
    const face = faceOf(document, placement.face);
    const { name, reference } = embedPlate(bench, placement.face, plateOf(plates, placement.face));
    const operators = show(name, placement, face, sheet.height);
    if (placement.silent) return { name, reference, operators: `/Artifact BMC\n${operators}EMC\n` };
    parts.push(figureOf(placement, face, document, sheet, number));
    return { name, reference, operators: `/Figure <</MCID ${number++}>> BDC\n${operators}EMC\n` };
  });
  const placed = moving(sheet) + shown.map(({ operators }) => operators).join('');
  const objects = Object.fromEntries(shown.map(({ name, reference }) => [name, reference]));
  if (!furniture) return { streams: [addStream(bench, deflate(placed))], fonts: {}, objects, parts };
  const resources = resourcesOf(bench, furniture);
  const inMillimetres = `${listed([mmToPt(1), 0, 0, -mmToPt(1), 0, mmToPt(sheet.height)])} cm\n`;
  return {
    streams: [addStream(bench, deflate(placed + inMillimetres)), addStream(bench, furniture.content)],
    fonts: resources['Font'] ?? {},
    objects: { ...objects, ...resources['XObject'] },
    parts,
  };
}

function addPage(bench: Bench, sheet: SheetPage, document: SheetDocument, plates: Plates): PageReading {
  const { context } = bench.document;
  const { streams, fonts, objects, parts } = contentOf(bench, sheet, document, plates);
  const [width, height] = [points(sheet.width), points(sheet.height)];
  const page = bench.document.addPage([width, height]);
  const { node } = page;
  node.set(PDFName.of('Contents'), context.obj([...streams]));
  node.set(PDFName.of('Resources'), context.obj({ Font: fonts, XObject: objects }));
  if (sheet.trim) {
    const { x, y } = sheet.trim;
    const box = [x, sheet.height - y - sheet.trim.height, x + sheet.trim.width, sheet.height - y];
    node.set(PDFName.of('BleedBox'), context.obj([0, 0, width, height]));
    node.set(PDFName.of('TrimBox'), context.obj(box.map(points)));
  }
  return { page, parts };
}

/** A content hash, used as the file's id instead of a timestamp. */
function identityOf(
  { title, subject, duplex, pages, printed, alts }: SheetDocument,
  plates: Plates,
  pack: FontPack,
): string {
  const faces = new Set(pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const drawn = [...faces].map((id) => {
    const { content, art, images = [] } = plateOf(plates, id);
    return [id, hashBytes(content), [...art, ...images].map(({ name }) => name)];
  });
  return hashData([
    title,
    subject,
    duplex ?? null,
    pages,
    printed ?? null,
    alts ?? null,
    drawn,
    pack.id,
  ]).slice(0, 32);
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
 * The bytes of a document of sheets, deterministic for the same input. `plates` must have a plate for every
 * placed face and for the furniture of every page (see `form-xobject.ts` for their ids), all drawn with the
 * fonts of `pack`. @throws otherwise.
 */
export async function assemble(document: SheetDocument, plates: Plates, pack: FontPack): Promise<Uint8Array> {
  check(document, plates, pack);
  const bench = await openBench(pack);
  const readings = document.pages.map((sheet) => addPage(bench, sheet, document, plates));
  writeStructure(bench.document, readings);
  if (document.printed) carry(bench, document.printed);
  finish(bench.document, document, identityOf(document, plates, pack));
  return bench.document.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}
