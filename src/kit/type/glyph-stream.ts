/**
 * Restores outlines that WOFF2 has taken apart: the numbers of contours, of points, their flags, coordinates,
 * parts, boxes and instructions of all glyphs, each in a stream of its own (WOFF2, section 5.1).
 */
import { byteReader, type ByteReader } from './byte-reader.ts';
import { viewOf } from './sfnt.ts';

/** The restored tables, and where each outline begins on the left. */
export interface Glyphs {
  /** "glyf". */
  readonly outlines: Uint8Array;
  /** "loca", with long offsets. */
  readonly offsets: Uint8Array;
  readonly edges: readonly number[];
}

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly parts: ByteReader;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
  /** Whether the glyph of this number has a box of its own, and whether its contours overlap. */
  readonly hasBox: (glyph: number) => boolean;
  readonly overlaps: (glyph: number) => boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** An outline as in the file, and its left edge. */
interface Restored {
  readonly bytes: readonly number[];
  readonly left: number;
}

const bitIn =
  (bitmap: Uint8Array | undefined) =>
  (index: number): boolean =>
    (((bitmap?.[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;

/** A 16-bit number as two bytes. */
const two = (value: number): readonly [number, number] => [(value >> 8) & 255, value & 255];

const signed = (flag: number, value: number): number => ((flag & 1) === 1 ? value : -value);

/** A step to the next point: its flag says how many bytes it takes, and the signs. */
function stepBy(flag: number, glyphs: ByteReader): readonly [dx: number, dy: number] {
  const first = glyphs.byte();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const base = flag - 20;
    return [
      signed(flag, 1 + (base & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (first & 15)),
    ];
  }
  const second = glyphs.byte();
  if (flag < 120) {
    const base = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + first),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    ];
  }
  const third = glyphs.byte();
  if (flag < 124)
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + glyphs.byte())];
}

function pointsOf(count: number, { flags, glyphs }: Streams): readonly Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = flags.byte();
    const [dx, dy] = stepBy(flag & 127, glyphs);
    x += dx;
    y += dy;
    return { x, y, isOnCurve: flag < 128 };
  });
}

/** The box of a glyph: given, or around its points. */
function boxOf(glyph: number, points: readonly Point[], { hasBox, boxes }: Streams): readonly number[] {
  if (hasBox(glyph)) return [boxes.signed(), boxes.signed(), boxes.signed(), boxes.signed()];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, bottom] = [Math.min(left, x), Math.min(bottom, y)];
    [right, top] = [Math.max(right, x), Math.max(top, y)];
  }
  return points.length === 0 ? [0, 0, 0, 0] : [left, bottom, right, top];
}

const ON_CURVE = 1;
const OVERLAPS = 64;
/** Bits of a point's flag: the step is one byte; it is positive, or if it is not one byte, none. */
const ACROSS = { byte: 2, same: 16 } as const;
const DOWN = { byte: 4, same: 32 } as const;

/** A step as in the file, and the bits of its flag. */
function stepBytes(
  by: number,
  { byte, same }: typeof ACROSS | typeof DOWN,
): readonly [number, readonly number[]] {
  if (by === 0) return [same, []];
  if (Math.abs(by) < 256) return [byte | (by > 0 ? same : 0), [Math.abs(by)]];
  return [0, two(by)];
}

/** The flags and coordinates of points; flags are not packed. */
function pointBytes(points: readonly Point[], overlaps: boolean): readonly number[] {
  const [flags, across, down]: [number[], number[], number[]] = [[], [], []];
  let [lastX, lastY] = [0, 0];
  for (const { x, y, isOnCurve } of points) {
    const [acrossBits, dx] = stepBytes(x - lastX, ACROSS);
    const [downBits, dy] = stepBytes(y - lastY, DOWN);
    const first = flags.length === 0 && overlaps ? OVERLAPS : 0;
    flags.push((isOnCurve ? ON_CURVE : 0) | acrossBits | downBits | first);
    across.push(...dx);
    down.push(...dy);
    [lastX, lastY] = [x, y];
  }
  return [...flags, ...across, ...down];
}

function simpleGlyph(glyph: number, contours: number, streams: Streams): Restored {
  let count = 0;
  const ends = Array.from({ length: contours }, () => (count += streams.points.short255()) - 1);
  const points = pointsOf(count, streams);
  const length = streams.glyphs.short255();
  const instructions = streams.instructions.bytes(length);
  const box = boxOf(glyph, points, streams);
  const bytes = [
    ...two(contours),
    ...box.flatMap(two),
    ...ends.flatMap(two),
    ...two(length),
    ...instructions,
    ...pointBytes(points, streams.overlaps(glyph)),
  ];
  return { bytes, left: box[0] ?? 0 };
}

/** Bits of a part's flags. */
const PART = { words: 1, scale: 8, more: 32, scales: 64, matrix: 128, instructions: 256 } as const;

/** The bytes of a part after its flags: the glyph, where it lies, and how it is scaled. */
const partLength = (flags: number): number => {
  const scaled = flags & PART.scale ? 2 : flags & PART.scales ? 4 : flags & PART.matrix ? 8 : 0;
  return 2 + (flags & PART.words ? 4 : 2) + scaled;
};

function compositeGlyph(glyph: number, streams: Streams): Restored {
  const parts: number[] = [];
  let [flags, hasInstructions] = [0, false];
  do {
    flags = streams.parts.short();
    hasInstructions ||= (flags & PART.instructions) !== 0;
    parts.push(...two(flags), ...streams.parts.bytes(partLength(flags)));
  } while (flags & PART.more);
  if (hasInstructions) {
    const length = streams.glyphs.short255();
    parts.push(...two(length), ...streams.instructions.bytes(length));
  }
  const box = boxOf(glyph, [], streams);
  return { bytes: [...two(-1), ...box.flatMap(two), ...parts], left: box[0] ?? 0 };
}

function restoreGlyph(glyph: number, streams: Streams): Restored {
  const contours = streams.contours.signed();
  if (contours === 0) return { bytes: [], left: 0 };
  return contours > 0 ? simpleGlyph(glyph, contours, streams) : compositeGlyph(glyph, streams);
}

/** The streams of a transformed table, and the number of its glyphs. */
function streamsOf(table: Uint8Array): { readonly count: number; readonly streams: Streams } {
  const reader = byteReader(table);
  reader.short();
  const [options, count] = [reader.short(), reader.short()];
  reader.short();
  const lengths = Array.from({ length: 7 }, () => reader.long()) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const next = (index: 0 | 1 | 2 | 3 | 4 | 5 | 6) => reader.bytes(lengths[index]);
  const [contours, points, flags, glyphs, parts] = [next(0), next(1), next(2), next(3), next(4)].map(
    byteReader,
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const boxed = reader.bytes(4 * ((count + 31) >> 5));
  const boxes = byteReader(reader.bytes(lengths[5] - boxed.length));
  const instructions = byteReader(next(6));
  const overlapping = (options & 1) === 1 ? reader.bytes((count + 7) >> 3) : undefined;
  return {
    count,
    streams: {
      contours,
      points,
      flags,
      glyphs,
      parts,
      boxes,
      instructions,
      hasBox: bitIn(boxed),
      overlaps: bitIn(overlapping),
    },
  };
}

/** Restores all outlines. @throws RangeError where a stream ends too early. */
export function restoreGlyphs(table: Uint8Array): Glyphs {
  const { count, streams } = streamsOf(table);
  const all = Array.from({ length: count }, (_, glyph) => restoreGlyph(glyph, streams));
  const offsets = new Uint8Array(4 * (count + 1));
  const outlines = new Uint8Array(all.reduce((sum, { bytes }) => sum + ((bytes.length + 3) & ~3), 0));
  let at = 0;
  for (const [glyph, { bytes }] of all.entries()) {
    outlines.set(bytes, at);
    at += (bytes.length + 3) & ~3;
    viewOf(offsets).setUint32(4 * (glyph + 1), at);
  }
  return { outlines, offsets, edges: all.map(({ left }) => left) };
}
