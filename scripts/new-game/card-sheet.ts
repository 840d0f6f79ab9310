/** A sheet of cards that a game is begun from: a file of CSV, Excel or JSON, which is copied into its folder as it is. */
import { basename, extname } from 'node:path';
import { jsonTable } from '../../src/maker/json-rows.ts';
import { parseCsv } from '../../src/maker/parse-csv.ts';
import type { Table } from '../../src/maker/table.ts';
import { refusal, refusalOf } from '../cli/command-error.ts';
import { isPiped, MOST_TEXT, readBytes, readText } from '../cli/read-input.ts';
import { noText } from '../data-files/data-module.ts';

/** Most bytes of a workbook. */
const MOST_BOOK = 5_000_000;

export interface CardSheet {
  readonly table: Table;
  /** The file as it is. */
  readonly content: Uint8Array | string;
  /** What it is called in the folder of the game, and what reads it. */
  readonly file: 'cards.csv' | 'cards.xlsx' | 'cards.json';
  readonly reader: 'csv' | 'xlsx' | 'json';
  /** The name of the sheet, in a workbook with several. */
  readonly sheetName?: string;
}

/** A text with its bytes; refuses one that is no UTF-8. */
async function textIn(
  file: string,
): Promise<{ readonly text: string; readonly content: Uint8Array | string }> {
  if (isPiped(file)) {
    const { text } = await readText(file);
    return { text, content: text };
  }
  const content = await readBytes(file, MOST_TEXT);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), content };
  } catch {
    throw refusal(`${basename(file)} ${noText(file)}`);
  }
}

async function workbookIn(file: string): Promise<CardSheet> {
  // Other commands need no reader of workbooks.
  const { parseWorkbook } = await import('../../src/maker/parse-workbook.ts');
  const content = await readBytes(file, MOST_BOOK);
  const { sheets, faults } = await parseWorkbook(basename(file), new Uint8Array(content));
  const [first, ...others] = sheets;
  if (!first) throw refusalOf(faults.length > 0 ? faults : [`${basename(file)} has no sheet.`]);
  const sheetName = others.length > 0 ? { sheetName: first.name } : {};
  return { table: first.table, content, file: 'cards.xlsx', reader: 'xlsx', ...sheetName };
}

async function listIn(file: string): Promise<CardSheet> {
  const { text, content } = await textIn(file);
  const name = basename(file);
  try {
    const data: unknown = JSON.parse(text);
    return { table: jsonTable(name, data), content, file: 'cards.json', reader: 'json' };
  } catch (error) {
    throw refusal(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function read(file: string): Promise<CardSheet> {
  const ending = extname(file).toLowerCase();
  if (ending === '.xlsx') return workbookIn(file);
  if (ending === '.json') return listIn(file);
  if (['.xls', '.ods', '.numbers'].includes(ending))
    throw refusal(`${file} is a workbook that is not read: save it as XLSX, or its sheet of cards as CSV.`);
  const { text, content } = await textIn(file);
  return { table: parseCsv(basename(file), text), content, file: 'cards.csv', reader: 'csv' };
}

/** The sheet of cards in a file; throws what is wrong with it. */
export async function readCardSheet(file: string): Promise<CardSheet> {
  const sheet = await read(file);
  const { faults, rows } = sheet.table;
  if (faults.length > 0) throw refusalOf(faults);
  if (rows.length === 0) throw refusal(`${basename(file)} has no card: its first line names the columns.`);
  return sheet;
}
