import type { Move } from './move.ts';
import { actorIn, moves } from './moves.ts';
import type { Player, Trenches } from './position.ts';

/** What a player knows: everything that lies open, which is all. In which order the stacks lie nobody knows. */
export interface Seen extends Trenches {
  readonly viewer: Player;
}

export const observe = (position: Trenches, viewer: Player): Seen => ({ ...position, viewer });

/** A position in which the viewer would know the same: this one. */
export const resample = ({ viewer: _, ...position }: Seen): Trenches => position;

/** What everybody can see that whoever decides has to do: nothing but to end a turn, or to answer in the one way there is. */
export function forced(seen: Seen): Move | null {
  const position = resample(seen);
  const actor = actorIn(position);
  if (actor === null || actor === 'chance') return null;
  const [only, ...others] = moves(position);
  return only !== undefined && others.length === 0 ? only : null;
}
