import { describe, expect, it } from 'vitest';
import { followed } from '../../referee/tracker.ts';
import { TANK_TRACKER as tracker } from '../../../tests/victory-tank/in-words.ts';

const after = (presses: readonly string[], on: readonly string[] = []) => {
  const course = followed(tracker, on, presses);
  expect(course.presses).toEqual(presses);
  return tracker.shows(course.state);
};

const PLACED = ['drafted', 'placed', 'placed', 'refilled'];
const SPENT = ['pay 5', 'done', 'pay 5', 'done'];
const ROUND = [...PLACED, ...SPENT];
const rounds = (count: number): string[] => [
  'first red',
  ...Array.from({ length: count }, (_, index) => (index === 0 ? ROUND : ['next', ...ROUND])).flat(),
];

describe('the round at the table', () => {
  it('asks who begins, and then has the active player draft and place first', () => {
    expect(after([])).toMatchObject({ round: 1, active: null, turn: null, now: { rules: ['S7'] } });
    expect(after(['first gray'])).toMatchObject({ active: 1, turn: 1, now: { rules: ['F1'] } });
    expect(after(['first gray', 'drafted'])).toMatchObject({ turn: 1, now: { rules: ['F2', 'G4'] } });
    expect(after(['first gray', 'drafted', 'placed']).turn).toBe(0);
  });

  it('has the players pay by the track, one action a turn', () => {
    const paid = after(['first red', ...PLACED, 'pay 2']);
    expect(paid).toMatchObject({ turn: 0, marks: [[3, 5]] });
    expect(paid.now.says).toContain('2 points');
    expect(after(['first red', ...PLACED, 'pay 2', 'done'])).toMatchObject({ turn: 1, marks: [[3, 5]] });
    const marks = after(['first red', ...PLACED, 'pay 2', 'done', 'pay 3', 'done']).presses;
    expect(marks.map(({ track }) => track && track.mark)).toEqual([2, 1, 0, null]);
  });

  it('lets one player go on alone when the other is out of points', () => {
    const alone = after(['first red', ...PLACED, 'pay 5', 'done', 'pay 1', 'done']);
    expect(alone).toMatchObject({ turn: 1, marks: [[0, 4]], now: { rules: ['C2a', 'C3'] } });
  });

  it('takes the points of a player who can do nothing, and asks twice before', () => {
    const { presses } = after(['first red', ...PLACED]);
    expect(presses.filter(({ sure }) => sure).map(({ id }) => id)).toEqual(['forfeit']);
    expect(after(['first red', ...PLACED, 'forfeit'])).toMatchObject({ turn: 1, marks: [[0, 5]] });
  });

  it('turns to the next round only when the new active player says so', () => {
    const end = after(rounds(1));
    expect(end).toMatchObject({ round: 1, active: 1, now: { rules: ['E1'] } });
    expect(end.presses).toEqual([expect.objectContaining({ id: 'next', player: 1, sure: true })]);
    expect(after([...rounds(1), 'next'])).toMatchObject({ round: 2, turn: 1 });
  });

  it('ends after seven rounds, the card handed on once more unless the table plays card-stays', () => {
    expect(after(rounds(7))).toMatchObject({ round: 7, over: true, active: 1, presses: [] });
    expect(after(rounds(7), ['card-stays'])).toMatchObject({ over: true, active: 0 });
  });

  it('follows what was kept as far as it makes sense', () => {
    expect(followed(tracker, [], ['first red', 'drafted', 'nonsense', 'placed']).presses).toEqual([
      'first red',
      'drafted',
    ]);
  });
});
