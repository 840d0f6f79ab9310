import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

const search = (...words: readonly string[]) =>
  fieldkit('study', 'stepping-stones', '--shelf', MADE_UP, '--puzzles', '--players', 'recruit', ...words);

test('a search for puzzles writes a file, a line for each candidate, and says how many there are', () => {
  const { status, stdout } = search('--games', '3', '--out', at('found'));
  const lines = readFileSync(at('found'), 'utf8').split('\n').slice(0, -1);
  const count = lines.length === 1 ? '1 candidate' : `${lines.length} candidates`;
  expect([status, stdout]).toEqual([0, `${count} in 3 games: ${at('found')}.\n`]);
});

test('a file that is there already is left alone', () => {
  writeFileSync(at('taken'), 'mine');
  const taken = search('--games', '1', '--out', at('taken'));
  expect([taken.status, taken.stderr]).toEqual([2, `${at('taken')} is there already: name another file.\n`]);
  expect(readFileSync(at('taken'), 'utf8')).toBe('mine');
});

test.each([
  ['--json', '', '--puzzles takes no --json: its lines are JSON.'],
  ['--vary', 'options.far=0..1', '--puzzles takes no --vary: its games are of one table.'],
  ['--workers', '2', '--puzzles takes no --workers: use --shard, a process for each part.'],
  ['--fit', '', '--fit takes no --players: the opponent plays itself.'],
])('a search for puzzles refuses %s, which it could not heed', (option, value, sentence) => {
  const refused = search('--out', at('none'), option, ...(value === '' ? [] : [value]));
  expect([refused.status, refused.stdout, refused.stderr]).toEqual([2, '', `${sentence}\n`]);
  expect(existsSync(at('none'))).toBe(false);
});
