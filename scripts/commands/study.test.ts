import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/fieldkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'study-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const study = (...words: readonly string[]) =>
  fieldkit('study', 'stepping-stones', '--shelf', MADE_UP, '--players', 'random,recruit', ...words);

test('a study is the same file whether it was played at once, in parts, or broken off and gone on with', () => {
  const { stdout } = study('--games', '12', '--out', at('whole'));
  expect(stdout).toMatch(/12 of 12 games/);
  const whole = readFileSync(at('whole'), 'utf8');
  for (const part of [1, 2, 3]) study('--games', '12', '--shard', `${part}/3`, '--out', at(`part ${part}`));
  study('--merge', at('part 3'), at('part 1'), at('part 2'), '--out', at('merged'));
  expect(readFileSync(at('merged'), 'utf8')).toBe(whole);
  writeFileSync(at('broken'), whole.slice(0, whole.length / 2));
  expect(study('--games', '12', '--out', at('broken')).stdout).toBe(stdout);
  expect(readFileSync(at('broken'), 'utf8')).toBe(whole);
});

test('what is no shard, or a file of something else, is refused with a sentence', () => {
  const none = study('--shard', '4/3');
  expect([none.status, none.stderr]).toEqual([
    2,
    expect.stringContaining('It takes a part and how many there are'),
  ]);
  study('--games', '2', '--out', at('small'));
  const other = study('--games', '3', '--out', at('small'));
  expect(other.status).toBe(2);
  expect(other.stderr).toContain('holds another study');
  const twice = study('--merge', at('small'), at('missing'));
  expect([twice.status, twice.stderr]).toEqual([
    2,
    `${at('missing')} cannot be read: there is no such file.\n`,
  ]);
});
