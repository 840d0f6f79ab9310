import { lotsOf } from './chance/random.ts';
import { byWeight } from './chance/draw.ts';
import type { Rules } from './game.ts';

export interface Happened<Position, Move> {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
  /** Its number, from 1. */
  readonly count: number;
}

/** The limit for a game without a bound. */
export const LONGEST_PLAYOUT = 10_000;

interface Playout<Position> {
  readonly last: Position;
  /** Moves made. */
  readonly count: number;
  /** Whether the game ended; false where the limit was reached or nobody could move. */
  readonly ended: boolean;
}

/**
 * Plays random legal moves to the end or to `limit` moves; null means `LONGEST_PLAYOUT`. The same seed gives
 * the same game. `watch` is called for every move.
 */
export function playout<Position, Move>(
  game: Rules<Position, Move>,
  position: Position,
  seed: string,
  limit: number | null,
  watch?: (happened: Happened<Position, Move>) => void,
): Playout<Position> {
  const lot = lotsOf(seed);
  const most = limit ?? LONGEST_PLAYOUT;
  let before = position;
  for (let count = 0; count < most; count++) {
    const actor = game.toAct(before);
    if (actor === null) return { last: before, count, ended: true };
    const list = game.moves(before);
    if (list.length === 0) return { last: before, count, ended: false };
    const move = actor === 'chance' ? byWeight(game, before, list, lot) : list[lot(list.length)];
    if (move === undefined) return { last: before, count, ended: false };
    const after = game.play(before, move);
    watch?.({ before, move, after, count: count + 1 });
    before = after;
  }
  return { last: before, count: most, ended: game.toAct(before) === null };
}

/**
 * The number of sequences of `depth` moves from a position, which any correct implementation of the rules must agree on.
 * Each chance result counts once, however likely. Sequences that end the game early do not count.
 */
export function perft<Position, Move>(
  game: Rules<Position, Move>,
  position: Position,
  depth: number,
): number {
  if (depth === 0) return 1;
  const list = game.moves(position);
  if (depth === 1) return list.length;
  let runs = 0;
  for (const move of list) runs += perft(game, game.play(position, move), depth - 1);
  return runs;
}
