/** A game of one's own is begun by one command, whole or not at all. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';

const FIELDKIT = fileURLToPath(new URL('../fieldkit.cjs', import.meta.url));

function fieldkit(cwd: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIELDKIT, ...words], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const init = (cwd: string, ...words: readonly string[]) => fieldkit(cwd, 'init', ...words, '--no-install');

describe('fieldkit init', () => {
  it('begins a game that prints at once', () =>
    inFolder((folder) => {
      const { status, stdout } = init(folder, 'Harbour Lights');
      expect([status, stdout]).toEqual([0, expect.stringContaining('cd harbour-lights') as string]);
      const home = join(folder, 'harbour-lights');
      expect(readdirSync(folder)).toEqual(['harbour-lights']);
      expect(filesIn(home)).toEqual(
        expect.arrayContaining([
          '.gitignore',
          'README.md',
          'cards.csv',
          'fieldkit.ts',
          'package.json',
          'tsconfig.json',
        ]),
      );
      expect(readFileSync(join(home, 'README.md'), 'utf8')).toMatch(/^# Harbour Lights$/m);
      expect(fieldkit(home, 'list').stdout).toMatch(/^Harbour Lights \(harbour-lights\)/);
      expect(fieldkit(home, 'print')).toMatchObject({ status: 0 });
      expect(filesIn(join(home, 'print'))).toContain('harbour-lights/harbour-lights-a4-duplex-colour.pdf');
    }));

  it('writes a title as it is, whatever signs it has', () =>
    inFolder((folder) => {
      expect(init(folder, "Søren's $& Café")).toMatchObject({ status: 0 });
      const { stdout } = fieldkit(join(folder, 'soren-s-cafe'), 'list');
      expect(stdout).toMatch(/^Søren's \$& Café \(soren-s-cafe\)/);
    }));

  it.each([
    ['../harbour', /^"\.\.\/harbour" is no name for a game/],
    ['..', /^"\.\." is no name for a game/],
    ['a\nb', /is no name for a game/],
    ['', /^"" makes no id for a game/],
    ['!?', /^"!\?" makes no id for a game/],
    ['x'.repeat(200), /is no name for a game/],
    ['victory-tank', /^Fieldkit has a game called "victory-tank" of its own: give yours another name\.$/],
  ])('does not take %j for a name', (name, sentence) =>
    inFolder((folder) => {
      const { status, stderr } = init(folder, name);
      expect([status, stderr.trimEnd().split('\n').length, readdirSync(folder)]).toEqual([2, 1, []]);
      expect(stderr.trimEnd()).toMatch(sentence);
    }),
  );

  it('touches no folder that holds something, and no file', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'harbour'));
      writeFileSync(join(folder, 'harbour/notes.txt'), 'mine');
      writeFileSync(join(folder, 'lights'), 'mine');
      expect(init(folder, 'harbour')).toEqual({
        status: 2,
        stdout: '',
        stderr:
          'There is something in harbour already: choose another name, or another folder to begin in.\n',
      });
      expect(init(folder, 'lights')).toMatchObject({ status: 2, stdout: '' });
      expect(filesIn(folder)).toEqual(['harbour/notes.txt', 'lights']);
    }));

  it('takes a folder that is empty', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'harbour'));
      expect(init(folder, 'harbour')).toMatchObject({ status: 0 });
      expect(filesIn(join(folder, 'harbour'))).toContain('fieldkit.ts');
    }));

  it('says that it cannot write where nobody can', () => {
    const { status, stdout, stderr } = init('/proc', 'harbour');
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      '/proc/harbour cannot be written: the system makes no folder there. Nothing was changed.\n',
    ]);
  });
});

describe('a sheet of cards made for another tool', () => {
  const SQUIB = 'Title;Qty;Cost;Card Text\nBarge;3;2;"Carry; one crate"\nTug;1;1;It\'s `fast` ${x}\n';

  it('begins the columns: names, counts and figures, and every cell is on its card', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), SQUIB);
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toMatchObject({ status: 0 });
      const home = join(folder, 'harbour');
      expect(readFileSync(join(home, 'cards.csv'), 'utf8')).toBe(
        "name,count,Cost,Card Text\nBarge,3,2,Carry; one crate\nTug,1,1,It's `fast` ${x}\n",
      );
      expect(readFileSync(join(home, 'fieldkit.ts'), 'utf8')).toContain('csv(rows, { Cost: Number })');
      expect(fieldkit(home, 'list').stdout).toMatch(/barge +Barge +3 .*\n.*tug +Tug +1 /);
      const { status } = fieldkit(home, 'text');
      const said = readFileSync(join(home, 'print/harbour/harbour-text.txt'), 'utf8').replaceAll(/\s+/g, ' ');
      expect([status, said]).toEqual([0, expect.stringContaining('Card Text: Carry; one crate') as string]);
    }));

  it('prepares a picture for a column that names files: taking away a // shows them', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), 'Title,Art,Cost\nBarge,barge.svg,2\nFog,,0\n');
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toMatchObject({ status: 0 });
      const home = join(folder, 'harbour');
      expect(fieldkit(home, 'check').stdout).toMatch(/nothing to mend/);
      const game = readFileSync(join(home, 'fieldkit.ts'), 'utf8');
      writeFileSync(join(home, 'fieldkit.ts'), game.replace('// picture(', 'picture('));
      expect(fieldkit(home, 'check').stderr).toMatch(/barge, Art|barge.*pictures\/barge\.svg/);
    }));

  it.each([
    ['', 'squib.csv is empty: its first line has the names of the columns.'],
    ['name,count\n', 'squib.csv has no card: its first line names the columns.'],
    ['name,text\n"Barge,1', 'squib.csv, line 2, column name: its quote " is never closed.'],
    ['name,name\nA,B\n', 'squib.csv, line 1: the columns 1 and 2 are both called "name".'],
  ])('that is spoiled is told of, and nothing is begun: %j', (text, sentence) =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), text);
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toEqual({
        status: 2,
        stdout: '',
        stderr: `${sentence}\n`,
      });
      expect(readdirSync(folder)).toEqual(['squib.csv']);
    }),
  );
});
