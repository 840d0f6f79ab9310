/** What a PDF is made of, for tests of sheets. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** What a sheet is free of: printers and their programs do not agree on it. */
const UNWANTED = ['SMask', 'Mask', 'Pattern', 'Shading', 'ExtGState', 'Group'];

function* dictionariesIn(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* dictionariesIn(object.dict);
  else if (object instanceof PDFArray) for (const each of object.asArray()) yield* dictionariesIn(each);
  else if (object instanceof PDFDict) {
    yield object;
    for (const each of object.values()) yield* dictionariesIn(each);
  }
}

const loaded = (file: Uint8Array): Promise<PDFDocument> => PDFDocument.load(file, { updateMetadata: false });

/** Masks, patterns, shadings and transparency in a PDF, by the names of their entries. */
export async function transparencyIn(file: Uint8Array): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const [, object] of (await loaded(file)).context.enumerateIndirectObjects())
    for (const dictionary of dictionariesIn(object))
      for (const name of UNWANTED) if (dictionary.has(PDFName.of(name))) found.add(name);
  return [...found];
}

/** A picture in a PDF. */
export interface ImageObject {
  readonly filter: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** The pictures of pixels that a PDF holds, each once. */
export async function imagesIn(file: Uint8Array): Promise<readonly ImageObject[]> {
  const images: ImageObject[] = [];
  for (const [, object] of (await loaded(file)).context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) continue;
    const entry = (name: string) => String(object.dict.get(PDFName.of(name)));
    images.push({
      filter: entry('Filter'),
      width: Number(entry('Width')),
      height: Number(entry('Height')),
      bytes: object.contents,
    });
  }
  return images;
}
