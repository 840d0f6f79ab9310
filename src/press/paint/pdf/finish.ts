/** The metadata of a PDF: title, language, bookmarks, page labels, and print settings. */
import { Duplex, PDFHexString, PDFName, PrintScaling, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import type { SheetDocument, SheetPage } from '../../sheet.ts';

const DUPLEX = {
  off: Duplex.Simplex,
  long: Duplex.DuplexFlipLongEdge,
  short: Duplex.DuplexFlipShortEdge,
} as const;

/** Pages whose title differs from that of the page before. */
const starts = (pages: readonly SheetPage[]): { readonly title: string; readonly index: number }[] =>
  pages
    .map(({ title }, index) => ({ title, index }))
    .filter(({ title, index }) => title !== pages[index - 1]?.title);

function addBookmarks(document: PDFDocument, pages: readonly SheetPage[]): void {
  const { context, catalog } = document;
  const marks = starts(pages).map((start) => ({ ...start, reference: context.nextRef() }));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return;
  const outlines = context.nextRef();
  const entry = (reference: PDFRef | undefined, name: string) => (reference ? { [name]: reference } : {});
  for (const [index, { title, index: page, reference }] of marks.entries()) {
    const item = context.obj({
      Parent: outlines,
      Dest: [document.getPage(page).ref, 'Fit'],
      ...entry(marks[index - 1]?.reference, 'Prev'),
      ...entry(marks[index + 1]?.reference, 'Next'),
    });
    item.set(PDFName.of('Title'), PDFHexString.fromText(title));
    context.assign(reference, item);
  }
  context.assign(
    outlines,
    context.obj({ Type: 'Outlines', First: first.reference, Last: last.reference, Count: marks.length }),
  );
  catalog.set(PDFName.of('Outlines'), outlines);
}

function addLabels({ context, catalog }: PDFDocument, pages: readonly SheetPage[]): void {
  const numbers = context.obj([]);
  for (const [index, { label }] of pages.entries()) {
    numbers.push(context.obj(index));
    numbers.push(context.obj({ P: PDFHexString.fromText(label) }));
  }
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: numbers }));
}

/**
 * Writes the metadata. There is no timestamp; `identity` (32 hexadecimal digits) is the file id that is
 * usually made from the clock.
 */
export function finish(document: PDFDocument, sheets: SheetDocument, identity: string): void {
  document.setTitle(sheets.title, { showInWindowTitleBar: true });
  document.setSubject(sheets.subject);
  document.setCreator('Fieldkit');
  document.setProducer('Fieldkit');
  document.setLanguage(sheets.language ?? 'en');
  const viewer = document.catalog.getOrCreateViewerPreferences();
  viewer.setPrintScaling(PrintScaling.None);
  viewer.setPickTrayByPDFSize(true);
  viewer.setDuplex(DUPLEX[sheets.duplex ?? 'off']);
  addLabels(document, sheets.pages);
  addBookmarks(document, sheets.pages);
  const id = PDFHexString.of(identity);
  document.context.trailerInfo.ID = document.context.obj([id, id]);
}
