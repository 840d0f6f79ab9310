/** What other tools call the common columns stands in the page for makers. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CALLED, COMMON_COLUMNS } from './common-columns.ts';

it.each(COMMON_COLUMNS)('the page for makers lists what is taken for %s', (common) => {
  const page = readFileSync('docs/cards-from-a-table.md', 'utf8').toLowerCase();
  const [line = ''] = page.split('\n').filter((each) => each.startsWith(`| \`${common}\``));
  expect(CALLED[common].filter((called) => !line.includes(`\`${called}\``))).toEqual([]);
});
