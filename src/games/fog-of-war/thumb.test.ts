/** The rule of thumb for The Fog of War knows its side's cards alone, and beats whoever plays by lot. */
import { expect, it } from 'vitest';
import { chanceOf } from '../../referee/chance.ts';
import { byLot, contest } from '../../referee/player.ts';
import { fogOfWar } from './game.ts';
import { thumb } from './thumb.ts';

const lot = byLot(fogOfWar);
/** More moves than a game takes. */
const MOST = 20_000;

it.each([
  ['the Axis', [thumb, lot], 0],
  ['the Allies', [lot, thumb], 1],
] as const)('wins as %s against a player by lot', (_, players, seat) => {
  for (const seed of ['one', 'two', 'three']) {
    const begun = fogOfWar.setUp([], chanceOf(seed));
    if (!begun.ok) throw new Error(begun.faults.join());
    expect(contest(fogOfWar, begun.value, players, seed, MOST)?.winners).toEqual([seat]);
  }
});
