/** Zips opened again by a reader that did not write them. */
import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

/** The files of a zip by name, in the order of the zip. */
export async function unpacked(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(path);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
