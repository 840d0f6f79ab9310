/** The link to the test sheet that a print's first page shows, for backs that do not line up. */
import type { SheetJob } from '../../press/impose/plan/sheet-job.ts';
import { codeOf } from './qr-code.ts';

/** URL of the print desk, where the test sheet is made, with its QR code. */
export const testSheetAt = (address: string): NonNullable<SheetJob['testSheetAt']> => ({
  address,
  code: codeOf(address),
});
