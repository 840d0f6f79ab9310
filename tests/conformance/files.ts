/** A list as JSON, an item a line: a change of one shows as a change of one. */
export const jsonOf = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
