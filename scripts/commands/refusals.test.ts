/** What cannot be done is refused in one sentence with status 2, and leaves no partial files. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  ended,
  FAULTY,
  fieldkit,
  filesIn,
  heard,
  inFolder,
  MADE_UP,
  startFieldkit,
  type Ran,
} from '../../tests/made-up/run-fieldkit.ts';

/** The sentence of a refused run, without the progress lines before it. */
function refused({ status, stdout, stderr }: Ran): string {
  expect(stdout).toBe('');
  expect(status).toBe(2);
  const lines = stderr.trim().split('\n');
  expect(lines.slice(0, -1).filter((line) => !/^(Drawing|Sheets)/.test(line))).toEqual([]);
  return lines.at(-1) ?? '';
}

const NAMES: [string, readonly string[], string][] = [
  [
    'a game',
    ['list', 'steping-stones'],
    'There is no game "steping-stones": did you mean "stepping-stones"?',
  ],
  ['a game', ['print', 'chess'], 'There is no game "chess": choose from stepping-stones and drie-veren.'],
  ['a paper', ['print', '--paper', 'leter'], 'There is no paper "leter": did you mean "letter"?'],
  ['a paper', ['print', '--paper', 'a4,a9'], 'There is no paper "a9": did you mean "a4"?'],
  [
    'an edition',
    ['print', '--edition', 'screen'],
    'There is no edition "screen": choose from colour and low-ink.',
  ],
  [
    'a side',
    ['print', '--sides', 'folded'],
    'There is no way of printing sides "folded": did you mean "fold"?',
  ],
  ['a layout', ['print', '--layout', '7'], 'There is no layout "7": choose from auto, 9, 8 and 6.'],
  [
    'a format',
    ['images', '--format', 'jpg'],
    'There is no format "jpg": choose from png, svg, webp and pdf.',
  ],
  [
    'a component',
    ['print', '--only', 'stoens'],
    'Stepping Stones has no component "stoens": did you mean "stones"?',
  ],
  [
    'a component',
    ['images', '--only', 'hop-3'],
    'Stepping Stones has no component "hop-3": did you mean "hop-1"?',
  ],
  ['a command', ['prnt'], "Unknown command 'prnt'. Did you mean print?"],
  ['an option', ['print', '--papr', 'a4'], "Unknown option '--papr'. Did you mean --paper?"],
];

const KITS: [string, string, string][] = [
  [
    'a count of 0',
    'no-hops',
    'Stepping Stones: hop-1 has a count of 0: a box holds at least one of each component.',
  ],
  [
    'a letter that the font lacks',
    'no-glyph',
    'Stepping Stones, hop-1: the text of "whisper" needs "→" (U+2192), which the font Zilla Slab lacks.',
  ],
];

describe('fieldkit, asked for what there is not', () => {
  it.each(NAMES)('names the nearest of %s: %j', (_, words, sentence) =>
    inFolder((out) => {
      const makes = ['print', 'images'].includes(words[0] ?? '') ? ['--out', join(out, 'print')] : [];
      expect(refused(fieldkit(...words, ...makes, '--shelf', MADE_UP))).toBe(sentence);
      expect(filesIn(out)).toEqual([]);
      expect(existsSync(join(out, 'print'))).toBe(false);
    }),
  );

  it.each(['300.5', '0', 'many'])('takes no %s for a resolution', (dpi) => {
    expect(refused(fieldkit('images', '--dpi', dpi, '--shelf', MADE_UP))).toContain(
      'It takes a whole number from 36 to 1200.',
    );
  });

  it.each([
    ['--only', 'It takes components by name: fieldkit list shows them.'],
    ['--out', 'It takes the name of a folder.'],
    ['--paper', 'No paper is named: choose from a4, letter, a3, a2 and tabloid.'],
  ])('takes nothing for no %s', (option, sentence) => {
    expect(refused(fieldkit('print', option, '', '--shelf', MADE_UP))).toContain(sentence);
  });

  it.each(['0', '3', 'thin', ''])('takes no thickness of "%s" for a card', (mm) => {
    expect(refused(fieldkit('print', '--thickness', mm, '--shelf', MADE_UP))).toContain(
      'A card is 0.1 to 2 mm thick.',
    );
  });

  it.each([
    [
      'box',
      ['--only', 'boxes'],
      /Note: Box for 4 cards is [\d.]+ x [\d.]+ mm, which does not fit a sheet of A4\./,
    ],
    ['card', [], /Note: stone-1 is 400 x 600 mm, which does not fit a sheet of A4\. It is left out\./],
  ])('says which %s is too large for the paper, and prints the rest', (_, only, note) =>
    inFolder((out) => {
      const { status, stdout } = fieldkit('print', 'posters', ...only, '--shelf', FAULTY, '--out', out);
      expect(stdout).toMatch(note);
      expect(status).toBe(0);
      expect(filesIn(out).filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
    }),
  );

  it('takes no words for margins', () => {
    expect(refused(fieldkit('print', '--margins', 'narrow', '--shelf', MADE_UP))).toBe(
      'Margins are one, two or four lengths in mm, such as 4.2 or 5,3; "narrow" is none.',
    );
  });

  it('finds no shelf where there is none', () => {
    expect(refused(fieldkit('list', '--shelf', 'nowhere.ts'))).toMatch(
      /nowhere\.ts cannot be read: there is no such file\.$/,
    );
  });

  it('takes no other module for a shelf', () => {
    const file = join(MADE_UP, '../cards/stepping-stones/data/box.ts');
    expect(refused(fieldkit('list', '--shelf', file))).toContain('is no shelf: it exports no list SHELF');
  });

  it.each([
    ['a module that cannot be read', 'export const SHELF = [', 'shelf.ts:1: Expression expected.'],
    ['a shelf without games', 'export const SHELF = [];', 'has no game on it.'],
  ])('takes no %s', (_, text, sentence) =>
    inFolder((folder) => {
      const file = join(folder, 'shelf.ts');
      writeFileSync(file, text);
      expect(refused(fieldkit('list', '--shelf', file))).toContain(sentence);
    }),
  );
});

describe('fieldkit, given a definition that cannot be made', () => {
  it.each(KITS)('refuses %s', (_, game, sentence) =>
    inFolder((out) => {
      expect(refused(fieldkit('print', game, '--shelf', FAULTY, '--out', join(out, 'print')))).toBe(sentence);
      expect(existsSync(join(out, 'print'))).toBe(false);
    }),
  );

  it('refuses a text that does not fit and says by how much', () => {
    const sentence = refused(fieldkit('images', 'too-long', '--shelf', FAULTY));
    expect(sentence).toMatch(
      /^Stepping Stones, hop-1: the text of "whisper" is \d+\.\d\d mm too high for its box\.$/,
    );
  });

  it('refuses a layout whose cards the printer would clip', () => {
    const words = [
      'print',
      'stepping-stones',
      '--paper',
      'letter',
      '--layout',
      '9',
      '--only',
      'hops',
      '--shelf',
      MADE_UP,
    ];
    expect(refused(fieldkit(...words))).toMatch(
      /^Stepping Stones: Layout 9 on Letter puts cards 6\.35 mm from/,
    );
  });
});

/** A file from an earlier run, which must still be there after a failed one. */
function earlier(folder: string): string {
  const place = join(folder, 'stepping-stones/images/colour');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'hop-1.png'), 'an earlier picture');
  return place;
}

describe('fieldkit, where it cannot write', () => {
  const images = (out: string) => fieldkit('images', 'stepping-stones', '--shelf', MADE_UP, '--out', out);

  it('refuses a folder that is a file', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'file'), '');
      const out = join(folder, 'file/print');
      expect(refused(images(out))).toBe(
        `${out} cannot be written: a file is in its way. Nothing was changed.`,
      );
    }));

  it('refuses a folder that may not be written', () =>
    inFolder((folder) => {
      chmodSync(folder, 0o500);
      // Root may write anywhere except in /proc.
      const out = process.getuid?.() === 0 ? '/proc/fieldkit' : join(folder, 'print');
      expect(refused(images(out))).toMatch(/ cannot be written: .*\. Nothing was changed\.$/);
      chmodSync(folder, 0o700);
    }));

  it.each([
    [
      'a folder where the page above the games is to be',
      'START-HERE.html/mine',
      'START-HERE.html',
      'a folder',
    ],
    ['a folder where a file is to be', 'drie-veren/LICENSES.txt/mine', 'drie-veren/LICENSES.txt', 'a folder'],
    ['a file where a game’s folder is to be', 'drie-veren', 'drie-veren/', 'a file'],
  ])('leaves %s, and makes nothing beside it', (_, mine, place, what) =>
    inFolder((folder) => {
      mkdirSync(dirname(join(folder, mine)), { recursive: true });
      writeFileSync(join(folder, mine), 'mine');
      const words = ['--take-home', '--paper', 'a4', '--shelf', MADE_UP, '--out', folder];
      const { status, stdout, stderr } = fieldkit('print', ...words);
      const sentence = stderr.trim().split('\n').at(-1) ?? '';
      expect([status, stdout, sentence.startsWith(join(folder, place))]).toEqual([2, '', true]);
      expect(sentence).toMatch(
        new RegExp(` cannot be written: ${what} is in its way\\. Nothing was changed\\.$`),
      );
      expect(filesIn(folder)).toEqual([mine]);
    }),
  );

  it('leaves what was there when a file grows beyond what the disk takes', () =>
    inFolder((folder) => {
      earlier(folder);
      const words = [
        'images',
        'stepping-stones',
        '--dpi',
        '600',
        '--no-cache',
        '--shelf',
        MADE_UP,
        '--out',
        folder,
      ];
      const quoted = [process.execPath, join(MADE_UP, '../../../scripts/fieldkit.cjs'), ...words].map(
        (w) => `'${w}'`,
      );
      // A file size limit makes a write fail half-way, like a full disk.
      const ran = spawnSync('sh', ['-c', `ulimit -f 16; exec ${quoted.join(' ')}`], { encoding: 'utf8' });
      expect(refused(ran)).toMatch(/ cannot be written: the file would be larger than the system allows\./);
      expect(filesIn(folder)).toEqual(['stepping-stones/images/colour/hop-1.png']);
    }));
});

describe('fieldkit, interrupted', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s leaves the folder as it was', (signal, status) =>
    inFolder(async (folder) => {
      earlier(folder);
      const child = startFieldkit(
        'images',
        'stepping-stones',
        '--dpi',
        '1200',
        '--no-cache',
        '--shelf',
        MADE_UP,
        '--out',
        folder,
      );
      onTestFinished(() => void child.kill('SIGKILL'));
      const end = ended(child);
      await heard(child, 'Drawing');
      const said = heard(child, 'Interrupted: nothing was changed.');
      child.kill(signal);
      await said;
      expect(await end).toBe(status);
      expect(filesIn(folder)).toEqual(['stepping-stones/images/colour/hop-1.png']);
    }),
  );
});
