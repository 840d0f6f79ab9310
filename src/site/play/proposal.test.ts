/** What is proposed is called by what is done, and not by its price alone. */
import { expect, it } from 'vitest';
import { STREET_ARMOUR } from '../../../cards/street-armour/shelf-game.ts';
import { VICTORY_TANK } from '../../../cards/victory-tank/shelf-game.ts';
import { playout } from '../../referee/playout.ts';
import { chanceOf } from '../../referee/chance.ts';

it('names the action that a point of it goes on with', async () => {
  const [game, { grips }] = await Promise.all([VICTORY_TANK.referee.game(), VICTORY_TANK.referee.scenery()]);
  const first = game.setUp([], chanceOf('proposed'));
  if (!first.ok || grips === undefined) throw new Error('a game without grips');
  const told = new Set<string>();
  playout(game, first.value, 'proposed', 300, ({ before, move }) => {
    if (/^(step|deploy|battle) /.test(game.print(before, move))) told.add(grips.tells(before, [move]).says);
  });
  expect(
    [...told].filter((says) => !/^(Move on|Recruit|Attack): \d points?, (\d left|the last one)$/.test(says)),
  ).toEqual([]);
  expect([...told]).toContain('Move on: 1 point, the last one');
});

it('says in plain words where a tank begins, and who is next', async () => {
  const { referee } = STREET_ARMOUR;
  const [game, { happenings }] = await Promise.all([referee.game(), referee.scenery()]);
  const first = game.setUp([], chanceOf('set up'));
  if (!first.ok) throw new Error(first.faults.join());
  const told: string[] = [];
  playout(game, first.value, 'set up', 40, ({ before, move, after }) => {
    if (game.print(before, move).startsWith('put '))
      told.push(...happenings(before, move, after).map(({ what }) => what));
  });
  expect(told).toContain('tanks begin in the two columns at West’s end');
  expect(told).toContain('the sides take turns: East is next');
});
