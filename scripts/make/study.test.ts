import { expect, it } from 'vitest';
import { lineOf, merged, readStudy, shardOf, type Plan, type StudyFile, type StudyGame } from './study.ts';

const PLAN: Plan = {
  ...{ study: 1, game: 'stepping-stones', rules: '1', seed: '1', games: 100, players: ['random'] },
  ...{ samples: null, options: [] },
};

const game = (n: number): StudyGame => ({
  ...{ n, seats: [0, 0], first: 0, winners: [n % 2], totals: null, moves: n, kinds: [{ hop: n }, {}] },
});

const part = (from: number, to: number, plan = PLAN): string =>
  lineOf(plan) + Array.from({ length: to - from + 1 }, (_, index) => lineOf(game(from + index))).join('');

function read(text: string): StudyFile {
  const file = readStudy(text);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

it('64 shards, merged in any order, are the study to the byte', () => {
  const shards = Array.from({ length: 64 }, (_, index) => {
    const { from, to } = shardOf(100, index + 1, 64);
    return [`part ${index}`, read(part(from, to))] as const;
  });
  for (const order of [shards, shards.toReversed(), [...shards.slice(31), ...shards.slice(0, 31)]]) {
    expect(merged(new Map(order))).toMatchObject({ whole: part(1, 100) });
  }
});

it('a line that was cut off is no game yet, and what is no study is told why', () => {
  const cut = read(part(1, 5).slice(0, -4));
  expect(cut.games).toHaveLength(4);
  expect(cut.whole).toBe(part(1, 4));
  expect(readStudy('{"hello": 1}\n')).toBe('its first line does not say what is studied');
  expect(readStudy(`${lineOf(PLAN)}{"n": "one"}\n`)).toBe('line 2 is no game');
  expect(readStudy(`${lineOf(PLAN)}nothing\n`)).toBe('line 2 is no JSON');
});

it('shards that overlap, or of another study, are not merged', () => {
  const files = (other: string) =>
    new Map([
      ['a', read(part(1, 5))],
      ['b', read(other)],
    ]);
  expect(merged(files(part(5, 9)))).toBe('game 5 is in a and in b');
  expect(merged(files(part(6, 9, { ...PLAN, seed: '2' })))).toBe('b is a part of another study than a');
});
