import { expect, it } from 'vitest';
import type { Decision, Review } from './look-back.ts';
import { lossesIn } from './loss.ts';

const decision = (at: number, player: number, cost: number): Decision => ({
  at,
  player,
  cost,
  made: 0.5 - cost,
  most: 0.5,
  better: 'run',
  then: [],
  why: [],
  samples: 160,
});

/** A game of two that the second side has won, or not quite. */
const review = (end: number): Review => ({
  teams: [[0], [1]],
  curves: [
    [0.5, 0.55, 0.2, 0.25, end],
    [0.5, 0.45, 0.8, 0.75, 1 - end],
  ],
  luck: [
    [0, -0.04, 0, 0],
    [0, 0.04, 0, 0],
  ],
  accounts: [
    { from: 0.5, to: end, lots: -0.06, deals: 0.02, decisions: end - 0.46, lost: 0.5 },
    { from: 0.5, to: 1 - end, lots: 0.06, deals: -0.02, decisions: 0.46 - end, lost: 0 },
  ],
  decisions: [decision(0, 0, 0.05), decision(1, 1, 0.3), decision(2, 0, 0.12), decision(3, 0, 0.01)],
});

it('tells of a lost game what luck took, with which move most was lost, and which decisions cost most', () => {
  const [loss, ...others] = lossesIn(review(0));
  expect(others).toEqual([]);
  expect(loss).toMatchObject({ team: 0, from: 0.5, to: 0, turn: { at: 1, from: 0.5, to: 0.2 } });
  expect(loss?.luck).toBeCloseTo(-0.04);
  // Those of the other side, and those that cost next to nothing, are no reasons.
  expect(loss?.costly.map(({ at }) => at)).toEqual([2, 0]);
});

it('says nothing of a game in which both came out alike, and names no turn where there was none', () => {
  expect(lossesIn(review(0.45))).toEqual([]);
  const flash = {
    ...review(0),
    curves: [
      [0.4, 0.9, 0.38, 0.36, 0.2],
      [0.6, 0.1, 0.62, 0.64, 0.8],
    ],
  };
  expect(lossesIn(flash)[0]?.turn).toMatchObject({ at: 3 });
  const slow = {
    ...review(0),
    curves: [
      [0.1, 0.05, 0],
      [0.9, 0.95, 1],
    ],
  };
  expect(lossesIn(slow)[0]?.turn).toBeNull();
});
