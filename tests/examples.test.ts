/**
 * The games in `examples/`, used as their makers would: editors know their types, nothing is to be mended, they print,
 * and they look as the documentation shows them. `--mode renew` keeps new pictures.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { changeOf, pictureOf, TOLERANCE } from './example-pictures.ts';
import { fieldkit, filesIn, inFolder } from './made-up/run-fieldkit.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What check says of each, and the faces that its picture shows. */
const GAMES = {
  market: {
    says: 'Caravan Market: 54 cards, nothing to mend.',
    shows: /\/(butcher|innkeeper|theatre|dry-well)$/,
  },
  islands: {
    says: 'Islands: 42 pieces, nothing to mend.',
    shows: /\/(forest|fields|mountains|hills)-1-counter$/,
  },
  'harbour/3-all': { says: 'Harbour: 12 cards, nothing to mend.', shows: /\/(fish|timber|coal|mail)$/ },
  postcards: { says: 'Four Lights: 4 cards, nothing to mend.', shows: /\/(?!lights-back)[\w-]+$/ },
} as const;

describe.each(Object.entries(GAMES))('%s', (name, { says, shows }) => {
  const file = `${ROOT}examples/${name}/fieldkit.ts`;

  it('has nothing to mend, on paper either', async () => {
    const { status, stdout } = fieldkit('check', '--strict', '--shelf', file);
    expect([status, stdout.split('\n')[0]]).toEqual([0, says]);
    await inFolder((folder) => {
      expect(fieldkit('print', '--shelf', file, '--out', folder, '--no-cache')).toMatchObject({ status: 0 });
      expect(filesIn(folder).filter((path) => path.endsWith('.pdf'))).toHaveLength(1);
    });
  });

  it('looks as its picture shows it', async () => {
    const now = await pictureOf(file, ['colour'], (id) => shows.test(id));
    expect(await changeOf(`examples/${name}`, now)).toBeLessThan(TOLERANCE);
    expect(readFileSync(`${ROOT}examples/README.md`, 'utf8')).toContain(`docs/pictures/examples/${name}.png`);
  });
});

it('the game in the page for new makers is one, as it stands there', () =>
  inFolder((folder) => {
    const page = readFileSync(`${ROOT}docs/your-own-game.md`, 'utf8');
    const [, game = ''] = /```ts\n(.*?)```/s.exec(page) ?? [];
    writeFileSync(join(folder, 'fieldkit.ts'), game);
    writeFileSync(
      join(folder, 'cards.csv'),
      'name,cost,picture,text\nTug,2,tug.svg,**Pull** a ship.\nBarge,1,barge.svg,Carry.\n',
    );
    cpSync(`${ROOT}examples/recipes/pictures`, join(folder, 'pictures'), { recursive: true });
    const file = join(folder, 'fieldkit.ts');
    expect(fieldkit('check', '--strict', '--shelf', file)).toMatchObject({
      status: 0,
      stdout: 'Harbour: 2 cards, nothing to mend.\n',
    });
  }));

it('are written in types that editors know', () => {
  const compiler = `${ROOT}node_modules/typescript-native/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', 'examples'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
});
