/** The types of a table's columns: how a cell's text becomes a value. */
import { shown } from '../kit/untrusted-input.ts';
import { failed, ok, type Result } from '../result.ts';

/** Reads a cell, or says in a few words what is wrong with it: `"x" is no number`. */
export interface CellReader<Value> {
  readonly read: (cell: string) => Result<Value, string>;
}

/** `Number`, `Boolean`, `String`, a reader, or a function of the cell's text that may throw. */
export type Column<Value = unknown> = ((cell: string) => Value) | CellReader<Value>;

export type ValueOf<Kind> =
  Kind extends CellReader<infer Value>
    ? Value
    : Kind extends (...cell: never[]) => infer Value
      ? Value
      : never;

const quoted = (cell: string): string => `"${shown(cell)}"`;

const NUMBER = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;

const readNumber = (cell: string): Result<number, string> => {
  if (cell === '') return failed('it is empty: write a number, or type the column optional(Number)');
  // Spreadsheets in half of Europe write 1,5.
  const text = cell.replace(/^([+-]?\d*),(\d{1,2})$/, '$1.$2');
  return NUMBER.test(text) ? ok(Number(text)) : failed(`${quoted(cell)} is no number`);
};

const TRUE = ['yes', 'y', 'true', '1', 'x'];
const FALSE = ['no', 'n', 'false', '0', ''];

const readBoolean = (cell: string): Result<boolean, string> => {
  const word = cell.toLowerCase();
  if (TRUE.includes(word)) return ok(true);
  return FALSE.includes(word) ? ok(false) : failed(`${quoted(cell)} is neither yes nor no`);
};

/** Reads a cell as a column's type. */
export function readCell(column: Column, cell: string): Result<unknown, string> {
  if (column === Number) return readNumber(cell);
  if (column === Boolean) return readBoolean(cell);
  if (column === String) return ok(cell);
  if (typeof column !== 'function') return column.read(cell);
  try {
    return ok(column(cell));
  } catch (error) {
    return failed(`${quoted(cell)} is refused: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a cell by a type whose values are known. */
const readAs = <Value>(column: Column<Value>, cell: string): Result<Value, string> =>
  readCell(column, cell) as Result<Value, string>;

/** Several values in one cell, with a separator between them: "fire; water". */
export function list(separator?: string): CellReader<readonly string[]>;
export function list<Value>(separator: string, of: Column<Value>): CellReader<readonly Value[]>;
export function list(separator = ';', of: Column = String): CellReader<readonly unknown[]> {
  return {
    read: (cell) => {
      const parts = cell.split(separator).map((part) => part.trim());
      const values = parts.filter((part) => part !== '').map((part) => readCell(of, part));
      const faults = values.flatMap((value) => (value.ok ? [] : value.faults));
      return faults.length > 0
        ? failed(...faults)
        : ok(values.flatMap((value) => (value.ok ? [value.value] : [])));
    },
  };
}

/** One of these words. */
export const oneOf = <Word extends string>(...words: readonly Word[]): CellReader<Word> => ({
  read: (cell) => {
    const found =
      words.find((word) => word === cell) ?? words.find((word) => word.toLowerCase() === cell.toLowerCase());
    return found === undefined ? failed(`${quoted(cell)} is none of ${words.join(', ')}`) : ok(found);
  },
});

/** A value that may be missing: null for an empty cell. */
export const optional = <Value>(column: Column<Value>): CellReader<Value | null> => ({
  read: (cell) => (cell === '' ? ok(null) : readAs(column, cell)),
});
