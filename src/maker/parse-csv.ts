/** Reads comma-separated tables, whatever separates their columns. Every fault names file, line and column. */
import { parse, type CsvError } from 'csv-parse/sync';
import { shown } from '../kit/untrusted-input.ts';
import { tableOf } from './table-header.ts';
import type { Table, TableRow } from './table.ts';

/** Separators that spreadsheets write, with their names. */
const SEPARATORS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const;

/** Most characters of a table; far more than any game has. */
const MOST = 4_000_000;

/** The first line outside of quotes. */
function firstLine(text: string): string {
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === '\n' && !quoted) return text.slice(0, at);
  }
  return text;
}

/** The separator that is most frequent in the first line, outside of quotes; a comma where there is none. */
function guessed(text: string): (typeof SEPARATORS)[number] {
  const bare = firstLine(text).replaceAll(/"[^"]*"/g, '');
  const countOf = (separator: string): number => bare.split(separator).length;
  const [comma, ...others] = SEPARATORS;
  return others.reduce<(typeof SEPARATORS)[number]>(
    (best, each) => (countOf(each[0]) > countOf(best[0]) ? each : best),
    comma,
  );
}

/** Spreadsheets may begin a file with "sep=;" to say what separates its columns. */
const SAID = /^sep=(.)\n/i;

const FAULTS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'its quote " is never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'something stands behind a closing quote: a quote inside a cell is written twice ("")',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE:
    'something stands behind a closing quote: a quote inside a cell is written twice ("")',
};

/** A table that cannot be read. */
export const unreadable = (file: string, fault: string): Table => ({
  file,
  header: [],
  rows: [],
  notes: [],
  faults: [fault],
});

const isCsvError = (error: unknown): error is CsvError => error instanceof Error && 'code' in error;

/** The records of a text with the line on which each begins, or a fault. */
function recordsIn(text: string, separator: string, file: string): readonly TableRow[] | string {
  let ended = 0;
  const records: TableRow[] = [];
  try {
    parse(text, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (cells: readonly string[], { lines }) => {
        records.push({ line: ended + 1, cells: [...cells] });
        ended = lines;
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!isCsvError(error)) throw error;
    const said = FAULTS[error.code] ?? error.message;
    const index = typeof error['column'] === 'number' ? error['column'] : 0;
    const column = records[0]?.cells[index] ?? String(index + 1);
    return `${file}, line ${ended + 1}, column ${shown(column)}: ${said}.`;
  }
}

/** Reads a table; `file` is its name in sentences. */
export function parseCsv(file: string, source: string): Table {
  if (source.length > MOST) return unreadable(file, `${file} is longer than a table of cards can be.`);
  // Text of two bytes a letter is valid UTF-8 as long as its letters are Latin: every other one is this.
  if (source.includes('\0'))
    return unreadable(file, `${file} is no text in UTF-8, or is damaged: save it as CSV in UTF-8 again.`);
  if (/^\uFEFF?\s*<(!doctype|html|\?xml|table)\b/i.test(source))
    return unreadable(file, `${file} is a web page and no table: save the spreadsheet itself as CSV.`);
  const whole = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const said = SAID.exec(whole)?.[1];
  // A first line that says the separator is kept as an empty one, so that lines count as they stand in the file.
  const text = said === undefined ? whole : whole.replace(SAID, '\n');
  const [separator, name] = said === undefined ? guessed(text) : [said, `"${shown(said)}"`];
  const records = recordsIn(text, separator, file);
  if (typeof records === 'string') return unreadable(file, records);
  const notes = separator === ',' ? [] : [`${file}: its columns are separated by ${name}.`];
  return tableOf(file, records, { notes, separator: said === undefined ? name.replace(/s$/, '') : name });
}
