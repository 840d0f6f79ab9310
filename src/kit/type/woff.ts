/**
 * Unpacks WOFF files: TrueType files with each table deflated. Font parsers inflate a table again for every
 * glyph they look up in it, which would dominate the time of typesetting.
 */
import { unzlibSync } from 'fflate';

const WOFF = 0x774f4646;
const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Table offsets are multiples of four bytes. */
const aligned = (length: number): number => (length + 3) & ~3;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly content: Uint8Array;
}

function tablesOf(bytes: Uint8Array): Table[] {
  const view = viewOf(bytes);
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = HEADER.woff + index * ENTRY.woff;
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

/** The font as a TrueType or OpenType file; unchanged if it already is one. */
export function unpackFont(bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEADER.woff || viewOf(bytes).getUint32(0) !== WOFF) return bytes;
  const tables = tablesOf(bytes);
  const first = HEADER.sfnt + tables.length * ENTRY.sfnt;
  const length = tables.reduce((sum, { content }) => sum + aligned(content.length), first);
  const font = new Uint8Array(length);
  const view = viewOf(font);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, viewOf(bytes).getUint32(4));
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * ENTRY.sfnt);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * ENTRY.sfnt);
  let offset = first;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt;
    [tag, checksum, offset, content.length].forEach((value, place) =>
      view.setUint32(entry + place * 4, value),
    );
    font.set(content, offset);
    offset += aligned(content.length);
  }
  return font;
}
