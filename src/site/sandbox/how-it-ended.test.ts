/** Who has won is said of those who play. */
import { expect, it } from 'vitest';
import { LOOPGRAVEN } from '../../../cards/loopgraven/shelf-game.ts';
import { standing } from '../../../scripts/cli/referees.ts';
import { playout } from '../../referee/playout.ts';
import { beginPlay, made, positionOf } from '../play/play.ts';
import { howItEnded } from './how-it-ended.ts';

/** A short game of so many players, played by lot to its end. */
async function ended(players: 2 | 4) {
  const [game, scenery] = await Promise.all([LOOPGRAVEN.referee.game(), LOOPGRAVEN.referee.scenery()]);
  const begun = beginPlay(game, [], 'ended');
  if (!begun.ok) throw new Error(begun.faults.join());
  const settled = ['length short', `players ${players}`].reduce((play, words) => {
    const move = game.parse(positionOf(play), words);
    if (!move.ok) throw new Error(move.faults.join());
    return made(game, play, move.value);
  }, begun.value);
  const { last } = playout(game, positionOf(settled), 'ended', null);
  return { game, scenery, last };
}

it('names of a side that has won only whoever plays', async () => {
  const { game, scenery, last } = await ended(2);
  expect(game.outcome(last)?.winners).toHaveLength(2);
  expect(howItEnded({ game, scenery }, null, last, [])?.winners).toHaveLength(1);
  expect(standing({ game, scenery }, last)).toMatch(/: (red|gray) wins\.$/);
});

it('names both of a side where four play', async () => {
  const { game, scenery, last } = await ended(4);
  expect(howItEnded({ game, scenery }, null, last, [])?.winners).toEqual(game.outcome(last)?.winners);
});
