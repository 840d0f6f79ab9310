/** Packs files into a zip, byte-identical for the same files. */
import { zipSync, type Zippable } from 'fflate';

/** Path in the zip and content. */
export type ParcelFile = readonly [name: string, content: Uint8Array | string];

/** The earliest date a zip can store, in local time, so that every machine writes the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Stored without compression, because they already are compressed. */
const IS_PACKED = /\.(png|jpg|pdf)$/;

/** The bytes of a zip, with files sorted by name. */
export function zipOf(files: readonly ParcelFile[]): Uint8Array {
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([name, content]): [string, Zippable[string]] => [
    name,
    [
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
      { level: IS_PACKED.test(name) ? 0 : 9, mtime: NO_TIME },
    ],
  ]);
  return zipSync(Object.fromEntries(entries));
}
