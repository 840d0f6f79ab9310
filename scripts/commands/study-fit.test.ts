import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

const WEIGHTS = new URL('../../src/games/loopgraven/bot/weights.json', import.meta.url);
const fit = (...words: readonly string[]) =>
  fieldkit('study', 'loopgraven', '--fit', '--games', '6', '--samples', '3', ...words);

test('weights fitted to games in parts are those of all games at once, and name what made them', () => {
  const whole = fit('--out', at('whole'));
  expect(whole.status).toBe(0);
  expect(whole.stdout).toMatch(/^troops: .* \(was /);
  expect(whole.stdout).toContain('Log loss on games held back: ');
  for (const part of [1, 2]) fit('--shard', `${part}/2`, '--out', at(`part ${part}`));
  writeFileSync(at('weights'), readFileSync(WEIGHTS));
  const merged = fit('--merge', at('part 2'), at('part 1'), '--weights', at('weights'));
  expect(merged.stdout).toBe(whole.stdout);
  const { weights, made } = JSON.parse(readFileSync(at('weights'), 'utf8')) as {
    readonly weights: Readonly<Record<string, number>>;
    readonly made: { readonly by: string; readonly games: number; readonly curve: readonly unknown[] };
  };
  expect(whole.stdout).toContain(`strength: ${weights['strength']} (was `);
  expect(made.by).toBe('fieldkit study loopgraven --fit --games 6 --seed 1 --samples 3');
  expect(made.games).toBe(6);
  expect(made.curve.length).toBeGreaterThan(0);
});

test('what cannot be fitted, or is no file of a fit, is refused with a sentence', () => {
  const none = fieldkit('study', 'stepping-stones', '--shelf', MADE_UP, '--fit', '--games', '2');
  expect([none.status, none.stderr]).toEqual([
    2,
    'stepping-stones has no evaluation that could be fitted.\n',
  ]);
  writeFileSync(at('other'), '{"study":2}\n');
  const other = fit('--merge', at('other'));
  expect([other.status, other.stderr]).toEqual([
    2,
    `${at('other')} is no file of a fit: its first line does not say what is fitted.\n`,
  ]);
  const gone = fit('--merge', at('gone'));
  expect([gone.status, gone.stderr]).toEqual([2, `${at('gone')} cannot be read: there is no such file.\n`]);
  const taken = fit('--out', at('other'));
  expect([taken.status, taken.stderr]).toEqual([2, `${at('other')} is there already: name another file.\n`]);
  const odd = fit('--weights', at('gone'));
  expect([odd.status, odd.stderr]).toEqual([2, `${at('gone')} cannot be read: there is no such file.\n`]);
});

test.each([
  ['--json', '', '--fit takes no --json: --weights writes them as JSON.'],
  ['--players', 'recruit', '--fit takes no --players: the opponent plays itself.'],
  ['--vary', 'options.even=0..1', '--fit takes no --vary: a fit is of one table.'],
])('a fit refuses %s, which it could not heed', (option, value, sentence) => {
  const refused = fit(option, ...(value === '' ? [] : [value]));
  expect([refused.status, refused.stdout, refused.stderr]).toEqual([2, '', `${sentence}\n`]);
});
