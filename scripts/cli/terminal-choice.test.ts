/** `fieldkit print` without a game asks whoever sits at the terminal: tried in a terminal that `script` (util-linux) opens. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fieldkitProcess, inFolder, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const FIELDKIT = fileURLToPath(new URL('../fieldkit.cjs', import.meta.url));
const ASKED = 'What shall be printed?';
const KEYS = { enter: '\r', down: '\u001b[B', escape: '\u001b', 'Ctrl+C': '\u0003', 'Ctrl+D': '\u0004' };

interface Sat {
  readonly status: number | null;
  /** What stood on the screen, without colours and cursor movements. */
  readonly screen: string;
}

const isQuestion = (screen: string): boolean => screen.includes(ASKED) && screen.includes('Esc leaves');

/** Runs `fieldkit print` of the made-up shelf in a terminal, and presses keys once it has asked. */
function atKeyboard(
  out: string,
  keys: readonly string[],
  words: readonly string[] = [],
  env = {},
): Promise<Sat> {
  const { CI: _, ...inherited } = process.env;
  const line = [process.execPath, FIELDKIT, 'print', ...words, '--shelf', MADE_UP, '--out', out];
  const child = spawn('script', ['-qefc', line.map((word) => `'${word}'`).join(' '), '/dev/null'], {
    env: { ...inherited, TERM: 'xterm', ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let screen = '';
  let isAsked = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text.replace(/\u001b(\[[?\d;]*[A-Za-z]|[78])/g, '');
    if (isAsked || !isQuestion(screen)) return;
    isAsked = true;
    for (const key of keys) child.stdin.write(key);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve({ status, screen }));
  });
}

describe('fieldkit print without a game, in a terminal', () => {
  it.each([
    ['the first answer, all of them', [KEYS.enter], ['drie-veren', 'stepping-stones']],
    ['one chosen by an arrow', [KEYS.down, KEYS.enter], ['stepping-stones']],
    ['one chosen by its first letter', ['d', KEYS.enter], ['drie-veren']],
    ['one chosen by its figure', ['2', KEYS.enter], ['stepping-stones']],
  ])('makes %s', (_, keys, games) =>
    inFolder(async (folder) => {
      const { status, screen } = await atKeyboard(folder, keys);
      expect(screen).toMatch(/1\. All 2 games\s+2\. Stepping Stones\s+3\. Drie Veren/);
      expect(status).toBe(0);
      expect(readdirSync(folder).toSorted()).toEqual(games);
    }),
  );

  it.each([
    ['Ctrl+C', KEYS['Ctrl+C']],
    ['Esc', KEYS.escape],
    ['the end of what is typed', KEYS['Ctrl+D']],
  ])('makes nothing when it is broken off by %s, says so in a line, and ends as Ctrl+C does', (_, key) =>
    inFolder(async (folder) => {
      const { status, screen } = await atKeyboard(join(folder, 'print'), [key]);
      expect(screen.trim().split('\n').at(-1)).toBe('Nothing was chosen, and nothing was made.');
      expect(status).toBe(130);
      expect(existsSync(join(folder, 'print'))).toBe(false);
    }),
  );
});

describe('fieldkit print takes every game without asking', () => {
  const all = (folder: string) =>
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['drie-veren', 'stepping-stones']));

  it.each([
    ['where a program runs it in a terminal, as in CI', [], { CI: 'true' }],
    ['where the terminal cannot move its cursor', [], { TERM: 'dumb' }],
    ['for all that one prints to play', ['--take-home'], {}],
  ])('%s', (_, words, env) =>
    inFolder(async (folder) => {
      const { status, screen } = await atKeyboard(folder, [], words, env);
      expect([status, screen.includes(ASKED)]).toEqual([0, false]);
      all(folder);
    }),
  );

  it('where there is no terminal', () =>
    inFolder((folder) => {
      const { status, stderr } = fieldkitProcess('print', '--shelf', MADE_UP, '--out', folder);
      expect([status, stderr.includes(ASKED)]).toEqual([0, false]);
      all(folder);
    }));
});
