import { expect, it } from 'vitest';
import { decisionsIn } from '../contest.ts';
import type { AnyGame } from '../../../src/referee/erased-types.ts';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import { diceRace, LAST_MARK, START, type Race } from '../../../tests/made-up/rules-only/dice-race.ts';
import { luckOf, withoutLuck } from './luck.ts';

const game = diceRace as unknown as AnyGame;

/** How far the first team is ahead, from 0 to 1, a roll of the die included. */
const value = (position: unknown): number => {
  const { at, turn, die } = position as Race;
  const run = (seat: number): number => (at[seat] ?? 0) + (seat === turn ? (die ?? 0) : 0);
  return Math.min(1, Math.max(0, 0.5 + (Math.max(run(0), run(2)) - run(1)) / (2 * LAST_MARK)));
};

it('luck is what the die gave beyond its average, and none where nobody rolls', () => {
  const meter = luckOf(game, { value }, 0, 'seed');
  // The die shows 1, 2, 3 in three, two and one of six throws: 5/3 on the average.
  meter?.watch(START, { roll: 3 });
  expect(meter?.sum()).toBeCloseTo((3 - 5 / 3) / (2 * LAST_MARK));
  meter?.watch({ ...START, die: 1 }, 'run');
  expect(meter?.sum()).toBeCloseTo((3 - 5 / 3) / (2 * LAST_MARK));
  expect(luckOf(game, {}, 0, 'seed')).toBeNull();
});

it('with luck apart results say the same, and surer', () => {
  const all = Array.from({ length: 400 }, (_, number) => {
    const meter = luckOf(game, { value }, 1, `${number}`);
    const decisions = decisionsIn(game, START, `${number}`, 100, meter?.watch);
    let next = decisions.next();
    const lot = lotsOf(`move ${number}`);
    while (next.done !== true) next = decisions.next(lot(4) > 0 ? 'run' : 'rest');
    return { result: next.value?.winners.includes(1) === true ? 1 : 0, luck: -(meter?.sum() ?? 0) };
  });
  const share = all.reduce((sum, { result }) => sum + result, 0) / all.length;
  const apart = withoutLuck(all);
  const plain = withoutLuck(all.map(({ result }) => ({ result, luck: 0 })));
  expect(plain?.at).toBeCloseTo(share);
  expect(Math.abs((apart?.at ?? 0) - share)).toBeLessThan(0.03);
  expect((apart?.to ?? 1) - (apart?.from ?? 0)).toBeLessThan(0.95 * ((plain?.to ?? 1) - (plain?.from ?? 0)));
  expect(withoutLuck(all.slice(0, 7))).toBeNull();
});
