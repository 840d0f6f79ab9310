/** Two referees of The Fog of War that share no rule: the engine, and one written from the sentences alone. */
import { expect, test } from 'vitest';
import { fogOfWar } from '../../../src/games/fog-of-war/game.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/fog-of-war/options.ts';
import type { War } from '../../../src/games/fog-of-war/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance.ts';
import { DAY, LONG } from '../../lot.ts';
import { chosen } from './choosing.ts';
import { sameBy } from './comparing.ts';

const POSITIONS = LONG ? 50_000 : 3_000;

/** Rules that a table may add; the others are other readings. */
const ADVANCED: readonly OptionId[] = [
  ...([
    'supply-and-defence',
    'sea-supply',
    'straits',
    'shore-bombardment',
    'air-support',
    'side-bids',
  ] as const),
];

const setUp = (on: readonly OptionId[]): War => {
  const first = fogOfWar.setUp(on, chanceOf('first'));
  if (!first.ok) throw new Error('The Fog of War cannot be set up');
  return first.value;
};

/** No option, each alone, all advanced rules, and then any. */
function optionsBy(game: number, lot: (sides: number) => number): readonly OptionId[] {
  const which = game % (OPTION_IDS.length + 6);
  if (which === 0) return [];
  if (which <= OPTION_IDS.length) return OPTION_IDS.filter((_, index) => index === which - 1);
  return which === OPTION_IDS.length + 1 ? ADVANCED : OPTION_IDS.filter(() => lot(3) === 0);
}

test('both referees agree on every move and every position of whole games', { timeout: 3_600_000 }, () => {
  const lot = lotsOf(`${DAY} fog-of-war`);
  const begin = LONG ? 0 : lot(OPTION_IDS.length + 6);
  let [positions, games, ended] = [0, 0, 0];
  for (; positions < POSITIONS; games++) {
    let position: War | null = setUp(optionsBy(begin + games, lot));
    while (position !== null && positions < POSITIONS) {
      positions += 1;
      position = sameBy(position, (moves) => chosen(moves, lot));
    }
    if (position === null) ended += 1;
  }
  expect(games).toBeGreaterThan(1);
  expect(ended).toBeGreaterThan(0);
});
