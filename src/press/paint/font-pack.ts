/**
 * Fonts of a drawn document as a pack that other documents can take them from. A pack is a document itself, so
 * that it is plain bytes; its one page names the fonts.
 */
import { PDFDict, PDFDocument, PDFName, PDFObjectCopier, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib';
import { deflate } from './pdf/pdf-bytes.ts';
import type { FontPack } from './pdf/form-xobject.ts';

const FONT = PDFName.of('Font');

/** The page's fonts by name; empty where it sets no text. */
export function fontsOf(page: PDFPage): PDFDict | undefined {
  return page.node.Resources()?.lookupMaybe(FONT, PDFDict);
}

/** Deflates what was written as it is: the platform may do that in its own way. */
function deflateStreams(document: PDFDocument): void {
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const dictionary = object.dict;
    const content = deflate(object.contents);
    dictionary.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    document.context.assign(reference, PDFRawStream.of(dictionary, content));
  }
}

/** The fonts that `page` names, as the pack of an id. */
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
