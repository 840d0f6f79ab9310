/** The schema that editors read is the one by which templates are read; `--mode renew` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEY_NAMES, TEMPLATE_PARTS } from '../src/maker/template-keys.ts';
import { templateSchema } from '../src/maker/template-schema.ts';

const FILE = new URL('../docs/template.schema.json', import.meta.url);
const PAGE = new URL('../docs/cards-from-a-table.md', import.meta.url);

it('the schema of templates in the documentation is the reader’s', () => {
  if (import.meta.env.MODE === 'renew')
    writeFileSync(FILE, `${JSON.stringify(templateSchema(), undefined, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(templateSchema());
});

it('the documentation tells every key and part of a template', () => {
  const page = readFileSync(PAGE, 'utf8');
  const untold = [...KEY_NAMES, ...Object.keys(TEMPLATE_PARTS)].filter(
    (name) => !page.includes(`\`${name}\``),
  );
  expect(untold).toEqual([]);
});
