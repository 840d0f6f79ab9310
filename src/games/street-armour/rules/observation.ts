import { lotsOf } from '../../../referee/chance/random.ts';
import { seenBy, type Sights } from '../../../referee/visibility.ts';
import { type Both, withOf } from '../../../referee/seats.ts';
import type { Move } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { type Armour, type Open, type Player, type Team } from './position.ts';

/** In place of a team that is chosen but still secret. */
export const UNSEEN = 'unseen';

/** What a player knows: everything except the other’s team while teams are chosen. */
export interface Seen extends Open {
  readonly viewer: Player;
  readonly teams: Both<Team | null | typeof UNSEEN>;
}

const SIGHTS: Sights<Armour, Seen> = {
  teams: (teams, viewer, { stage, active }) =>
    stage === 'team' && active === 1 && viewer === 1 ? withOf<Seen['teams'][0]>(teams, 0, UNSEEN) : teams,
};

export const observe = (position: Armour, viewer: Player): Seen => seenBy(SIGHTS, position, viewer);

/** A random position that fits what the viewer knows; a secret team is drawn by the seed. */
export function resample({ viewer: _, ...seen }: Seen, seed: string): Armour {
  const { teams } = seen;
  const [west, east] = teams;
  if (west !== UNSEEN && east !== UNSEEN) return { ...seen, teams: [west, east] };
  const asked: Armour = { ...seen, teams: [null, null], active: 0 };
  const all = moves(asked).flatMap((move) => (move.kind === 'team' ? [move.team] : []));
  const team = all[lotsOf(seed)(all.length)] ?? null;
  return { ...seen, teams: [team, east === UNSEEN ? null : east] };
}

/**
 * The only legal move in a turn, if there is just one: nothing can move any more, or nothing can be shot at.
 */
export function forced(seen: Seen): Move | null {
  if (seen.stage !== 'move' && seen.stage !== 'shoot') return null;
  const position = resample(seen, '');
  const [only, ...others] = actorIn(position) === null ? [] : moves(position);
  return only !== undefined && others.length === 0 ? only : null;
}
