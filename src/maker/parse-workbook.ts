/** Reads spreadsheets of Excel (XLSX): a table for each sheet. */
import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { round2 } from '../kit/units.ts';
import { tableOf } from './table-header.ts';
import type { TableRow, Workbook } from './table.ts';

/** Most bytes of a workbook, which is packed. */
const MOST = 5_000_000;

/** Most bytes of it unpacked, as its own list of contents says. */
const MOST_UNPACKED = 100_000_000;

/** The signature of an entry in a ZIP file's list of contents, and where it says the unpacked size. */
const ENTRY = { signature: 0x02014b50, size: 24, length: 46 };

/** The unpacked size that a ZIP file's list of contents adds up to. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = 0; at + ENTRY.length <= bytes.length; at += 1)
    if (bytes[at] === 0x50 && view.getUint32(at, true) === ENTRY.signature)
      total += view.getUint32(at + ENTRY.size, true);
  return total;
}

/** Most cells of a sheet, empty ones too: the reader makes room for all from the first to the farthest. */
const MOST_CELLS = 4_000_000;

/** The number of a column: "A" is 1, "AB" 28. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Where a cell lies. Ranges that are selected or formatted to the end of a sheet take no room. */
const CELL = /<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]{1,3})(\d{1,7})["']/g;

/** A cell that lies too far out, such as "XFD1048576"; undefined where all are near. */
function farCell(bytes: Uint8Array): string | undefined {
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) });
  for (const sheet of Object.values(sheets)) {
    let [row, column] = [1, 1];
    for (const [, letters = '', number = ''] of strFromU8(sheet).matchAll(CELL)) {
      row = Math.max(row, Number(number));
      column = Math.max(column, columnNumber(letters));
      if (row * column > MOST_CELLS) return `${letters}${number}`;
    }
  }
  return undefined;
}

/** A cell as a person would read it. Floating point is rounded: 0.1 + 0.2 is 0.3 in a spreadsheet. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number')
    return String(Math.abs(cell) < 1e9 ? Math.round(cell * 1e6) / 1e6 : round2(cell));
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return typeof cell === 'string' ? cell.trim() : '';
}

/** Reads a workbook; `file` is its name in sentences. */
export async function parseWorkbook(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  const unreadable = (why: string): Workbook => ({ file, sheets: [], faults: [`${file} ${why}.`] });
  if (bytes.length > MOST || unpackedSize(bytes) > MOST_UNPACKED)
    return unreadable('is larger than a workbook of cards can be');
  try {
    const far = farCell(bytes);
    if (far !== undefined)
      return unreadable(
        `has a cell at ${far}, far outside a table of cards: delete what stands below and beside the cards, and save it anew`,
      );
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const sheets = await readSheets(buffer, { trim: true });
    return {
      file,
      sheets: sheets.map(({ sheet, data }) => {
        const rows = data.map((cells, index): TableRow => ({ line: index + 1, cells: cells.map(cellText) }));
        return { name: sheet, table: tableOf(`${file}, sheet ${sheet}`, rows, { isWorkbook: true }) };
      }),
      faults: [],
    };
  } catch {
    return unreadable('is no workbook of Excel (XLSX), or it is broken: save it anew');
  }
}
