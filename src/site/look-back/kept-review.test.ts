import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameRecord } from '../../referee/record.ts';
import { keepReview, reviewKept } from './kept-review.ts';
import type { Review } from './look-back.ts';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubEnv('BASE_URL', '/');
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const gameOf = (...moves: readonly string[]): GameRecord => ({
  game: 'pond',
  rules: '1',
  options: [],
  seed: 'a',
  moves,
});

const reviewOf = (moves: number, worth = 0.5): Review => ({
  teams: [[0], [1]],
  curves: [0, 1].map(() => Array.from({ length: moves + 1 }, () => worth)),
  luck: [0, 1].map(() => Array.from({ length: moves }, () => 0)),
  accounts: [0, 1].map(() => ({ from: worth, to: worth, lots: 0, deals: 0, decisions: 0, lost: 0 })),
  decisions: [
    { at: 0, player: 0, cost: 0, made: worth, most: worth, better: null, then: [], why: [], samples: 12 },
  ],
});

it('a review comes back for its game and no other, to four places', () => {
  keepReview(gameOf('hop 1', 'hop 2'), reviewOf(2, 1 / 3));
  expect(reviewKept(gameOf('hop 1', 'hop 2'))).toEqual(reviewOf(2, 0.3333));
  expect(reviewKept(gameOf('hop 2', 'hop 1'))).toBeNull();
  expect(reviewKept({ ...gameOf('hop 1', 'hop 2'), options: ['far'] })).toBeNull();
});

it('the latest four are kept, and none that would leave no room for games', () => {
  for (const last of ['1', '2', '3', '4', '5']) keepReview(gameOf(last), reviewOf(1));
  expect(['1', '2', '5'].map((last) => reviewKept(gameOf(last)) !== null)).toEqual([false, true, true]);
  const long = gameOf(...Array.from({ length: 60_000 }, () => 'hop'));
  keepReview(long, reviewOf(60_000));
  expect(reviewKept(long)).toBeNull();
  expect(reviewKept(gameOf('5'))).not.toBeNull();
});

it('what somebody else has kept there is no review', () => {
  const record = gameOf('hop 1');
  keepReview(record, reviewOf(1));
  const [[name = '', text = ''] = []] = [...texts];
  for (const odd of [
    'nonsense',
    '{}',
    '[1, {}]',
    text.replace('"curves":[[', '"curves":[["'),
    text.slice(1),
  ]) {
    texts.set(name, odd);
    expect(reviewKept(record)).toBeNull();
  }
  texts.set(name, text);
  expect(reviewKept(record)).toEqual(reviewOf(1));
});
