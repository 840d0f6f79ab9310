import { describe, expect, it } from 'vitest';
import { steppingStones, type Stones } from '../../../tests/made-up/src/games/stepping-stones/rules/game.ts';
import { turnSearch, type Task } from './turn-planning.ts';

const at = (green: number, brown: number, hands: Stones['hands']): Stones => ({
  far: false,
  at: [green, brown],
  hands,
  turn: 0,
});
const task = (more: Partial<Task<Stones>>): Task<Stones> => ({
  seat: 0,
  within: [],
  outlasts: false,
  isReached: (position) => position.at[0] === 3,
  ...more,
});
const hops = (found: readonly { readonly hops: number }[] | null) => found?.map((move) => move.hops);

describe('all that one turn can come to', () => {
  it('is known by every first move with which it can be done', () => {
    const position = at(1, 0, [
      [1, 2],
      [1, 2],
    ]);
    expect(hops(turnSearch(steppingStones, task({}), 99).openings(position))).toEqual([2]);
    const either = task({ isReached: ({ at: [green] }) => green > 1 });
    expect(hops(turnSearch(steppingStones, either, 99).openings(position))).toEqual([1, 2]);
  });

  it('has to hold whatever the others do in their turn, where it has to outlast that', () => {
    const behind = (outlasts: boolean) => task({ outlasts, isReached: (position) => position.at[1] < 4 });
    const position = at(0, 2, [
      [1, 2],
      [1, 2],
    ]);
    expect(hops(turnSearch(steppingStones, behind(false), 99).openings(position))).toEqual([1, 2]);
    expect(hops(turnSearch(steppingStones, behind(true), 99).openings(position))).toEqual([]);
    const search = turnSearch(steppingStones, behind(true), 99);
    const theirs = { ...position, turn: 1 } as const;
    expect(search.answer(theirs, 'theirs')).toEqual({ hops: 2 });
  });

  it('is not known where the game may come back to where it was, and go round for ever', () => {
    const round: Parameters<typeof turnSearch<number, string>>[0] = {
      toAct: () => 0,
      turnRule: () => '',
      moves: (position) => (position === 0 ? ['there'] : ['back']),
      play: (position) => 1 - position,
    };
    const never: Task<number> = { seat: 0, within: [], outlasts: false, isReached: () => true };
    expect(turnSearch(round, never, 99).openings(0)).toBeNull();
  });

  it('is known where one of the ways comes back to where it was, and another leads there', () => {
    const round: Parameters<typeof turnSearch<string, string>>[0] = {
      toAct: (position) => (position === 'end' ? null : 0),
      turnRule: () => '',
      moves: (position) => (position === 'here' ? ['there'] : ['here', 'end']),
      play: (_, move) => move,
    };
    const ending: Task<string> = { seat: 0, within: [], outlasts: false, isReached: (at) => at === 'end' };
    expect(turnSearch(round, ending, 99).openings('here')).toEqual(['there']);
  });

  it('ends its search where ever more ways only go round', () => {
    const round: Parameters<typeof turnSearch<number, number>>[0] = {
      toAct: () => 0,
      turnRule: () => '',
      moves: () => Array.from({ length: 30 }, (_, to) => to),
      play: (_, move) => move,
    };
    const never: Task<number> = { seat: 0, within: [], outlasts: false, isReached: () => true };
    const search = turnSearch(round, never, 500);
    expect(search.canBeDone(30, 'own')).toBeNull();
    expect(search.looked()).toBeLessThanOrEqual(500);
  });

  it('is not known where more would have to be looked at than is allowed', () => {
    expect(
      turnSearch(steppingStones, task({}), 0).openings(
        at(1, 0, [
          [1, 2],
          [1, 2],
        ]),
      ),
    ).toBeNull();
  });
});
