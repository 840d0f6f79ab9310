import type { Move } from './move.ts';
import { actorIn, moves } from './moves.ts';
import type { Player, Trenches } from './position.ts';

/** What a player knows: the whole position, since nothing is hidden; nobody knows the order of the stacks. */
export interface Seen extends Trenches {
  readonly viewer: Player;
}

export const observe = (position: Trenches, viewer: Player): Seen => ({ ...position, viewer });

export const resample = ({ viewer: _, ...position }: Seen): Trenches => position;

/** The only legal move, if there is just one; else null. */
export function forced(seen: Seen): Move | null {
  const position = resample(seen);
  const actor = actorIn(position);
  if (actor === null || actor === 'chance') return null;
  const [only, ...others] = moves(position);
  return only !== undefined && others.length === 0 ? only : null;
}
