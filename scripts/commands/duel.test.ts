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
    /^sergeant against random: \d of 4 games won(, \d drawn)? \(\d+\.\d %, \d+\.\d to \d+\.\d(; luck apart .*)?\)\.\n$/,
  );
});

test('a duel against nobody known is refused with a sentence', () => {
  const unknown = fieldkit('duel', 'victory-tank', '--against', 'gredy');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('greedy');
});

test('a duel is played at the table that pages offer first, or at one of your choice', () => {
  const asked = ['duel', 'loopgraven', '--players', 'thumb', '--against', 'random', '--games', '2', '--json'];
  const usual = fieldkit(...asked);
  expect(usual.status).toBe(0);
  expect(fieldkit(...asked, '--set-up', 'length short,players 2').stdout).toBe(usual.stdout);
  const unknown = fieldkit(...asked, '--set-up', 'players 3');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('"players 3" is no choice before a game of Loopgraven');
  expect(unknown.stderr).toContain('players 4');
  const nothing = fieldkit('duel', 'fog-of-war', '--set-up', 'axis', '--games', '2');
  expect(nothing.stderr).toContain('There is nothing to choose before a game of The Fog of War.');
});

test('a long duel says how it stands as it goes', () => {
  const { stderr } = fieldkit(
    'duel',
    'stepping-stones',
    '--shelf',
    MADE_UP,
    '--games',
    '8',
    '--samples',
    '4',
  );
  expect(stderr.match(/So far sergeant against random: /g)?.length).toBe(3);
});
