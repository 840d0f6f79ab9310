/** Rows that know their columns: reading one that is not there is told, with the one that may be meant. */
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import { isSameColumn } from './common-columns.ts';

export interface KnownColumns {
  /** By its name in the file, in small letters, what a column is called in the row: title is name. */
  readonly taken: ReadonlyMap<string, string>;
  /** Columns that other rows of the game have: they may be asked for, and are undefined here. */
  readonly others?: ReadonlySet<string>;
}

/** What may be asked of any row, whether it says it or not. */
const COMMON = ['id', 'name', 'count', 'deck'];

/** What JavaScript itself asks of an object that it writes or waits for. */
const ASKED = ['toJSON', 'then'];

/** The column of a row that is meant by a name in whatever case, or as it is called in the file. */
const columnMeant = (
  row: object,
  name: string,
  taken: ReadonlyMap<string, string> | undefined,
): string | undefined =>
  Object.keys(row).find((column) => column === name) ??
  Object.keys(row).find((column) => isSameColumn(column, name)) ??
  taken?.get(name.toLowerCase());

/** The row, whose columns are found whatever their case. @throws when one is read that no row of the game has. */
export function knowingColumns<Row extends object>(row: Row, { taken, others }: KnownColumns): Row {
  return new Proxy(row, {
    has: (target, key) =>
      key in target || (typeof key === 'string' && columnMeant(target, key, taken) !== undefined),
    get: (target, key): unknown => {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key);
      const meant = columnMeant(target, key, taken);
      if (meant !== undefined) return Reflect.get(target, meant);
      if (COMMON.includes(key) || ASKED.includes(key) || others?.has(key)) return undefined;
      // A plain error: where it is caught, its place in the maker's file is added.
      throw new Error(`there is no column "${shown(key)}"${hintFor(key, Object.keys(target))}`);
    },
  });
}
