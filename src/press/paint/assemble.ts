/**
 * Sheets from plates, as a PDF: each plate is embedded once, however often it is placed; text stays text; fonts
 * are shared by all pages. Needs no font files and no type setting: plates and pack may come from a cache.
 */
import {
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFDict,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { hashBytes, hashData } from '../../kit/hash.ts';
import { mmToPt } from '../../kit/units.ts';
import type { Placement, SheetDocument, SheetPage } from '../sheet.ts';
import { finish } from './finish.ts';
import { fontsOf } from './font-pack.ts';
import { deflate } from './pdf-bytes.ts';
import { furnitureSubject, type ArtPlate, type FontPack, type Plate } from './plate.ts';
import { placedMatrix, placedSize, type Matrix } from './place.ts';

/** Points to four places: a hundredth of a hair. */
const pt = (value: number): string => String(Math.round(value * 1e4) / 1e4 + 0);

const points = (mm: number): number => Math.round(mmToPt(mm) * 1e4) / 1e4;

/** Adds a deflated content stream to the document; what else is to be said of it stands in `dict`. */
function addStream({ context }: PDFDocument, content: Uint8Array, dict: PDFDict): PDFRef {
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return context.register(PDFRawStream.of(dict, content));
}

/** What shows by name on other pages: a form, in the PDF's terms. */
function addForm(
  document: PDFDocument,
  content: Uint8Array,
  area: readonly number[],
  resources: Resources,
): PDFRef {
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: [...area], Resources: resources };
  return addStream(document, content, document.context.obj(entries));
}

/** References by kind and name. */
type Resources = Record<string, Record<string, PDFRef>>;

/** A document being put together: what is embedded already. */
interface Bench {
  readonly document: PDFDocument;
  /** The pack's fonts by name. */
  readonly fonts: PDFDict;
  readonly art: Map<string, PDFRef>;
  readonly plates: Map<string, { readonly name: string; readonly reference: PDFRef }>;
}

async function openBench(pack: FontPack): Promise<Bench> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const source = await PDFDocument.load(pack.pdf, { updateMetadata: false });
  const fonts = fontsOf(source.getPage(0));
  if (!fonts) throw new Error('the font pack names no fonts');
  const copy = PDFObjectCopier.for(source.context, document.context).copy(fonts);
  return { document, fonts: copy, art: new Map(), plates: new Map() };
}

/** Nothing that art draws lies farther from its origin than this, in its own units. */
const WIDE = 16_000;

function embedArt({ document, art }: Bench, { name, content }: ArtPlate): PDFRef {
  const known = art.get(name);
  if (known) return known;
  const reference = addForm(document, content, [-WIDE, -WIDE, WIDE, WIDE], {});
  art.set(name, reference);
  return reference;
}

/** What a plate's stream refers to by name. */
function resourcesOf(bench: Bench, plate: Plate): Resources {
  const fonts = plate.fonts.map((name): [string, PDFRef] => {
    const font = bench.fonts.get(PDFName.of(name));
    if (!font) throw new Error(`the font pack has no font ${name}`);
    return [name, font as PDFRef];
  });
  const art = plate.art.map((each): [string, PDFRef] => [each.name, embedArt(bench, each)]);
  return {
    ...(fonts.length > 0 ? { Font: Object.fromEntries(fonts) } : {}),
    ...(art.length > 0 ? { XObject: Object.fromEntries(art) } : {}),
  };
}

function embedPlate(bench: Bench, face: string, plate: Plate): { name: string; reference: PDFRef } {
  const known = bench.plates.get(face);
  if (known) return known;
  const { x, y, width, height } = plate.area;
  const resources = resourcesOf(bench, plate);
  const reference = addForm(bench.document, plate.content, [x, y, x + width, y + height], resources);
  const embedded = { name: `P${bench.plates.size + 1}`, reference };
  bench.plates.set(face, embedded);
  return embedded;
}

const matrixOf = (matrix: Matrix): string => matrix.map(pt).join(' ');

/** Operators that show a plate where it is placed, cut to the reach beyond its trim. */
function show(name: string, placement: Placement, document: SheetDocument, pageHeight: number): string {
  const face = document.faces.get(placement.face);
  if (!face) throw new Error(`a sheet places the face ${placement.face}, which the document does not have`);
  const { x, y, turn, reach } = placement;
  const size = placedSize(face, turn);
  const cut = [
    mmToPt(x - reach.left),
    mmToPt(pageHeight - y - size.height - reach.bottom),
    mmToPt(size.width + reach.left + reach.right),
    mmToPt(size.height + reach.top + reach.bottom),
  ];
  return `q\n${cut.map(pt).join(' ')} re W n\n${matrixOf(placedMatrix(placement, face, pageHeight))} cm\n/${name} Do\nQ\n`;
}

function addPage(
  bench: Bench,
  sheet: SheetPage,
  document: SheetDocument,
  plates: ReadonlyMap<string, Plate>,
): void {
  const { context } = bench.document;
  const plateOf = (id: string): Plate => {
    const plate = plates.get(id);
    if (!plate) throw new Error(`no plate was given for ${id}`);
    return plate;
  };
  const shown: Record<string, PDFRef> = {};
  let operators = '';
  for (const placement of sheet.placements) {
    const { name, reference } = embedPlate(bench, placement.face, plateOf(placement.face));
    shown[name] = reference;
    operators += show(name, placement, document, sheet.height);
  }
  const [width, height] = [points(sheet.width), points(sheet.height)];
  const contents: PDFRef[] = [];
  let resources: Resources = {};
  if (sheet.furniture.length > 0) {
    const furniture = plateOf(furnitureSubject(sheet).id);
    resources = resourcesOf(bench, furniture);
    operators += `${matrixOf([mmToPt(1), 0, 0, -mmToPt(1), 0, height])} cm\n`;
    contents.push(addStream(bench.document, furniture.content, context.obj({})));
  }
  contents.unshift(addStream(bench.document, deflate(operators), context.obj({})));
  const { node } = bench.document.addPage([width, height]);
  node.set(PDFName.of('Contents'), context.obj(contents));
  node.set(
    PDFName.of('Resources'),
    context.obj({ ...resources, XObject: { ...resources['XObject'], ...shown } }),
  );
  if (!sheet.trim) return;
  const { trim } = sheet;
  const box = [trim.x, sheet.height - trim.y - trim.height, trim.x + trim.width, sheet.height - trim.y];
  node.set(PDFName.of('BleedBox'), context.obj([0, 0, width, height]));
  node.set(PDFName.of('TrimBox'), context.obj(box.map(points)));
}

/** A hash of what the document shows: it stands in the file as its id, in place of a time. */
function identityOf(document: SheetDocument, plates: ReadonlyMap<string, Plate>, pack: FontPack): string {
  const { title, subject, duplex, pages } = document;
  const used = new Set(pages.flatMap(({ placements }) => placements.map(({ face }) => face)));
  const drawn = [...used, ...pages.map((page) => furnitureSubject(page).id)].map((id) => {
    const plate = plates.get(id);
    return plate && [id, hashBytes(plate.content), plate.art.map(({ name }) => name)];
  });
  return hashData([title, subject, duplex ?? null, pages, drawn, pack.id]).slice(0, 32);
}

/**
 * The bytes of a document of sheets: the same from the same input, wherever and whenever this runs. `plates`
 * holds a plate for every face that is placed and for the furniture of every page (see `plate.ts` for their
 * ids), all drawn with the fonts of `pack`; anything else throws.
 */
export async function assemble(
  document: SheetDocument,
  plates: ReadonlyMap<string, Plate>,
  pack: FontPack,
): Promise<Uint8Array> {
  for (const [id, plate] of plates) {
    if (plate.pack !== pack.id)
      throw new Error(`the plate of ${id} was drawn with other fonts than the pack's`);
  }
  const bench = await openBench(pack);
  for (const sheet of document.pages) addPage(bench, sheet, document, plates);
  finish(bench.document, document, identityOf(document, plates, pack));
  return bench.document.save({ addDefaultPage: false });
}
