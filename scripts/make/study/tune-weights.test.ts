import { expect, it } from 'vitest';
import { diceRace, START, type Race, type RaceMove } from '../../../tests/made-up/rules-only/dice-race.ts';
import type { AnyGame } from '../../../src/referee/erased-types.ts';
import type { Hints, Tuning } from '../../../src/referee/search/heuristics.ts';
import { byLot } from '../contest.ts';
import { tunedRound, type Bout, type Weighing } from './tune-weights.ts';

const game = diceRace as unknown as AnyGame;

/** Players that run or rest, whichever weighs more; whoever rests never wins the race. */
const by = ({ run = 0, rest = 0 }: Weighing): Hints =>
  ({
    prior: (_: Race, moves: readonly RaceMove[]) => moves.map((move) => (move === 'run' ? run : rest)),
  }) as Hints;

const WEIGHTS = { run: 0.4, rest: 0.6, idle: 0.5, off: 0 };
const tuning: Tuning = { weights: WEIGHTS, by };
const bout: Bout = { game, tuning, rival: () => byLot(game), setUp: () => START };

/** Plays rounds of 40 games, each from the weights of the one before. */
function tuned(rounds: number, seed: string): readonly { weights: Weighing; share: number }[] {
  const all: { weights: Weighing; share: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const found = tunedRound(bout, all.at(-1)?.weights ?? WEIGHTS, 40, `${seed}/${round}`);
    if (!found.ok) throw new Error(found.faults.join());
    all.push(found.value);
  }
  return all;
}

it('weights come to win more, round by round, and one that is 0 stays off', () => {
  const rounds = tuned(4, 'race');
  const last = rounds.at(-1);
  expect(last?.weights['run']).toBeGreaterThan(last?.weights['rest'] ?? Infinity);
  expect(last?.share).toBeGreaterThan((rounds[0]?.share ?? 1) + 0.2);
  expect(last?.weights['off']).toBe(0);
});

it('the same seed finds the same weights again', () => {
  expect(tuned(2, 'one')).toEqual(tuned(2, 'one'));
  expect(tuned(2, 'other')).not.toEqual(tuned(2, 'one'));
});

it('a game that does not end is named by its seed', () => {
  const idle = { ...bout, rival: () => () => 'rest', tuning: { weights: { rest: 1 }, by } };
  const found = tunedRound(idle, { rest: 1 }, 2, 'idle');
  expect(found.ok ? [] : found.faults).toEqual([
    expect.stringMatching(/^the game of seed "idle\/0" has not ended after \d+ moves$/),
  ]);
});
