import { expect, it } from 'vitest';
import type { AnyGame } from '../../../src/referee/erased-types.ts';
import { diceRace } from '../../../tests/made-up/rules-only/dice-race.ts';
import { merged, readStudy, type StudyFile } from './study-file.ts';
import {
  casesOf,
  FORM,
  lineOf,
  placeOf,
  shardOf,
  variedFaults,
  type Plan,
  type StudyGame,
} from './study-plan.ts';
import { makersFor, studyGame } from './study-game.ts';
import { wilson } from './findings.ts';

const PLAN: Plan = {
  study: FORM,
  game: 'stepping-stones',
  rules: '1',
  seed: '1',
  games: 100,
  players: ['random'],
  samples: null,
  options: [],
  vary: [],
};

const game = (n: number): StudyGame => ({
  n,
  seats: [0, 0],
  first: 0,
  winners: [n % 2],
  totals: null,
  moves: n,
  kinds: [{ hop: n }, {}],
  of: 0,
  decided: {},
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

it('64 machines play what one plays, to the byte', () => {
  const game = diceRace as unknown as AnyGame;
  const plan: Plan = { ...PLAN, game: game.id, games: 70, players: ['random', 'recruit'], samples: 2 };
  const studied = { game, hints: {}, makers: makersFor(game, {}, {}, plan.samples) };
  const played = (part: number, parts: number): string => {
    const { from, to } = shardOf(plan.games, part, parts);
    const games = Array.from({ length: to - from + 1 }, (_, index) => studyGame(studied, plan, from + index));
    return lineOf(plan) + games.map((one) => (one.ok ? lineOf(one.value) : one.faults.join())).join('');
  };
  const shards = Array.from(
    { length: 64 },
    (_, index) => [`part ${index}`, read(played(index + 1, 64))] as const,
  );
  expect(merged(new Map(shards.toReversed()))).toMatchObject({ whole: played(1, 1) });
});

it('each set-up is played with every set of figures, and from every side with each', () => {
  const plan: Plan = {
    ...PLAN,
    players: ['random', 'recruit'],
    vary: [
      { figure: 'a', from: 1, to: 2 },
      { figure: 'b', from: 5, to: 7 },
    ],
  };
  expect(casesOf(plan)).toHaveLength(6);
  expect(casesOf(plan)[5]).toEqual({ a: 2, b: 7 });
  const places = Array.from({ length: 12 }, (_, index) => placeOf(plan, index + 1));
  expect(places.every(({ round }) => round === 1)).toBe(true);
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(12);
  expect(placeOf(plan, 13)).toEqual({ round: 2, kase: 0, turned: 0 });
});

it('what cannot be varied is told why', () => {
  const figures = [{ id: 'a', least: 1, most: 9, usual: 3 }];
  const faults = (from: number, to: number, figure = 'a') => variedFaults([{ figure, from, to }], figures);
  expect(faults(1, 9)).toEqual([]);
  expect(faults(1, 2, 'b')).toEqual(['there is no figure "b"']);
  expect(faults(0, 2)).toEqual(['a goes from 1 to 9 at most']);
  expect(faults(4, 2)).toEqual(['a goes from the lower to the higher, as in a=2..4']);
});

it('a line that was cut off is no game yet, and what is no study is told why', () => {
  const cut = read(part(1, 5).slice(0, -4));
  expect(cut.games).toHaveLength(4);
  expect(cut.whole).toBe(part(1, 4));
  expect(readStudy('{"hello": 1}\n')).toBe('its first line does not say what is studied');
  expect(readStudy(`${lineOf(PLAN)}{"n": "one"}\n`)).toBe('line 2 is no game');
  expect(readStudy(lineOf({ ...PLAN, study: 1 }))).toContain('form 1');
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

it('tells how far a share that was counted can be trusted', () => {
  // The example of Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
  const { from, to } = wilson(81, 263);
  expect(from).toBeCloseTo(0.2553, 4);
  expect(to).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 20).from).toBe(0);
  expect(wilson(0, 20).to).toBeCloseTo(0.1611, 4);
});

it('knows nothing where nothing was counted', () => {
  expect(wilson(0, 0)).toEqual({ from: 0, to: 1 });
});
