import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../referee/chance.ts';
import { byLot, contest, type Player } from '../../referee/player.ts';
import { BOUND } from './bound.ts';
import { victoryTank } from './game.ts';
import { greedy } from './greedy.ts';
import type { Move } from './move.ts';
import { observe, resample, type Observation } from './observe.ts';
import { OPTION_IDS, type OptionId } from './options.ts';
import { planner } from './planner.ts';
import type { Position } from './position.ts';

const first = (seed: string, on: readonly OptionId[] = []): Position => {
  const set = victoryTank.setUp(on, chanceOf(seed));
  if (!set.ok) throw new Error(set.faults.join());
  return set.value;
};

/** The planner, held to the rules at every move. */
const watched: Player<Observation, Move> = (seen, seed) => {
  const move = planner(seen, seed);
  expect(victoryTank.judge(resample(seen, 'elsewhere'), move).allowed).toBe(true);
  return move;
};

describe('the planner', () => {
  it.each([
    ['with no option', []],
    ['with every option', OPTION_IDS],
  ] as const)('makes only legal moves, to the end of the game, %s', (_, on) => {
    for (const seed of ['one', 'two']) {
      expect(contest(victoryTank, first(seed, on), [watched, watched], seed, BOUND)).not.toBeNull();
    }
  });

  it('decides alike whatever lies in the hands it does not see', () => {
    let position = first('hidden');
    for (let move = 0; move < 60 && position.player !== null; move++) {
      const seen = observe(position, position.player);
      const chosen = planner(seen, `${move}`);
      expect(planner(observe(resample(seen, 'dealt otherwise'), position.player), `${move}`)).toEqual(chosen);
      position = victoryTank.play(position, chosen);
    }
  });

  it.each([
    ['random', byLot(victoryTank)],
    ['greedy', greedy],
  ] as const)('beats %s play from either side', (_, rival) => {
    const won = ['a', 'b', 'c'].flatMap((seed) => [
      contest(victoryTank, first(seed), [planner, rival], seed, BOUND)?.winners.includes(0),
      contest(victoryTank, first(seed), [rival, planner], seed, BOUND)?.winners.includes(1),
    ]);
    expect(won.filter((one) => one).length).toBeGreaterThanOrEqual(5);
  });

  it('does not give up its points because it is behind', () => {
    let position = first('behind', ['pass']);
    while (position.stage !== 'command') {
      const [move] = victoryTank.moves(position);
      if (move === undefined) throw new Error('nobody comes to command');
      position = victoryTank.play(position, move);
    }
    const { player } = position;
    if (player === null) throw new Error('nobody decides');
    const behind: Position = { ...position, taken: player === 0 ? [0, 9] : [9, 0] };
    expect(planner(observe(behind, player), 'behind')).toMatchObject({ kind: 'announce' });
  });
});
