/**
 * Writes PNG files in true colour without alpha, with their resolution, as card vendors require; a browser's
 * own PNG encoder cannot do that.
 */
import { MM_PER_INCH } from '../../kit/units.ts';
import { joinedBytes } from '../paint/pdf/bytes.ts';

/** RGBA pixels from a canvas, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A chunk: length, name, content, checksum. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crcOf(bytes.subarray(4, content.length + 8)));
  return bytes;
}

/** 32-bit numbers, followed by single bytes. */
function fields(numbers: readonly number[], more: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4 + more.length);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, index) => view.setUint32(index * 4, number));
  bytes.set(more, numbers.length * 4);
  return bytes;
}

const UP = 2;

/** RGB rows with the Up filter: flat colours become zeros. */
function rowsOf({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const stride = 3 * width + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    let to = y * stride;
    rows[to] = UP;
    for (let x = 0; x < width; x += 1) {
      const from = 4 * (y * width + x);
      for (let part = 0; part < 3; part += 1) {
        const above = y === 0 ? 0 : (data[from + part - 4 * width] ?? 0);
        rows[(to += 1)] = (data[from + part] ?? 0) - above;
      }
    }
  }
  return rows;
}

/** Compressed by the platform, in the zlib format that PNG requires. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const TRUE_COLOUR = 2;
const PER_METRE = 1;

/** Encodes opaque pixels; alpha is ignored. */
export async function pngOf(pixels: Pixels, dpi: number): Promise<Uint8Array> {
  const { width, height } = pixels;
  const dots = Math.round((dpi * 1000) / MM_PER_INCH);
  return joinedBytes([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', fields([width, height], [8, TRUE_COLOUR, 0, 0, 0])),
    chunk('pHYs', fields([dots, dots], [PER_METRE])),
    chunk('IDAT', await deflated(rowsOf(pixels))),
    chunk('IEND', new Uint8Array()),
  ]);
}
