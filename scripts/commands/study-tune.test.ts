import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

const WEIGHTS = new URL('../../src/games/street-armour/bot/manner.json', import.meta.url);
const tune = (...words: readonly string[]) =>
  fieldkit('study', 'street-armour', '--tune', '1', '--games', '2', ...words);

test('a tuning says what was won, and writes its weights with the command that made them', () => {
  writeFileSync(at('weights'), readFileSync(WEIGHTS));
  const told = tune('--weights', at('weights'));
  expect(told.stderr).not.toContain('refused');
  expect(told.status).toBe(0);
  expect(told.stdout).toMatch(
    /^Round 1: (0|0\.25|0\.5|0\.75|1) of 2 games won around the weights it began with\.$/m,
  );
  const { weights, made } = JSON.parse(readFileSync(at('weights'), 'utf8')) as {
    readonly weights: Readonly<Record<string, number>>;
    readonly made: { readonly by: string; readonly games: number; readonly curve: readonly unknown[] };
  };
  expect(told.stdout).toContain(`danger: ${weights['danger']} (was `);
  expect(made.by).toBe('fieldkit study street-armour --tune 1 --games 2 --seed 1 --players thumb');
  expect([made.games, made.curve.length]).toEqual([2, 1]);
});

test('what cannot be tuned, or is no file of weights, is refused before a game is played', () => {
  const none = fieldkit('study', 'stepping-stones', '--shelf', MADE_UP, '--tune', '1');
  expect([none.status, none.stderr]).toEqual([2, 'stepping-stones has no weights that could be tuned.\n']);
  writeFileSync(at('other'), '{"games":2}\n');
  const other = tune('--weights', at('other'));
  expect([other.status, other.stderr]).toEqual([2, `${at('other')} is no file of weights.\n`]);
  const stranger = tune('--players', 'nobody');
  expect(stranger.status).toBe(2);
  expect(stranger.stderr).toContain('"nobody"');
});

test.each([
  ['--json', '', '--tune takes no --json: --weights writes them as JSON.'],
  ['--shard', '1/2', '--tune takes no --shard: a round begins where the one before came to.'],
  ['--fit', '', '--tune takes no --fit: one thing at a time.'],
])('a tuning refuses %s, which it could not heed', (option, value, sentence) => {
  const refused = tune(option, ...(value === '' ? [] : [value]));
  expect([refused.status, refused.stdout, refused.stderr]).toEqual([2, '', `${sentence}\n`]);
});
