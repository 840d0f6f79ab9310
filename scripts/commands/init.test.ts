/** A game of one's own is begun by one command, whole or not at all. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn, inFolder } from '../../tests/made-up/run-fieldkit.ts';
import { workbook } from '../../tests/small-workbook.ts';

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
  const SQUIB =
    'Title;Qty;Cost;Card Text;"Its\nown"\nBarge;3;2;"Carry; one crate";1st\nTug;1;1;It\'s `fast` ${x};2nd\n';

  it('begins the columns: names, counts and figures, and every cell is on its card', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), SQUIB);
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toMatchObject({ status: 0 });
      const home = join(folder, 'harbour');
      expect(readFileSync(join(home, 'cards.csv'), 'utf8')).toBe(SQUIB);
      expect(readdirSync(join(home, 'pictures'))).toEqual([]);
      expect(readFileSync(join(home, 'fieldkit.ts'), 'utf8')).toContain(
        "csv(rows, { Cost: Number }, { name: 'Title', count: 'Qty' })",
      );
      expect(readFileSync(join(home, 'README.md'), 'utf8')).toContain('`Qty` is how often it is printed');
      expect(fieldkit(home, 'list').stdout).toMatch(/barge +Barge +3 .*\n.*tug +Tug +1 /);
      const { status } = fieldkit(home, 'text');
      const said = readFileSync(join(home, 'print/harbour/harbour-text.txt'), 'utf8').replaceAll(/\s+/g, ' ');
      expect([status, said]).toEqual([
        0,
        expect.stringContaining('Card Text: Carry; one crate Its own: 1st') as string,
      ]);
    }));

  it('may change: the next export is put over the file, and every card keeps its name', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), SQUIB);
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toMatchObject({ status: 0 });
      const home = join(folder, 'harbour');
      writeFileSync(join(home, 'cards.csv'), `${SQUIB}Hawk;2;1;\n;6;;\n`);
      const { status, stdout } = fieldkit(home, 'check');
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/^Harbour: 6 cards, 2 notes\.\n(.*\n)?.*line 6: .*taken for a total/) as string,
      ]);
      fieldkit(home, 'text');
      const said = readFileSync(join(home, 'print/harbour/harbour-text.txt'), 'utf8');
      expect(said).toContain('Hawk');
      // A cell that is empty is not told on the card.
      expect(said).not.toMatch(/Card Text: *$/m);
    }));

  it('may be a workbook or a list of JSON', () =>
    inFolder((folder) => {
      const book = workbook('Ships', [
        ['Title', 'Qty', 'Cost'],
        ['Barge', 3, 2],
      ]);
      writeFileSync(join(folder, 'ships.xlsx'), book);
      writeFileSync(join(folder, 'ships.json'), '[{ "Title": "Barge", "Qty": 3, "Cost": 2 }]');
      for (const [file, call] of [
        ['xlsx', "xlsx(rows, { Cost: Number }, { name: 'Title', count: 'Qty' })"],
        ['json', "json(rows, { Cost: Number }, { name: 'Title', count: 'Qty' })"],
      ] as const) {
        expect(init(folder, `in ${file}`, '--from', `ships.${file}`)).toMatchObject({ status: 0 });
        const home = join(folder, `in-${file}`);
        expect(readFileSync(join(home, 'fieldkit.ts'), 'utf8')).toContain(call);
        expect(filesIn(home)).not.toContain('cards.csv');
        expect(fieldkit(home, 'list').stdout).toMatch(/barge +Barge +3 /);
      }
    }));

  it('may mark words: they are bold on the card, and have no asterisks', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), 'Title,Text\nBarge,"**Carry** one crate\nto a *quay*"\n');
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toMatchObject({ status: 0 });
      const home = join(folder, 'harbour');
      expect(fieldkit(home, 'check').stdout).toMatch(/nothing to mend/);
      fieldkit(home, 'text');
      const said = readFileSync(join(home, 'print/harbour/harbour-text.txt'), 'utf8').replaceAll(/\s+/g, ' ');
      expect(said).toContain('Carry one crate to a quay');
    }));

  it('prepares a picture for a column that names files: taking away a // shows them', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'squib.csv'), 'Title,Art,Cost\nBarge,barge.svg,2\nFog,,0\n');
      expect(init(folder, 'harbour', '--from', 'squib.csv')).toMatchObject({ status: 0 });
      const home = join(folder, 'harbour');
      expect(fieldkit(home, 'check').stdout).toMatch(/nothing to mend/);
      const game = readFileSync(join(home, 'fieldkit.ts'), 'utf8');
      writeFileSync(join(home, 'fieldkit.ts'), game.replace('// card.Art', 'card.Art'));
      const { stderr } = fieldkit(home, 'check');
      expect(stderr).toMatch(/barge.*pictures\/barge\.svg/);
      expect(stderr).not.toMatch(/fog/);
      expect(readFileSync(join(home, 'README.md'), 'utf8')).toContain('named in the column `Art`');
    }));

  it.each([
    ['', 'squib.csv is empty: its first line has the names of the columns.'],
    ['name,count\n', 'squib.csv has no card: its first line names the columns.'],
    ['name,,text\nBarge,,a\nTug,x,b\n', 'squib.csv, line 1: column B has no name: name it, or delete it.'],
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
