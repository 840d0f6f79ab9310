/** The second referee behind an interface of engine positions and moves in notation. */
import type { War } from '../../../src/games/fog-of-war/rules/position.ts';
import { isGermanyTaken } from './countries.ts';
import { decider, legal, type Moves } from './legal.ts';
import { next } from './next.ts';
import { positionOf, tableFrom } from './table.ts';

export const legalMoves = (position: War): Moves => legal(tableFrom(position));
export const nextAfter = (position: War, move: string): War =>
  positionOf(next(tableFrom(position), move), position);

export function deciderIn(position: War): number | 'chance' | null {
  const side = decider(tableFrom(position));
  return side === 'axis' ? 0 : side === 'allies' ? 1 : side;
}

/** Who has won a war that is over: by points, by Berlin and Ruhr, or by the victory cards (F-180, F-171, F-182). */
export function winnersOf(position: War): readonly number[] | null {
  const table = tableFrom(position);
  if (table.stage !== 'over') return null;
  if (table.points >= table.goal) return [0];
  if (isGermanyTaken(table)) return [1];
  const kept = table.drawn.filter((id) => id !== table.boxed);
  return kept.every((id) => table.areas[id].holder === 'axis') ? [0] : [1];
}
