/** TrueType and OpenType files as lists of tables. */

/** A table of a font; `tag` is its name as a number: "glyf" is 0x676c7966. */
export interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly content: Uint8Array;
}

/** What kind of font a file holds, as its first four bytes. */
export const FLAVOURS = {
  trueType: 0x00010000,
  /** TrueType of old Macs. */
  true: 0x74727565,
  /** OpenType with PostScript outlines. */
  OTTO: 0x4f54544f,
  collection: 0x74746366,
  woff: 0x774f4646,
  woff2: 0x774f4632,
} as const;

const HEADER = 12;
const ENTRY = 16;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Table offsets are multiples of four bytes. */
const aligned = (length: number): number => (length + 3) & ~3;

export const tagOf = (name: string): number => viewOf(new TextEncoder().encode(name)).getUint32(0);

export const nameOfTag = (tag: number): string =>
  String.fromCharCode(...[24, 16, 8, 0].map((shift) => (tag >>> shift) & 255)).trim();

/** The tables of a file, in its order. @throws RangeError where the list of tables is cut off. */
export function tablesIn(bytes: Uint8Array): readonly Table[] {
  const view = viewOf(bytes);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 4),
      content: bytes.subarray(offset, offset + length),
    };
  });
}

/** The first table that reaches beyond the end of the file; undefined if all are whole. */
export function tableCutOff(bytes: Uint8Array): string | undefined {
  const view = viewOf(bytes);
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = HEADER + index * ENTRY;
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > bytes.length) return nameOfTag(view.getUint32(at));
  }
  return undefined;
}

/** The checksum of a table: the sum of its 32-bit numbers. */
export function checksumOf(content: Uint8Array): number {
  const view = viewOf(content);
  const whole = content.length & ~3;
  let sum = 0;
  for (let at = 0; at < whole; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  let rest = 0;
  for (let at = whole; at < aligned(content.length); at += 1) rest = (rest << 8) | (content[at] ?? 0);
  return (sum + (rest >>> 0)) >>> 0;
}

export function fontOf(flavour: number, tables: readonly Table[]): Uint8Array {
  const first = HEADER + tables.length * ENTRY;
  const length = tables.reduce((sum, { content }) => sum + aligned(content.length), first);
  const font = new Uint8Array(length);
  const view = viewOf(font);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * ENTRY);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * ENTRY);
  let offset = first;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = HEADER + index * ENTRY;
    [tag, checksum, offset, content.length].forEach((value, place) =>
      view.setUint32(entry + place * 4, value),
    );
    font.set(content, offset);
    offset += aligned(content.length);
  }
  return font;
}
