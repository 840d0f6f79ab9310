/** The columns that mean the same in every game, and what other tools and people's own spreadsheets call them. */

export type CommonColumn = 'name' | 'count';

/** In the order in which they are looked for: of "card" and "title" the title is the name. */
export const CALLED: Readonly<Record<CommonColumn, readonly string[]>> = {
  name: ['name', 'title', 'card name', 'card'],
  count: ['count', 'qty', 'quantity', 'copies', 'amount', 'number of copies'],
};

export const COMMON_COLUMNS = Object.keys(CALLED) as readonly CommonColumn[];

/** Names of columns are the same whatever their case. */
export const isSameColumn = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const columnIndex = (header: readonly string[], name: string): number =>
  header.findIndex((column) => isSameColumn(column, name));

/** Which column of a header is the name or the count; -1 where none is. Those that `isOwn` holds for are the maker's. */
export function commonIndex(
  header: readonly string[],
  common: CommonColumn,
  isOwn: (column: string) => boolean = () => false,
): number {
  for (const called of CALLED[common]) {
    const index = columnIndex(header, called);
    if (index >= 0 && (called === common || !isOwn(header[index] ?? ''))) return index;
  }
  return -1;
}
