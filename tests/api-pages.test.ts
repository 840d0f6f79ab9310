/** The pages of the public modules say what the code says. After a change: `--mode renew` writes them anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiPage } from '../scripts/api/api-page.ts';
import { readModule } from '../scripts/api/public-names.ts';
import project from '../package.json' with { type: 'json' };

const MODULES = Object.entries(project.exports)
  .filter(([, path]) => path.endsWith('.ts'))
  .map(([key, path]) => [key.replace(/^\./, 'fieldkit'), path] as const);

describe.each(MODULES)('%s', (name, path) => {
  const module = readModule(path);

  it('says what each of its names is for', () => {
    expect(module.names.length).toBeGreaterThan(2);
    expect(module.names.filter(({ says }) => says === '').map((each) => each.name)).toEqual([]);
  });

  it('has a page that says the same', async () => {
    const file = new URL(`../docs/api/${name.replace(/^fieldkit\//, '')}.md`, import.meta.url);
    const page = await apiPage(name, module);
    if (import.meta.env.MODE === 'renew') writeFileSync(file, page);
    expect(readFileSync(file, 'utf8')).toBe(page);
  });
});
