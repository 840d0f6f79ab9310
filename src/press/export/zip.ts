/** A parcel: files packed into one zip, the same bytes from the same files every time. */
import { zipSync, type Zippable } from 'fflate';

/** Path in the zip and content. */
export type ParcelFile = readonly [name: string, content: Uint8Array | string];

/** The first moment that a zip can name; its hours are local, so that every machine writes the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Pictures are packed as they are: they are compressed already. */
const IS_PACKED = /\.(png|jpg|pdf)$/;

/** The bytes of a zip, files in the order of their names. */
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
