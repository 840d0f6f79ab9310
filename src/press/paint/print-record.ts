/**
 * What was printed, carried in the file itself: whoever has the sheets has the file, and needs nothing else to learn
 * what of it is out of date. It stands in the document's catalog under a name of our own, which readers pass over.
 */
import { PDFContext, PDFName, PDFObjectParser } from '@cantoo/pdf-lib';
import { MOST, readJson } from '../../kit/input.ts';
import { isPrinted, type Printed } from '../../kit/print-record.ts';
import { addStream, type Bench } from './pdf/embed.ts';
import { deflate, streamContent } from './pdf/pdf-bytes.ts';

const NAME = 'FKIT_Printed';
/** In bytes: what is carried comes to a few thousand. */
const LONGEST_OBJECT = 2 ** 18;

/** Writes into the document that is being put together what it prints. */
export function carry(bench: Bench, printed: Printed): void {
  bench.document.catalog.set(PDFName.of(NAME), addStream(bench, deflate(JSON.stringify(printed))));
}

/**
 * What the sheets of a PDF show; undefined where it is no PDF, or one that does not say. The one object is looked up and
 * nothing else of the file is read: to mend a broken document takes a reader of PDFs 10 s a megabyte.
 */
export function printedIn(bytes: Uint8Array): Printed | undefined {
  if (bytes.length > MOST.pdf) return undefined;
  try {
    const value = readJson(new TextDecoder().decode(objectNamed(bytes, NAME)));
    return value.ok && isPrinted(value.value) ? value.value : undefined;
  } catch {
    return undefined;
  }
}

/** The content of the stream that a document's catalog names last. @throws where there is none. */
function objectNamed(bytes: Uint8Array, name: string): Uint8Array {
  // A character a byte, whatever the bytes are.
  const text = new TextDecoder('latin1').decode(bytes);
  const named = text.lastIndexOf(`/${name} `);
  const [, reference = ''] =
    /^ (\d{1,9} \d{1,5}) R/.exec(text.slice(named + name.length + 1, named + 64)) ?? [];
  const begins = [`\n${reference} obj`, `\r${reference} obj`];
  const at = Math.max(...begins.map((begin) => text.lastIndexOf(begin)));
  if (named < 0 || reference === '' || at < 0) throw new Error('the document does not say');
  const begin = at + `\n${reference} obj`.length;
  const object = bytes.subarray(begin, begin + LONGEST_OBJECT);
  return streamContent(PDFObjectParser.forBytes(object, PDFContext.create()).parseObject(), MOST.json);
}
