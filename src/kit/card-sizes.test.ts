/** The page for makers lists every size by its name. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_SIZES } from './card-sizes.ts';
import { round2 } from './units.ts';

it('every name stands in the page for makers with its size', () => {
  const page = readFileSync('docs/cards-from-a-table.md', 'utf8').replaceAll(/ +/g, ' ');
  const lacking = Object.entries(CARD_SIZES).filter(
    ([name, [width, height]]) => !page.includes(`| \`${name}\` | ${round2(width)} x ${round2(height)} |`),
  );
  expect(lacking).toEqual([]);
});
