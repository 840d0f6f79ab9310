/** What is embedded in a PDF once and shown by name: fonts, plates, and the art that plates share. */
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

/** References by kind and name: what a content stream may refer to. */
export type Resources = Record<string, Record<string, PDFRef>>;

/** A plate as a document holds it. */
export interface Embedded {
  readonly name: string;
  readonly reference: PDFRef;
}

/** A document being put together, with what is embedded already. */
export interface Bench {
  readonly document: PDFDocument;
  /** The pack's fonts by name. */
  readonly fonts: PDFDict;
  readonly art: Map<string, PDFRef>;
  /** By the face's id. */
  readonly plates: Map<string, Embedded>;
}

/** An empty document with the fonts of `pack`. */
export async function openBench(pack: FontPack): Promise<Bench> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const source = await PDFDocument.load(pack.pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const fonts = fontsOf(source.getPage(0));
  if (!fonts) throw new Error('the font pack names no fonts');
  const copy = PDFObjectCopier.for(source.context, document.context).copy(fonts);
  return { document, fonts: copy, art: new Map(), plates: new Map() };
}

/** Adds a deflated content stream; `entries` is what else there is to say of it. */
export function addStream({ document }: Bench, content: Uint8Array, entries?: PDFDict): PDFRef {
  const dict = entries ?? document.context.obj({});
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return document.context.register(PDFRawStream.of(dict, content));
}

/** A content stream that others show by name, cut to `area`: a form, in the PDF's terms. */
function addForm(bench: Bench, content: Uint8Array, area: readonly number[], resources: Resources): PDFRef {
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: [...area], Resources: resources };
  return addStream(bench, content, bench.document.context.obj(entries));
}

/** Nothing that art draws lies farther from its origin than this, in its own units. */
const WIDE = 16_000;

function embedArt(bench: Bench, { name, content }: ArtPlate): PDFRef {
  const reference = bench.art.get(name) ?? addForm(bench, content, [-WIDE, -WIDE, WIDE, WIDE], {});
  bench.art.set(name, reference);
  return reference;
}

/** What a plate's content refers to by name, embedded where it is not yet. */
export function resourcesOf(bench: Bench, plate: Plate): Resources {
  const fonts = plate.fonts.map((name): [string, PDFRef] => {
    const font = bench.fonts.get(PDFName.of(name));
    if (!font) throw new Error(`the font pack has no font ${name}`);
    return [name, font as PDFRef];
  });
  const art = plate.art.map((each): [string, PDFRef] => [each.name, embedArt(bench, each)]);
  return { Font: Object.fromEntries(fonts), XObject: Object.fromEntries(art) };
}

/** The plate of a face, embedded where it is not yet. */
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
