/**
 * What importing a table, a workbook, a template or rules gives: a module with the file's contents as data. Used by Node's
 * loader for the commands and by Vite's plugin for the site.
 */
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseCsv, unreadable } from '../../src/maker/parse-csv.ts';
import { parseYaml } from '../../src/maker/parse-yaml.ts';
import { parseRules, unreadableRules } from '../../src/maker/parse-rules.ts';
import { codeOf } from '../make/file-faults.ts';

const TABLES = ['.csv', '.tsv'];
const TEMPLATES = ['.yaml', '.yml'];
const WORKBOOKS = ['.xlsx'];
const RULES = ['.md'];

/** The endings of files that can be imported as data. */
export const DATA_ENDINGS: readonly string[] = [...TABLES, ...TEMPLATES, ...WORKBOOKS, ...RULES];

/** Whether a path names such a file. */
export const isDataFile = (path: string): boolean => DATA_ENDINGS.includes(extname(path).toLowerCase());

export const isWorkbook = (path: string): boolean => WORKBOOKS.includes(extname(path).toLowerCase());

/** A file's text; undefined where it is none in UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What to do with a text that is none in UTF-8. */
export const noText = (path: string): string =>
  TABLES.includes(extname(path).toLowerCase())
    ? 'is no text in UTF-8: in Excel save it as “CSV UTF-8”, in LibreOffice as CSV with the character set Unicode (UTF-8).'
    : 'is no text in UTF-8: save it as UTF-8 in your editor.';

/** A file that cannot be read at all, as a sentence. */
export function missingText(path: string, error: unknown): string {
  const code = codeOf(error);
  if (code === '') throw error;
  const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'you may not read it' }[
    code
  ];
  return `${basename(path)} cannot be read: ${why ?? `the system says ${code}`}.`;
}

/** How files of an ending are read, and what is given of one that cannot be. */
interface Reader {
  readonly parse: (file: string, text: string) => unknown;
  readonly refused: (file: string, fault: string) => unknown;
}

const TABLE: Reader = { parse: parseCsv, refused: unreadable };
const TEMPLATE: Reader = {
  parse: parseYaml,
  refused: (file, fault) => ({ ...parseYaml(file, ''), faults: [fault] }),
};
const SENTENCES: Reader = { parse: (file, text) => parseRules(file, text), refused: unreadableRules };

function readerOf(path: string): Reader {
  const ending = extname(path).toLowerCase();
  if (RULES.includes(ending)) return SENTENCES;
  return TABLES.includes(ending) ? TABLE : TEMPLATE;
}

/** The data of a table, a template or rules. */
function readTextData(path: string): unknown {
  const file = basename(path);
  const reader = readerOf(path);
  try {
    const text = decoded(readFileSync(path));
    return text === undefined ? reader.refused(file, `${file} ${noText(path)}`) : reader.parse(file, text);
  } catch (error) {
    return reader.refused(file, missingText(path, error));
  }
}

/** The data of a workbook. */
export async function readWorkbook(path: string): Promise<unknown> {
  const { parseWorkbook } = await import('../../src/maker/parse-workbook.ts');
  const file = basename(path);
  try {
    return await parseWorkbook(file, new Uint8Array(await readFile(path)));
  } catch (error) {
    return { file, sheets: [], faults: [missingText(path, error)] };
  }
}

/** Line separators are line ends in older JavaScript. */
const literal = (data: unknown): string =>
  JSON.stringify(data).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const moduleOf = (data: unknown): string => `export default ${literal(data)};\n`;

/** The module of a table, a template or rules. */
export const textDataModule = (path: string): string => moduleOf(readTextData(path));

/** The module of any data file. */
export const dataModule = async (path: string): Promise<string> =>
  isWorkbook(path) ? moduleOf(await readWorkbook(path)) : textDataModule(path);
