/** What `scripts/site/sheets.ts` hands to the pages. */
declare module 'virtual:fieldkit-sheets' {
  import type { SheetFile, TextFile } from './sheets.ts';

  export const SHEETS: readonly SheetFile[];
  export const TEXTS: readonly TextFile[];
}
