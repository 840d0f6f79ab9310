/** What the documentation names is there: files behind its links, and paths in its texts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linksIn } from './shared/links-in.ts';

const PAGES = globSync(['*.md', 'docs/**/*.md', 'tests/conformance/README.md']);

/** Paths of the repository in backticks; `<game>` stands for any. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|tests|scripts|content|cards|docs)\/[^`\s]*)`/g)].map(([, path = '']) => path);

const isThere = (path: string): boolean =>
  globSync(
    path
      .replaceAll('[game]', '[[]game]')
      .replaceAll(/<[^>]+>/g, '*')
      .replace(/\/$/, ''),
  ).length > 0;

describe.each(PAGES.filter((page) => page !== 'CHANGELOG.md'))('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('links to files that are there', () => {
    const missing = linksIn(text).filter((target) => !existsSync(posix.join(posix.dirname(page), target)));
    expect(missing).toEqual([]);
  });

  it('names paths that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('the glossary', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| (?!word |---)(.+?) +\|/gm) ?? [];

  it('stays short enough to read', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.length).toBeLessThanOrEqual(60);
  });
});

it('finds what is missing', () => {
  expect(pathsIn('see `src/referee/nothing.ts`').filter((path) => !isThere(path))).toHaveLength(1);
  expect(linksIn('[a](docs/b.md), [c](https://d.example)')).toEqual(['docs/b.md']);
});
