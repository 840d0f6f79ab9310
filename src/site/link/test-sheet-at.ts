/** Where the first page of a print sends who sees the backs off. */
import type { SheetJob } from '../../press/impose/plan/job.ts';
import { codeOf } from './qr-code.ts';

/** The desk of a game, where the test sheet is made, with the code that a phone reads off the paper. */
export const testSheetAt = (address: string): NonNullable<SheetJob['testSheetAt']> => ({
  address,
  code: codeOf(address),
});
