/** Reads zips with an independent library. */
import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

/** The files of a zip by name, in order. */
export async function unpacked(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(path);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}
