/** Who plays a game by themselves, by the names that commands know. */
import type { AnyPlayer } from '../../src/referee/any.ts';
import { byLot } from '../../src/referee/player.ts';
import { BUDGETS, LEVELS } from '../../src/referee/search/levels.ts';
import { opponentOf } from '../../src/referee/search/opponent.ts';
import type { Shelf } from '../../src/book/shelf-game.ts';
import type { Referee } from './referees.ts';

/** Makes a player afresh for every game: one who searches remembers its last decision. */
export type Maker = () => AnyPlayer;

/** Everybody who plays a game, by name, the levels of the opponent first. */
export async function makersOf(
  shelf: Shelf,
  { game }: Referee,
  samples?: number,
): Promise<ReadonlyMap<string, Maker>> {
  const { hints, players } = shelf.find(({ id }) => id === game.id)?.referee ?? {};
  const field = { game, hints: (await hints?.()) ?? {} };
  const others = Object.entries((await players?.()) ?? {});
  return new Map<string, Maker>([
    ...LEVELS.map((level): [string, Maker] => [
      level,
      () => opponentOf(field, { ...BUDGETS[level], ...(samples !== undefined && { samples }) }),
    ]),
    ['random', () => byLot(game)],
    ...others.map(([name, player]): [string, Maker] => [name, () => player]),
  ]);
}
