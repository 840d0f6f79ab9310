/**
 * Unpacks WOFF files: TrueType files with each table deflated. Font parsers inflate a table again for every
 * glyph they look up in it, which would dominate the time of typesetting.
 */
import { unzlibSync } from 'fflate';
import { FLAVOURS, fontOf, viewOf, type Table } from './sfnt.ts';
import { unpackWoff2 } from './woff2.ts';

const HEADER = 44;
const ENTRY = 20;

function tablesOf(bytes: Uint8Array): Table[] {
  const view = viewOf(bytes);
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = HEADER + index * ENTRY;
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
      view.getUint32(entry + at),
    ) as [number, number, number, number, number];
    const content = bytes.subarray(offset, offset + packed);
    return {
      tag,
      checksum,
      content: packed < length ? unzlibSync(content, { out: new Uint8Array(length) }) : content,
    };
  });
}

/** The font as a TrueType or OpenType file; unchanged if it already is one. @throws where it is broken. */
export function unpackFont(bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEADER) return bytes;
  const view = viewOf(bytes);
  const kind = view.getUint32(0);
  if (kind === FLAVOURS.woff2) return unpackWoff2(bytes);
  return kind === FLAVOURS.woff ? fontOf(view.getUint32(4), tablesOf(bytes)) : bytes;
}
