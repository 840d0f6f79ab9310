import { expect, it } from 'vitest';
import { chanceOf } from '../../../referee/chance/random.ts';
import { opponentOf } from '../../../referee/search/search.ts';
import { contest } from '../../../../scripts/make/contest.ts';
import { victoryTank as game } from '../rules/judge.ts';
import { MAX_GAME_LENGTH } from '../rules/core-game.ts';
import { planner } from './baseline.ts';
import { victoryTankHints } from './search-hints.ts';
import { PLAIN, TUNED, weighingOf } from './weighing.ts';

const GAMES = 30;

/** Games that the best prior alone wins against the planner, by some weights. */
function wonBy(weights: typeof PLAIN): number {
  const { sight: _, ...hints } = victoryTankHints.tuning?.by(weights) ?? {};
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const first = game.setUp([], chanceOf(`weighed ${n >> 1}`));
    if (!first.ok) throw new Error(first.faults.join());
    const mine = n % 2;
    const me = opponentOf({ game, hints }, { samples: 1, slips: 1 });
    const seated = mine === 0 ? [me, planner] : [planner, me];
    const outcome = contest(game, first.value, seated, `weighed ${n}`, MAX_GAME_LENGTH);
    if (outcome?.winners.includes(mine) === true) won++;
  }
  return won;
}

it('weights found by play win more games of the planner than those set by hand', () => {
  const [tuned, plain] = [wonBy(TUNED), wonBy(PLAIN)];
  expect(tuned).toBeGreaterThan(plain);
  expect(tuned).toBeGreaterThan(0.6 * GAMES);
});

it('a share that is tuned never comes to a whole, and what is not named stays', () => {
  const weighing = weighingOf({ fade: 1.4, crates: 2 });
  expect([weighing.fade, weighing.crates, weighing.tank]).toEqual([0.98, 2, TUNED.tank]);
});
