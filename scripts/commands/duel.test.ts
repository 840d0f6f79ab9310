import { expect, test } from 'vitest';
import { fieldkit, MADE_UP } from '../../tests/made-up/run-fieldkit.ts';

test('a duel counts what a player wins, from both sides, the same for the same seed', () => {
  const asked = ['duel', 'victory-tank', '--players', 'recruit', '--games', '2', '--json', '--against'];
  const { status, stdout } = fieldkit(...asked, 'random,greedy');
  expect(status).toBe(0);
  const scores = JSON.parse(stdout) as readonly {
    readonly player: string;
    readonly against: string;
    readonly games: number;
    readonly won: number;
    readonly from: number;
    readonly share: number;
    readonly to: number;
  }[];
  expect(scores.map(({ player, against, games }) => [player, against, games])).toEqual([
    ['recruit', 'random', 2],
    ['recruit', 'greedy', 2],
  ]);
  for (const { won, games, from, share, to } of scores) {
    expect(share).toBe((100 * won) / games);
    expect(from).toBeLessThanOrEqual(share);
    expect(to).toBeGreaterThanOrEqual(share);
  }
  expect(JSON.parse(fieldkit(...asked, 'random').stdout)).toEqual(scores.slice(0, 1));
});

test('every game has an opponent: a duel of a made-up one says how it went, and how sure that is', () => {
  const { stdout } = fieldkit(
    'duel',
    'stepping-stones',
    '--shelf',
    MADE_UP,
    '--games',
    '3',
    '--samples',
    '20',
  );
  expect(stdout).toMatch(
    /^sergeant against random: \d of 4 games won(, \d drawn)? \(\d+\.\d %, \d+\.\d to \d+\.\d\)\.\n$/,
  );
});

test('a duel against nobody known is refused with a sentence', () => {
  const unknown = fieldkit('duel', 'victory-tank', '--against', 'gredy');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('greedy');
});
