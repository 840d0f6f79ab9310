/** The rows of a JSON file, which is a list of objects. */
import { isObject } from '../is-object.ts';
import { shown } from '../kit/untrusted-input.ts';
import type { Column } from './columns.ts';
import { csv, type Columns, type RowOf, type RowOptions } from './csv.ts';
import { makerError } from './maker-faults.ts';
import { wrongFile, type Table, type TableRow } from './table.ts';

/** A value of JSON as the text of a cell; undefined for what has no place in one. */
function jsonCell(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each !== 'object')
    ? value.join('; ')
    : undefined;
}

/** A list of objects as a table: its columns are the keys of all. */
export function jsonTable(file: string, data: unknown): Table {
  const empty: Table = { file, header: [], rows: [], notes: [], faults: [] };
  if (!Array.isArray(data)) return { ...empty, faults: [`${file}: it is no list of cards.`] };
  const list: readonly unknown[] = data;
  const objects = list.map((each) => (isObject(each) ? each : {}));
  const header = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  const faults = list.flatMap((each, index) =>
    isObject(each) ? [] : [`${file}, [${index}]: it is no card.`],
  );
  const rows = objects.map((each, line): TableRow => ({
    line,
    cells: header.map((name) => {
      const cell = jsonCell(each[name]);
      if (cell === undefined)
        faults.push(`${file}, [${line}].${shown(name)}: it is neither text nor a number.`);
      return cell ?? '';
    }),
  }));
  return { ...empty, header, rows, faults, isJson: true };
}

/**
 * The rows of a JSON file: `json(rows, { cost: Number })`, where `rows` was imported `with { type: 'json' }`. A fault
 * names the path in it: "cards.json, [3].cost". @throws with every fault at once.
 */
export const json = <Kinds extends Columns = Record<never, Column>>(
  data: unknown,
  kinds?: Kinds & Columns,
  { file = 'cards.json', ...options }: RowOptions<RowOf<Kinds>> & { readonly file?: string } = {},
): readonly RowOf<Kinds>[] => {
  const wrong = wrongFile('json', data);
  if (wrong !== undefined) throw makerError([wrong]);
  return csv<Kinds>(jsonTable(file, data), kinds, options);
};
