/** What `fieldkit build` refuses, it says before anything is built or replaced. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../tests/made-up/at-terminal.ts';
import { filesIn, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const build = (...words: readonly string[]) => atOnce(['build', '--shelf', MADE_UP, ...words]);

describe('fieldkit build', () => {
  it('replaces a site, and nothing else', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'thesis');
      mkdirSync(out);
      writeFileSync(join(out, 'chapter.txt'), 'mine');
      const { status, stderr } = await build('--out', out);
      expect([status, stderr]).toEqual([
        2,
        `${out} holds other things than a site: give --out a folder that is empty or new.\n`,
      ]);
      expect(filesIn(folder)).toEqual(['thesis/chapter.txt']);
    }));

  it.each(['../up', '/a b/', 'https://games.example/', '/./'])(
    'does not take %s for a base',
    async (base) => {
      const { status, stderr } = await build('--base', base);
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining(
          'It takes the folder that the site will stand in, such as /harbour/.',
        ) as string,
      ]);
    },
  );

  it('tells an address from a folder', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      const { status, stderr } = await build('--out', out, '--site', 'games.example');
      expect([status, stderr, filesIn(folder)]).toEqual([
        2,
        '--site is a web address without a folder, such as https://games.example; "games.example" is none.\n',
        [],
      ]);
    }));

  it.each([
    [
      "cards: [{ name: 'Barge', picture: 'barge.png' }], face: ({ card, area }) => picture(card.picture, area)",
      'Harbour, barge: the picture "barge.png" is not there.',
    ],
    [
      "cards: [{ name: 'Barge' }], rules: parseRules('rules.md', '1. Sail.\\n\\n![x](tug)')",
      'harbour, rules: Harbour has no face "tug".',
    ],
  ])('tells what is wrong with a game before it builds: %s', (game, sentence) =>
    inFolder(async (folder) => {
      const shelf = join(folder, 'shelf.ts');
      writeFileSync(
        shelf,
        `import { defineGame, picture } from '${new URL('../../src/maker/index.ts', import.meta.url).href}';
        import { parseRules } from '${new URL('../../src/maker/parse-rules.ts', import.meta.url).href}';
        export default defineGame({ id: 'harbour', title: 'Harbour', ${game} });`,
      );
      const { status, stderr } = await atOnce(['build', '--shelf', shelf, '--out', join(folder, 'dist')]);
      expect([status, stderr]).toEqual([2, `${sentence}\n`]);
      expect(filesIn(folder)).toEqual(['shelf.ts']);
    }),
  );
});
