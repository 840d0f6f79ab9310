/** The rows of a workbook's sheet: `xlsx(book, { cost: Number }, { sheet: 'Ships' })`. */
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import type { Column } from './columns.ts';
import { csv, type Columns, type RowOf, type RowOptions } from './csv.ts';
import { makerError } from './maker-faults.ts';
import { wrongFile, type Table, type Workbook } from './table.ts';

export interface SheetOptions<Row> extends RowOptions<Row> {
  /** The sheet's name; the first where left out. */
  readonly sheet?: string;
}

/** The table of a workbook's sheet. */
function sheetOf({ file, sheets, faults }: Workbook, name?: string): Table {
  if (faults.length > 0) throw makerError(faults);
  const found =
    name === undefined ? sheets[0] : sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  if (found) return found.table;
  const names = sheets.map((sheet) => sheet.name);
  throw makerError([
    name === undefined
      ? `${file} has no sheet.`
      : `${file}: there is no sheet "${shown(name)}"${hintFor(name, names)}`,
  ]);
}

/** The rows of a workbook's sheet. @throws with every fault of the sheet at once. */
export const xlsx = <Kinds extends Columns = Record<never, Column>>(
  workbook: Workbook,
  kinds?: Kinds & Columns,
  { sheet, ...options }: SheetOptions<RowOf<Kinds>> = {},
): readonly RowOf<Kinds>[] => {
  const wrong = wrongFile('xlsx', workbook);
  if (wrong !== undefined) throw makerError([wrong]);
  return csv<Kinds>(sheetOf(workbook, sheet), kinds, options);
};
