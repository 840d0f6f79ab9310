/** Makers with a game of their own, in a folder of their own, get whatever their game has parts for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';

const MADE_UP = new URL('../../tests/made-up/', import.meta.url);

/** A shelf elsewhere whose game has sentences, and a rules text if one is given. */
function shelfIn(folder: string, rules?: string): string {
  const from = (path: string) => new URL(path, MADE_UP).href;
  const file = join(folder, 'shelf.mjs');
  writeFileSync(
    file,
    `import { steppingStonesKit as kit } from '${from('cards/stepping-stones/kit.ts')}';
    import { BOOK } from '${from('content/stepping-stones/book.ts')}';
    export const SHELF = [{ id: 'mine', kit: async () => ({ ...kit, id: 'mine', title: 'Mine' }), book: async () => BOOK }];`,
  );
  if (rules !== undefined) {
    mkdirSync(join(folder, 'content/mine'), { recursive: true });
    writeFileSync(join(folder, 'content/mine/rules.mdx'), rules);
  }
  return file;
}

const run = (folder: string, shelf: string, ...words: readonly string[]) =>
  atOnce([...words, '--shelf', shelf, '--out', join(folder, 'print')]);

const textIn = (folder: string): string => readFileSync(join(folder, 'print/mine/mine-text.txt'), 'utf8');

describe('a game without a text of rules', () => {
  it('is told in words, its sentences chapter by chapter', () =>
    inFolder(async (folder) => {
      const { status, stderr } = await run(folder, shelfIn(folder), 'text');
      expect([status, stderr]).toEqual([0, 'Mine in words (2)\n']);
      expect(textIn(folder)).toMatch(/S1\b.*On your turn, play a hop card/s);
    }));

  it('has a booklet of them', () =>
    inFolder(async (folder) => {
      const { status } = await run(folder, shelfIn(folder), 'booklet', '--form', 'plain');
      expect(status).toBe(0);
      expect(filesIn(join(folder, 'print'))).toContain('mine/mine-rules-a4-pages-colour.pdf');
    }));
});

describe('a game with a text of rules beside its shelf', () => {
  it('is told by it, and not by one of the same name that stands here', () =>
    inFolder(async (folder) => {
      const here = readFileSync(new URL('content/stepping-stones/rules.mdx', MADE_UP), 'utf8');
      const shelf = shelfIn(folder, here.replace(/^## .*$/m, '## A chapter of my own'));
      expect((await run(folder, shelf, 'text')).status).toBe(0);
      expect(textIn(folder).toLowerCase()).toContain('a chapter of my own');
    }));

  it('hears what is wrong with it, and where', () =>
    inFolder(async (folder) => {
      const shelf = shelfIn(folder, '## Rules\n\n<Rule id="Z9" />\n');
      const { status, stderr } = await run(folder, shelf, 'booklet');
      expect(status).toBe(2);
      expect(stderr).toMatch(/content\/mine\/rules\.mdx: .*Z9/);
    }));
});

describe('fieldkit serve --shelf', () => {
  it('makes the site of these games, and takes no built one beside it', () =>
    inFolder(async (folder) => {
      const { status, stderr } = await atOnce(['serve', '--shelf', shelfIn(folder), '--dist', folder]);
      expect([status, stderr]).toEqual([
        2,
        'A site that is built has its games: leave out --shelf, or --dist to have the site made.\n',
      ]);
    }));
});
