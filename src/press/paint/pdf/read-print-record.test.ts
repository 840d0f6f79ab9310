import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Printed } from '../../../kit/print-record.ts';
import { carry, printedIn } from './read-print-record.ts';
import type { Bench } from './embed.ts';
import { deflate } from './pdf-bytes.ts';

const PRINTED: Printed = {
  game: 'stepping-stones',
  edition: 'colour',
  parts: [
    {
      kind: 'card',
      id: 'hop-1',
      name: 'Hop',
      of: 'Hop cards',
      words: ['hop'],
      count: 4,
      hash: '0123456789abcdef',
    },
  ],
};

async function sheet(printed: Printed): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  carry({ document } as Bench, printed);
  return document.save({ useObjectStreams: false });
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A minimal file with a reference to a print record, and the object it refers to. */
function naming(object: string | Uint8Array): Uint8Array {
  const head = bytesOf('%PDF-1.7\n1 0 obj\n<</FKIT_Printed 2 0 R>>\nendobj\n2 0 obj\n');
  const body = typeof object === 'string' ? bytesOf(object) : object;
  return Buffer.concat([head, body, bytesOf('\nendstream\nendobj\n')]);
}

const stream = (content: Uint8Array): Uint8Array =>
  Buffer.concat([bytesOf(`<</Filter/FlateDecode/Length ${content.length}>>\nstream\n`), content]);

describe('a PDF of sheets', () => {
  it('says what it prints, also where somebody has written notes on it since', async () => {
    const bytes = await sheet(PRINTED);
    expect(printedIn(bytes)).toEqual(PRINTED);
    expect(printedIn(Buffer.concat([bytes, bytesOf('9 0 obj\n(a note)\nendobj\n%%EOF')]))).toEqual(PRINTED);
  });

  it('says nothing where it is none, is cut off, or is of another origin', async () => {
    const bytes = await sheet(PRINTED);
    const other = await (await PDFDocument.create()).save();
    for (const none of [bytesOf(''), bytesOf('{}'), other, bytes.subarray(0, 400)])
      expect(printedIn(none)).toBeUndefined();
  });

  const junk = Uint8Array.from({ length: 5_000_000 }, (_, at) => (at * 2654435761) >>> 13);
  it.each([
    ['5 MB of anything', Buffer.concat([bytesOf('%PDF-1.7\n'), junk])],
    ['5 MB of anything where it says to look', naming(stream(junk))],
    ['a stream that swells to 200 MB', naming(stream(deflate(new Uint8Array(200_000_000))))],
    ['lists in lists without an end', naming('['.repeat(5_000_000))],
    ['one entry after another', naming(`<<${'/A 1 '.repeat(1_000_000)}`)],
    ['something else than it should', naming(stream(deflate('{"game": 7}')))],
    ['a reference to nothing', bytesOf('%PDF-1.7\n/FKIT_Printed 77 0 R')],
  ])('is refused at once where it holds %s', (_, bytes) => {
    expect(printedIn(bytes)).toBeUndefined();
  });
});
