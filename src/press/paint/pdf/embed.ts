/** Embeds shared objects in a PDF: fonts, plates, and art used by several plates. */
import {
  ParseSpeeds,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFDict,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { fontsOf } from '../font-pack.ts';
import type { ArtPlate, FontPack, Plate } from './form-xobject.ts';
import type { SheetImage } from './sheet-image.ts';

/** References by kind and name: the resources of a content stream. */
export type Resources = Record<string, Record<string, PDFRef>>;

export interface Embedded {
  readonly name: string;
  readonly reference: PDFRef;
}

/** A document under construction, with what is already embedded. */
export interface Bench {
  readonly document: PDFDocument;
  /** The fonts of the pack by name. */
  readonly fonts: PDFDict;
  readonly art: Map<string, PDFRef>;
  readonly images: Map<string, PDFRef>;
  /** By face id. */
  readonly plates: Map<string, Embedded>;
}

/** An empty document with the fonts of `pack`. */
export async function openBench(pack: FontPack): Promise<Bench> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const source = await PDFDocument.load(pack.pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const fonts = fontsOf(source.getPage(0));
  if (!fonts) throw new Error('the font pack names no fonts');
  const copy = PDFObjectCopier.for(source.context, document.context).copy(fonts);
  return { document, fonts: copy, art: new Map(), images: new Map(), plates: new Map() };
}

/** Adds a compressed content stream; `entries` are further dictionary entries. */
export function addStream({ document }: Bench, content: Uint8Array, entries?: PDFDict): PDFRef {
  const dict = entries ?? document.context.obj({});
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return document.context.register(PDFRawStream.of(dict, content));
}

/** Adds a form XObject, clipped to `area`. */
function addForm(bench: Bench, content: Uint8Array, area: readonly number[], resources: Resources): PDFRef {
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: [...area], Resources: resources };
  return addStream(bench, content, bench.document.context.obj(entries));
}

/** A bound on the coordinates of art, in its own units. */
const WIDE = 16_000;

function embedArt(bench: Bench, { name, content }: ArtPlate): PDFRef {
  const reference = bench.art.get(name) ?? addForm(bench, content, [-WIDE, -WIDE, WIDE, WIDE], {});
  bench.art.set(name, reference);
  return reference;
}

/** PNG's filters, which PDF calls a predictor. */
const PNG_ROWS = 15;

/** A picture, embedded on first use: opaque, so that the page has no transparency. */
function embedImage({ document: { context }, images }: Bench, image: SheetImage): PDFRef {
  const known = images.get(image.name);
  if (known) return known;
  const { width, height, grey, filter } = image;
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: grey ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: filter,
    ...(filter === 'FlateDecode' && {
      DecodeParms: { Predictor: PNG_ROWS, Colors: grey ? 1 : 3, BitsPerComponent: 8, Columns: width },
    }),
  });
  const reference = context.register(PDFRawStream.of(dict, image.content));
  images.set(image.name, reference);
  return reference;
}

/** The resources of a plate, embedded on first use. */
export function resourcesOf(bench: Bench, plate: Plate): Resources {
  const fonts = plate.fonts.map((name): [string, PDFRef] => {
    const font = bench.fonts.get(PDFName.of(name));
    if (!font) throw new Error(`the font pack has no font ${name}`);
    return [name, font as PDFRef];
  });
  const art = plate.art.map((each): [string, PDFRef] => [each.name, embedArt(bench, each)]);
  const images = (plate.images ?? []).map((each): [string, PDFRef] => [each.name, embedImage(bench, each)]);
  return { Font: Object.fromEntries(fonts), XObject: Object.fromEntries([...art, ...images]) };
}

/** The plate of a face, embedded on first use. */
export function embedPlate(bench: Bench, face: string, plate: Plate): Embedded {
  const known = bench.plates.get(face);
  if (known) return known;
  const { x, y, width, height } = plate.area;
  const area = [x, y, x + width, y + height];
  const reference = addForm(bench, plate.content, area, resourcesOf(bench, plate));
  const embedded = { name: `P${bench.plates.size + 1}`, reference };
  bench.plates.set(face, embedded);
  return embedded;
}
