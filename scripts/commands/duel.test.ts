import { expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/fieldkit.ts';

test('a duel counts what the built-in opponent wins, from both sides, the same for the same seed', () => {
  const { status, stdout } = fieldkit('duel', 'victory-tank', '--games', '4', '--json');
  expect(status).toBe(0);
  const scores = JSON.parse(stdout) as readonly {
    against: string;
    games: number;
    won: number;
    drawn: number;
  }[];
  expect(scores.map(({ against, games }) => [against, games])).toEqual([
    ['random', 4],
    ['greedy', 4],
  ]);
  for (const { won, drawn } of scores) expect(won + drawn).toBeLessThanOrEqual(4);
  const told = fieldkit('duel', 'victory-tank', '--games', '3', '--against', 'random');
  expect(told.stdout).toMatch(/^Against random: \d of 4 games won \(\d+\.\d %\)\.\n$/);
  expect(fieldkit('duel', 'victory-tank', '--games', '4', '--json').stdout).toBe(stdout);
});

test('a duel without a built-in opponent, or against nobody known, is refused with a sentence', () => {
  const none = fieldkit('duel', 'stepping-stones', '--shelf', MADE_UP);
  expect([none.status, none.stderr]).toEqual([2, 'There is no built-in opponent for stepping-stones yet.\n']);
  const unknown = fieldkit('duel', 'victory-tank', '--against', 'gredy');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('greedy');
});
