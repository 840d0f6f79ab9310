import { expect, it } from 'vitest';
import { chanceOf, lotsOf } from '../../referee/chance.ts';
import { ending } from '../../referee/search/ending.ts';
import { victoryTank } from './game.ts';
import { victoryTankHints } from './hints.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';

/** Endings of games by lot, in which the cards that are left at the end are put away. */
function endings(seed: string): readonly Position[] {
  const set = victoryTank.setUp([], chanceOf(seed));
  if (!set.ok) throw new Error(set.faults.join());
  const lot = lotsOf(seed);
  const list: Position[] = [];
  for (let position = set.value; position.player !== null;) {
    const { round, stage, hands, decks } = position;
    if (round === 7 && stage === 'command' && hands.flat().length > 0)
      position = {
        ...position,
        hands: [
          [0, 0, 0],
          [0, 0, 0],
        ],
        decks: [[], []],
      };
    if (victoryTankHints.isEnding?.(position) === true && stage === 'command') list.push(position);
    const any = moves(position);
    const move = any[lot(any.length)];
    if (move === undefined) throw new Error(`nothing to decide: ${decks.length}`);
    position = play(position, move);
  }
  return list;
}

/** Who wins by perfect play, by looking at everything; with no card in hand nothing is secret. */
function winner(position: Position): number {
  const { player } = position;
  if (player === null) return victoryTank.outcome(position)?.winners[0] ?? -1;
  return moves(position).some((move) => winner(play(position, move)) === player) ? player : 1 - player;
}

it('the last points of a game are played as an exhaustive search would', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(endings);
  expect(all.length).toBeGreaterThan(3);
  const values = all.map((position) => {
    const found = ending({ game: victoryTank, hints: victoryTankHints }, position, 100_000);
    const { player } = position;
    if (player === null || found === null) throw new Error('it is to be solved');
    expect(found.value).toBe(winner(position) === player ? 1 : 0);
    for (const { move } of found.best)
      if (found.value === 1) expect(winner(play(position, move))).toBe(player);
    return found.value;
  });
  expect(values.length).toBe(all.length);
});
