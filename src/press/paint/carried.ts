/**
 * What was printed, carried in the file itself: whoever has the sheets has the file, and needs nothing else to learn
 * what of it is out of date. It stands in the document's catalog under a name of our own, which readers pass over.
 */
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { isPrinted, type Printed } from '../../kit/printed.ts';
import { addStream, type Bench } from './embed.ts';
import { contentOf, deflate } from './pdf-bytes.ts';

const NAME = PDFName.of('FKIT_Printed');

/** Writes into the document that is being put together what it prints. */
export function carry(bench: Bench, printed: Printed): void {
  bench.document.catalog.set(NAME, addStream(bench, deflate(JSON.stringify(printed))));
}

/** What the sheets of a PDF show; undefined where it is no PDF, or one that does not say. */
export async function printedIn(bytes: Uint8Array): Promise<Printed | undefined> {
  try {
    const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
    const stream = catalog.lookup(NAME);
    const value: unknown = JSON.parse(new TextDecoder().decode(contentOf(stream)));
    return isPrinted(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
