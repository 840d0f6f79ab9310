/** Which sound belongs to what has just happened, from the table alone: no rules involved. Pure. */
import type { Scene } from '../../../referee/table/scene.ts';
import type { Actor } from '../../../referee/seats.ts';

export type Cue = 'end' | 'hit' | 'dice' | 'turn';

/** The table at one moment, as its viewer sees it. */
export interface Heard {
  readonly scene: Pick<Scene, 'pieces' | 'cards' | 'zones'>;
  readonly decider: Actor | null;
  /** Whether somebody at this screen decides. */
  readonly isOurs: boolean;
  /** The number of moves so far. */
  readonly moves: number;
  /** Whether the newest move was a throw of dice. */
  readonly isThrow: boolean;
}

/** What stands on the board and can be lost. */
const standing = ({ pieces, cards }: Heard['scene']): number =>
  cards.length +
  pieces.reduce((sum, { count, ghost, seat }) => sum + (ghost || seat === undefined ? 0 : count), 0);

/** What both sides have lost or won so far. */
const taken = ({ zones }: Heard['scene']): number =>
  zones.reduce(
    (sum, { role, count }) => sum + (role?.is === 'prize' && role.most !== undefined ? (count ?? 0) : 0),
    0,
  );

/** The one cue that matters most; null where nothing is to be heard, as when moves are taken back. */
export function cueBetween(before: Heard, after: Heard): Cue | null {
  if (after.moves <= before.moves) return null;
  if (after.decider === null && before.decider !== null) return 'end';
  if (standing(after.scene) < standing(before.scene) || taken(after.scene) > taken(before.scene))
    return 'hit';
  if (before.decider === 'chance' && after.isThrow) return 'dice';
  return after.isOurs && (!before.isOurs || after.decider !== before.decider) && after.decider !== 'chance'
    ? 'turn'
    : null;
}
