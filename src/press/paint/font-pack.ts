/**
 * Extracts the fonts of a drawn document into a pack for other documents. A pack is itself a PDF document, and
 * so plain bytes; its one page references the fonts.
 */
import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib';
import { deflate } from './pdf/pdf-bytes.ts';
import type { FontPack } from './pdf/form-xobject.ts';

const FONT = PDFName.of('Font');

/** A page's fonts by name; undefined where it has no text. */
export function fontsOf(page: PDFPage): PDFDict | undefined {
  return page.node.Resources()?.lookupMaybe(FONT, PDFDict);
}

/** Compresses streams that were written uncompressed, because the platform's own compression may differ. */
function deflateStreams(document: PDFDocument): void {
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const dictionary = object.dict;
    const content = deflate(object.contents);
    dictionary.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    document.context.assign(reference, PDFRawStream.of(dictionary, content));
  }
}

/** Packs the fonts of `page` under an id. */
export async function packFonts(page: PDFPage, id: string): Promise<FontPack> {
  const pack = await PDFDocument.create({ updateMetadata: false });
  const copier = PDFObjectCopier.for(page.doc.context, pack.context);
  const fonts = fontsOf(page);
  if (!fonts) throw new Error('the document names no fonts');
  const leaf = pack.addPage([1, 1]).node;
  leaf.set(PDFName.of('Resources'), pack.context.obj({ Font: copier.copy(fonts) }));
  deflateStreams(pack);
  const bytes = await pack.save({
    useObjectStreams: false,
    addDefaultPage: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
  return { id, pdf: bytes };
}
