import { describe, expect, it } from 'vitest';
import { followed } from '../../../site/round-and-score/device.ts';
import {
  TANK_PAD as victoryTankPad,
  TANK_TRACKER as tracker,
} from '../../../../tests/victory-tank/in-words.ts';
import type { Entries } from '../../../referee/table/score-pad.ts';
import { ARMY_NAMES } from '../rules/position.ts';
import { randomGame } from '../../../../tests/victory-tank/random-games.ts';
import { score } from '../rules/outcome.ts';

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

const { reckon } = victoryTankPad;

const result = (entries: Entries, on: readonly string[] = []) => {
  const found = reckon(entries, on);
  if (!found.ok) throw new Error(found.faults.map(({ message }) => message).join('; '));
  return found.value;
};
const faults = (entries: Entries) => {
  const found = reckon(entries, []);
  return found.ok ? [] : found.faults.map(({ place, message, rule }) => `${place}: ${message} (${rule})`);
};

describe('the score pad', () => {
  it('scores crates, most soldiers, bunkers and the tank', () => {
    const { totals, winners, lines } = result({
      'crates-red': 3,
      'foot-red': 4,
      'bunkers-red': 1,
      'crates-gray': 2,
      'foot-gray': 2,
      tank: 2,
      crew: 3,
    });
    expect(lines.map(({ points }) => points)).toEqual([
      [3, 2],
      [0, 1],
      [3, 0],
      [0, 5],
    ]);
    expect([totals, winners]).toEqual([[6, 8], [1]]);
  });

  it('leaves the crew out where the table plays crew-out', () => {
    const entries = { 'foot-red': 4, 'foot-gray': 2, tank: 2, crew: 3 };
    expect(result(entries).lines[1]?.points).toEqual([0, 1]);
    expect(result(entries, ['crew-out']).lines[1]?.points).toEqual([1, 0]);
  });

  it('breaks a tie by soldiers, then by the active player card, and says so rule by rule', () => {
    const bySoldiers = result({ 'crates-red': 1, 'foot-red': 2, 'crates-gray': 2, 'foot-gray': 1 });
    expect(result({ 'crates-red': 1 }).because.map(({ rule }) => rule)).toEqual(['E2f']);
    expect(bySoldiers.because.map(({ rule }) => rule)).toEqual([null, 'E3']);
    expect(bySoldiers.winners).toEqual([0]);
    const byCard = result({ active: 1 });
    expect(byCard.because.at(-1)).toEqual({
      says: 'red wins: gray holds the active player card',
      rule: 'E3a',
    });
    expect(result({ active: 0 }).winners).toEqual([1]);
  });

  it('names every reason why there can be no such table', () => {
    expect(
      faults({ 'crates-red': 5, 'crates-gray': 5, 'foot-red': 9, tank: 1, crew: 2, 'bunkers-gray': 2 }),
    ).toEqual([
      'crates-gray: that is 10 crates, and there are only 9 (K4)',
      'foot-red: that is 11 soldiers of red, and there can only be 10 (R1a)',
      'bunkers-gray: to hold 2 bunkers gray needs a soldier on foot in each, and has none (R2)',
    ]);
    expect(faults({ tank: 1 })).toEqual(['crew: red cannot control a tank without crew (M8)']);
    expect(faults({ crew: 1 })).toEqual(['tank: with 1 soldier inside, somebody controls the tank (M3)']);
  });

  it('comes to what the referee says at the end of games', () => {
    for (let game = 0; game < 20; game++) {
      const last = randomGame(`pad-${game}`, [], () => undefined);
      const sheet = score(last);
      const counted = (of: string, counts: readonly number[] = []) =>
        ARMY_NAMES.map((army, index) => [`${of}-${army}`, counts[index] ?? 0]);
      const entries: Entries = {
        ...Object.fromEntries([
          ...counted('crates', last.taken),
          ...counted('bunkers', sheet.lines[2]?.counts),
          ...counted(
            'foot',
            last.foot.map((fields) => fields.reduce((sum, count) => sum + count, 0)),
          ),
        ]),
        tank: last.tank?.army === 0 ? 1 : last.tank?.army === 1 ? 2 : 0,
        crew: last.tank?.crew ?? 0,
        active: last.active,
      };
      const { totals, winners } = result(entries);
      expect([totals, winners]).toEqual([sheet.totals, [sheet.winner]]);
    }
  });
});
