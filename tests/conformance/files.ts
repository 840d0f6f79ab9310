/** A list as JSON with one item per line, so that diffs stay small. */
export const jsonOf = (items: readonly unknown[]): string =>
  `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;
