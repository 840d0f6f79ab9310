import { describe, expect, it } from 'vitest';
import { isCloseToFirst } from './scores.ts';

describe('labels of rounds under a chart, on a phone', () => {
  const rounds = [1, 2, 3, 4].map((round, index) => ({ round, move: [4, 10, 40, 90][index] ?? 0 }));
  const hidden = (moves: number) =>
    rounds.filter((mark) => isCloseToFirst(rounds, mark, moves)).map(({ round }) => round);

  it('leave out those that would lie on “Round 1”, however long the game is', () => {
    expect(hidden(100)).toEqual([2]);
    expect(hidden(400)).toEqual([2, 3, 4]);
    expect(hidden(20)).toEqual([]);
  });

  it('always keep the first', () => {
    expect(hidden(100_000)).not.toContain(1);
  });
});
