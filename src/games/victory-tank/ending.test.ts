import { expect, it } from 'vitest';
import { playout } from '../../referee/playout.ts';
import { ending } from '../../referee/search/ending.ts';
import { victoryTank } from './game.ts';
import { victoryTankHints } from './hints.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';
import { randomGame } from './testing/random-games.ts';

/** The last round of a random game, with the cards that are left at the end put away. */
function lastRound(seed: string): Position {
  const found: Position[] = [];
  randomGame(seed, [], (position) => {
    if (position.round === 7 && position.stage === 'command') found.push(position);
  });
  const [first] = found;
  if (first === undefined) throw new Error(`seed ${seed}: nobody commands in the last round`);
  const none = [0, 0, 0] as const;
  return { ...first, hands: [none, none], decks: [[], []] };
}

/** Its endings, as it goes on by lot. */
function endings(seed: string): readonly Position[] {
  const list: Position[] = [];
  playout(victoryTank, lastRound(seed), seed, null, ({ before }) => {
    if (victoryTankHints.isEnding?.(before) === true && before.stage === 'command') list.push(before);
  });
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
