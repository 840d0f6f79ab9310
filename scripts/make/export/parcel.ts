/** Parcels as files. */
import { zipOf, type ParcelFile } from '../../../src/press/export/zip.ts';
import type { Made } from '../../cli/run-report.ts';
import type { Run } from '../run.ts';

export function writeParcel(name: string, files: readonly ParcelFile[], started: number, { out }: Run): Made {
  const bytes = zipOf(files);
  out.write(name, bytes);
  return { name, bytes: bytes.length, milliseconds: performance.now() - started };
}
