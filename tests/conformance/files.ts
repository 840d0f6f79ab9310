/** Where the tables are, and how they are written. */

export const PERFT = new URL('perft.json', import.meta.url);
export const CASES = new URL('cases.json', import.meta.url);

/** A list as JSON, an item a line: a change of one shows as a change of one. */
export const jsonOf = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
