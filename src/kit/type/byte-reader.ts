/** Reads numbers from bytes in order, the highest byte first; reading beyond their end throws a RangeError. */
import { viewOf } from './sfnt.ts';

export interface ByteReader {
  readonly byte: () => number;
  readonly short: () => number;
  readonly signed: () => number;
  readonly long: () => number;
  /** A number of up to five bytes, seven bits in each. */
  readonly base128: () => number;
  /** A number of one to three bytes; most are small. */
  readonly short255: () => number;
  readonly bytes: (length: number) => Uint8Array;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  const view = viewOf(bytes);
  let at = 0;
  const past = (length: number): number => {
    const from = at;
    at += length;
    return from;
  };
  const byte = () => view.getUint8(past(1));
  const short = () => view.getUint16(past(2));
  return {
    byte,
    short,
    signed: () => view.getInt16(past(2)),
    long: () => view.getUint32(past(4)),
    base128: () => {
      let value = 0;
      for (let count = 0; count < 5; count += 1) {
        const next = byte();
        value = value * 128 + (next & 127);
        if (next < 128) return value;
      }
      throw new RangeError('a number has more than five bytes');
    },
    short255: () => {
      const first = byte();
      if (first === 253) return short();
      if (first === 254) return byte() + 506;
      return first === 255 ? byte() + 253 : first;
    },
    bytes: (length) => {
      const from = past(length);
      if (at > bytes.length) throw new RangeError('the bytes end too early');
      return bytes.subarray(from, at);
    },
  };
}
