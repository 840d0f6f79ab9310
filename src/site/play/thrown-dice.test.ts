/** What dice show is told in words, since they lie on the board for a moment only. */
import { describe, expect, it } from 'vitest';
import { LOOPGRAVEN } from '../../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../../games/street-armour/index.ts';
import { chanceOf } from '../../referee/chance/random.ts';
import { playout } from '../../referee/playout.ts';
import { thrownIn } from './thrown-dice.tsx';

/** Enough for a throw of each kind. */
const MOVES = 400;

describe.each([
  ['Loopgraven', LOOPGRAVEN],
  ['Street Armour', STREET_ARMOUR],
] as const)('%s', (_, { referee }) => {
  it('tells the number on each die that is thrown', async () => {
    const [game, { happenings }] = await Promise.all([referee.game(), referee.scenery()]);
    const first = game.setUp([], chanceOf('dice'));
    if (!first.ok) throw new Error(first.faults.join());
    const thrown = new Set<number>();
    playout(game, first.value, 'dice', MOVES, ({ before, move, after }) => {
      const dice = game.toAct(before) === 'chance' ? thrownIn(game.print(before, move)) : [];
      if (dice.length === 0) return;
      thrown.add(dice.length);
      const told = happenings(before, move, after).flatMap(({ what, aside }) => (aside ? [] : [what]));
      expect(
        dice.filter((die) => !new RegExp(`\\b${die}\\b`).test(told.join('; '))),
        told.join('; '),
      ).toEqual([]);
    });
    expect(thrown.size).toBeGreaterThan(0);
  });
});
