/** What `scripts/site/sheets.ts` hands to the pages. */
declare module 'virtual:fieldkit-sheets' {
  import type { SheetFile } from './sheets.ts';

  export const SHEETS: readonly SheetFile[];
}
