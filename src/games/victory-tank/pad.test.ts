import { describe, expect, it } from 'vitest';
import type { Entries } from '../../referee/pad.ts';
import { TANK_PAD as victoryTankPad } from '../../../tests/victory-tank/in-words.ts';
import { ARMY_NAMES } from './position.ts';
import { randomGame } from './testing/random-games.ts';
import { score } from './score.ts';

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
