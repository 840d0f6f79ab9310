/** A maker's folder is worked in without naming its shelf. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inFolder } from '../../tests/made-up/run-fieldkit.ts';

const FIELDKIT = fileURLToPath(new URL('../fieldkit.cjs', import.meta.url));

const game = (id: string): string =>
  `defineGame({ id: '${id}', title: 'Game ${id}', cards: [{ name: 'Barge' }] })`;

/** What `fieldkit list` says in a folder whose `name` exports something. */
function listed(folder: string, name: string, exported: string, ...words: readonly string[]) {
  writeFileSync(join(folder, name), `import { defineGame } from 'fieldkit';\n${exported}\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIELDKIT, 'list', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, games: [...stdout.matchAll(/^Game \w+ \((\w+)\)/gm)].map(([, id]) => id) };
}

describe('fieldkit.ts of the current folder', () => {
  it.each([
    ['fieldkit.ts', `export default ${game('one')};`, ['one']],
    ['fieldkit.mjs', `export default [${game('one')}, ${game('two')}];`, ['one', 'two']],
    ['fieldkit.js', `export const SHELF = [${game('two')}];`, ['two']],
  ])('%s is the shelf', (name, exported, games) =>
    inFolder((folder) => {
      expect(listed(folder, name, exported)).toEqual({ status: 0, stderr: '', games });
    }),
  );

  it('gives way to a shelf that is named', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'fieldkit.ts'), 'export default 5;');
      const said = listed(folder, 'other.ts', `export default ${game('one')};`, '--shelf', 'other.ts');
      expect(said.games).toEqual(['one']);
    }));

  it('is told of when it has no game', () =>
    inFolder((folder) => {
      expect(listed(folder, 'fieldkit.ts', 'export default 5;')).toEqual({
        status: 2,
        stderr:
          'fieldkit.ts is no shelf: it exports no list SHELF of games with an id and a kit, and no game as its default (export default defineGame({ … })).\n',
        games: [],
      });
    }));

  it('may import its other files by their names alone', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'look.ts'), `export const title = 'Game one' as const;`);
      const exported = `import { title } from './look';\nexport default { ...${game('one')}, title };`;
      expect(listed(folder, 'fieldkit.ts', exported)).toEqual({ status: 0, stderr: '', games: ['one'] });
    }));

  it('is told of a file that it imports and that is not there', () =>
    inFolder((folder) => {
      const { status, stderr } = listed(folder, 'fieldkit.ts', `import './look';\nexport default 5;`);
      expect([status, stderr]).toEqual([
        2,
        'fieldkit.ts cannot be loaded as a module: fieldkit.ts imports look, and there is no such file.\n',
      ]);
    }));
});
