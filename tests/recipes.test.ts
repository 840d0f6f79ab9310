/**
 * Recipes for makers: each file draws what its picture shows, the same in print and on the screen, and the page of
 * recipes has the files' own lines. After an intended change: `npx vitest run --mode renew tests/recipes.test.ts`, and
 * look at the pictures.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { apartIn, changeOf, pictureOf, TOLERANCE } from './example-pictures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = readFileSync(new URL('../docs/recipes.md', import.meta.url), 'utf8');

const NAMES = globSync('examples/recipes/*.ts', { cwd: ROOT })
  .map((path) => basename(path, '.ts'))
  .toSorted();

const fileOf = (name: string): string => `${ROOT}examples/recipes/${name}.ts`;

describe.each(NAMES)('the recipe %s', (name) => {
  const source = readFileSync(fileOf(name), 'utf8');
  const editions = source.includes('lowInk') ? ['colour', 'low-ink'] : ['colour'];
  const hasBack = /\bback\b/.test(source);

  it('draws what its picture shows', async () => {
    const now = await pictureOf(fileOf(name), editions, (id) => hasBack || !id.endsWith('-back'));
    expect(await changeOf(`recipes/${name}`, now)).toBeLessThan(TOLERANCE);
  });

  it.each(editions)('looks the same in print and on the screen, in the %s edition', async (edition) => {
    expect(await apartIn(fileOf(name), edition)).toEqual([]);
  });
});

/** Lines without their indentation, which is less on the page than in the file. */
const bare = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

/** A section of the page. */
const SECTIONS = PAGE.split(/^## /m)
  .slice(1)
  .filter((section) => section.includes('../examples/recipes/'));

describe('the page of recipes', () => {
  it('tells each recipe once, with its picture', () => {
    const told = SECTIONS.map((section) => /\.\.\/examples\/recipes\/([\w-]+)\.ts/.exec(section)?.[1] ?? '');
    expect(told.toSorted()).toEqual(NAMES);
    const shown = SECTIONS.map((section) => /\]\(pictures\/recipes\/([\w-]+)\.png\)/.exec(section)?.[1]);
    expect(shown).toEqual(told);
  });

  it('says what is to be imported that a starter has not', () => {
    const importsOf = (code: string): readonly string[] =>
      [...code.matchAll(/^import \{ (.+) \} from 'fieldkit(?:\/draw)?';$/gm)].flatMap(([, names = '']) =>
        names.split(', '),
      );
    const begun = importsOf(readFileSync(`${ROOT}scripts/starter/fieldkit.ts`, 'utf8'));
    for (const section of SECTIONS) {
      const [, name = ''] = /\.\.\/examples\/recipes\/([\w-]+)\.ts/.exec(section) ?? [];
      const told = importsOf(section);
      const code = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, lines = '']) => lines).join('\n');
      const wanted = importsOf(readFileSync(fileOf(name), 'utf8')).filter(
        (each) => code.includes(`${each}(`) && !begun.includes(each) && !told.includes(each),
      );
      expect([name, wanted]).toEqual([name, []]);
    }
  });

  it('has the lines that the files have, and few of them', () => {
    for (const section of SECTIONS) {
      const files = [...section.matchAll(/\]\(\.\.\/(examples\/recipes\/[^)]+)\)/g)].map(([, path = '']) =>
        bare(readFileSync(`${ROOT}${path}`, 'utf8')),
      );
      const blocks = [...section.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => bare(code));
      expect(blocks.length, section).toBeGreaterThan(0);
      for (const block of blocks) {
        expect(
          files.some((file) => file.includes(block)),
          block,
        ).toBe(true);
        expect(block.split('\n').length, block).toBeLessThanOrEqual(10);
      }
    }
  });
});
