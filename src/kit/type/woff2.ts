/**
 * Unpacks WOFF2 files (https://www.w3.org/TR/WOFF2/): all tables in one stream of Brotli, with outlines and
 * advances rearranged so that they pack better.
 */
import decompress from 'brotli/decompress.js';
import { byteReader, type ByteReader } from './byte-reader.ts';
import { restoreGlyphs, type Glyphs } from './glyph-stream.ts';
import { checksumOf, fontOf, tagOf, viewOf, type Table } from './sfnt.ts';

/** The names of tables by their numbers in a list of tables. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((name) => tagOf(name.replace('_', ' ')));

const [GLYF, LOCA, HMTX, HEAD, HHEA] = ['glyf', 'loca', 'hmtx', 'head', 'hhea'].map(tagOf) as [
  number,
  number,
  number,
  number,
  number,
];

/** Instead of a number, the name follows. */
const NAMED = 63;

/** The most bytes of an unpacked font: a small file could claim any size. */
const MOST = 64e6;

/** A table in the stream; `length` is what it takes there. */
interface Packed {
  readonly tag: number;
  readonly length: number;
  readonly isTransformed: boolean;
}

function entryOf(reader: ByteReader): Packed {
  const flags = reader.byte();
  const index = flags & 63;
  const tag = index === NAMED ? reader.long() : (TAGS[index] ?? 0);
  const version = flags >> 6;
  const length = reader.base128();
  // Version 3 of outlines, and version 0 of other tables, are as they were.
  const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
  return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
}

const HEADER = 48;

/** Advances with the left edges of glyphs left out, where these are where the outlines begin. */
function restoreAdvances(content: Uint8Array, count: number, { edges }: Glyphs): Uint8Array {
  const reader = byteReader(content);
  const flags = reader.byte();
  const advances = Array.from({ length: count }, () => reader.short());
  const kept = (from: number, to: number, isLeftOut: boolean): readonly number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) =>
      isLeftOut ? (edges[from + index] ?? 0) : reader.signed(),
    );
  const sides = kept(0, count, (flags & 1) !== 0);
  const further = kept(count, edges.length, (flags & 2) !== 0);
  const restored = new Uint8Array(4 * count + 2 * further.length);
  const view = viewOf(restored);
  advances.forEach((advance, index) => {
    view.setUint16(4 * index, advance);
    view.setInt16(4 * index + 2, sides[index] ?? 0);
  });
  further.forEach((side, index) => view.setInt16(4 * count + 2 * index, side));
  return restored;
}

/** The header of a font whose outlines are found by long offsets. */
function withLongOffsets(head: Uint8Array): Uint8Array {
  const changed = head.slice();
  viewOf(changed).setUint16(50, 1);
  return changed;
}

/** The number of advances that a font lists; further glyphs have the last. */
const advancesIn = (hhea: Uint8Array | undefined): number => (hhea ? viewOf(hhea).getUint16(34) : 0);

function restored(packed: readonly (Packed & { readonly content: Uint8Array })[]): readonly Table[] {
  const find = (tag: number) => packed.find((table) => table.tag === tag)?.content;
  const outlines = packed.find(({ tag, isTransformed }) => tag === GLYF && isTransformed);
  const glyphs = outlines && restoreGlyphs(outlines.content);
  return packed.map(({ tag, content, isTransformed }) => {
    const made = (): Uint8Array => {
      if (!glyphs) return content;
      if (tag === GLYF) return glyphs.outlines;
      if (tag === LOCA) return glyphs.offsets;
      if (tag === HEAD) return withLongOffsets(content);
      return tag === HMTX && isTransformed
        ? restoreAdvances(content, advancesIn(find(HHEA)), glyphs)
        : content;
    };
    const whole = made();
    return { tag, content: whole, checksum: checksumOf(whole) };
  });
}

/** The font as a TrueType or OpenType file. @throws where it is broken, or a collection. */
export function unpackWoff2(bytes: Uint8Array): Uint8Array {
  const header = viewOf(bytes);
  const [flavour, count, packedLength] = [header.getUint32(4), header.getUint16(12), header.getUint32(20)];
  const reader = byteReader(bytes.subarray(HEADER));
  const entries = Array.from({ length: count }, () => entryOf(reader));
  const length = entries.reduce((sum, entry) => sum + entry.length, 0);
  if (length > MOST) throw new RangeError('the font is too large');
  const stream = decompress(reader.bytes(packedLength), length);
  if (stream.length !== length) throw new RangeError('the tables do not have the length that they claim');
  const tables = byteReader(stream);
  return fontOf(
    flavour,
    restored(entries.map((entry) => ({ ...entry, content: tables.bytes(entry.length) }))),
  );
}
