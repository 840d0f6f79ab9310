/** Content streams as bytes. */
import { PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { Unzlib, zlibSync } from 'fflate';
import { joinedBytes } from './bytes.ts';

/** Two fifths of the time of the usual one (6), and a fortieth more bytes. */
const LEVEL = 1;

/** Deflates in the same way wherever this runs, so that a sheet has the same bytes in Node and in a browser. */
export const deflate = (content: string | Uint8Array): Uint8Array =>
  zlibSync(typeof content === 'string' ? new TextEncoder().encode(content) : content, { level: LEVEL });

/** So few bytes at a time, that what they swell to can be measured before it fills the memory. */
const PIECE = 4096;

/** The same of a stream that came from elsewhere. @throws where it is none, or swells to more than `most` bytes. */
export function streamContent(stream: PDFObject, most: number): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new Error('the document lacks a stream that it should have');
  const { contents } = stream;
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Unzlib((piece) => {
    length += piece.length;
    if (length > most) throw new Error('the stream swells too far');
    pieces.push(piece);
  });
  for (let at = 0; at < contents.length; at += PIECE)
    inflate.push(contents.subarray(at, at + PIECE), at + PIECE >= contents.length);
  return joinedBytes(pieces);
}
