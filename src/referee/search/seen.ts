import type { Field } from './hints.ts';

/** What a player sees of a move. */
export function seenBy<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  before: Position,
  move: Move,
  next: Position,
  viewer: number,
): string {
  return hints.seen?.(before, move, next, viewer) ?? JSON.stringify(game.observe(next, viewer));
}
