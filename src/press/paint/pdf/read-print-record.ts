/**
 * Embeds the print record in the PDF itself, so that the file is enough to find out later what is out of date.
 * It is in the document catalog under a private key that readers ignore.
 */
import { PDFContext, PDFName, PDFObjectParser } from '@cantoo/pdf-lib';
import { MOST, readJson } from '../../../kit/untrusted-input.ts';
import { isPrinted, type Printed } from '../../../kit/print-record.ts';
import { addStream, type Bench } from './embed.ts';
import { deflate, streamContent } from './pdf-bytes.ts';

const NAME = 'FKIT_Printed';
/** A limit in bytes: a record has a few thousand. */
const LONGEST_OBJECT = 2 ** 18;

/** Embeds a print record in a document under construction. */
export function carry(bench: Bench, printed: Printed): void {
  bench.document.catalog.set(PDFName.of(NAME), addStream(bench, deflate(JSON.stringify(printed))));
}

/**
 * Reads the print record of a PDF; undefined where there is none or it is no PDF. Only that object is looked
 * up: parsing a broken document with a PDF library can take 10 s a megabyte.
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

/** The content of the stream that the catalog refers to last by `name`. @throws where there is none. */
function objectNamed(bytes: Uint8Array, name: string): Uint8Array {
  // One character a byte, for any bytes.
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
