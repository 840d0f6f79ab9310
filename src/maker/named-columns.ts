/** What the columns of a table are called in its rows, and which type each has. */
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import { failed, ok } from '../result.ts';
import type { Column } from './columns.ts';
import {
  columnIndex,
  COMMON_COLUMNS,
  commonIndex,
  isSameColumn,
  type CommonColumn,
} from './common-columns.ts';
import type { Table } from './table.ts';

/** The columns with the name and the number of copies, where they are called otherwise. */
export type CommonNames = Readonly<Partial<Record<CommonColumn, string>>>;

export interface NamedColumn {
  readonly name: string;
  readonly type: Column;
}

export interface NamedColumns {
  /** A column for each of the header; undefined for one that is left out. */
  readonly columns: readonly (NamedColumn | undefined)[];
  /** Where the names and the numbers of copies stand; -1 where nowhere. */
  readonly common: Readonly<Record<CommonColumn, number>>;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** A whole number of copies. */
const COPIES: Column<number> = {
  read: (cell) => {
    if (cell === '') return ok(1);
    return /^\d{1,4}$/.test(cell) ? ok(Number(cell)) : failed(`"${shown(cell)}" is no number of copies`);
  },
};

type Kinds = Readonly<Record<string, Column>>;

/** The type that is given for a column, by its name there. */
function typed(kinds: Kinds, column: string): NamedColumn | undefined {
  const name = Object.keys(kinds).find((key) => isSameColumn(key, column));
  const type = name === undefined ? undefined : kinds[name];
  return name === undefined || type === undefined ? undefined : { name, type };
}

/** Where the common columns stand: as they are named, or as other tools call them. */
function commonIn(
  { header }: Table,
  kinds: Kinds,
  named: CommonNames,
): Readonly<Record<CommonColumn, number>> {
  const indexOf = (common: CommonColumn): number => {
    const given = named[common];
    return given === undefined
      ? commonIndex(header, common, (column) => typed(kinds, column) !== undefined)
      : columnIndex(header, given);
  };
  return { name: indexOf('name'), count: indexOf('count') };
}

/** What is called otherwise than here, and was not named so by the maker. */
function takenNotes(
  { file, header }: Table,
  common: Readonly<Record<CommonColumn, number>>,
  named: CommonNames,
): readonly string[] {
  return COMMON_COLUMNS.flatMap((word) => {
    const column = header[common[word]];
    if (column === undefined || named[word] !== undefined || isSameColumn(column, word)) return [];
    return [
      `${file}: ${shown(column)} is taken for ${word}. If it is, { ${word}: '${shown(column)}' } as the third argument says so; if not, give it a type.`,
    ];
  });
}

/** The columns of a table: typed ones under the names of their types, common ones under theirs, others as they are. */
export function namedColumns(table: Table, kinds: Kinds, named: CommonNames): NamedColumns {
  const { file, header, isJson } = table;
  const common = commonIn(table, kinds, named);
  const notes = [...takenNotes(table, common, named)];
  const columns = header.map((column, index): NamedColumn | undefined => {
    const word = COMMON_COLUMNS.find((each) => common[each] === index);
    if (word !== undefined) {
      const usual = word === 'count' ? COPIES : String;
      return { name: word, type: (typed(kinds, column) ?? typed(kinds, word))?.type ?? usual };
    }
    const other = COMMON_COLUMNS.find((each) => isSameColumn(each, column));
    if (other !== undefined) {
      notes.push(
        `${file}: its column ${other} is left out, as ${shown(named[other] ?? '')} is taken for it.`,
      );
      return undefined;
    }
    const name = ['id', 'deck'].find((each) => isSameColumn(each, column)) ?? column;
    return typed(kinds, column) ?? { name, type: String };
  });
  const isThere = (key: string): boolean =>
    columnIndex(header, key) >= 0 || COMMON_COLUMNS.some((word) => word === key && common[word] >= 0);
  const asked = [...Object.keys(kinds), ...COMMON_COLUMNS.flatMap((word) => named[word] ?? [])];
  const faults = asked
    .filter((key, at) => !isThere(key) && asked.indexOf(key) === at)
    .map(
      (key) =>
        `${file}${isJson ? '' : ', line 1'}: there is no column "${shown(key)}"${meantFor(key, header)}`,
    );
  return { columns, common, faults, notes };
}

/** How a sentence about a missing column ends: Quantity may be Qty, though no slip of the fingers makes it so. */
function meantFor(key: string, header: readonly string[]): string {
  const common = COMMON_COLUMNS.find((word) => commonIndex([key], word) >= 0);
  const column = common && header[commonIndex(header, common)];
  return column === undefined ? hintFor(key, header) : `: did you mean "${shown(column)}"?`;
}
