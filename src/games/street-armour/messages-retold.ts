/** Messages for moves as a friend tells them, in print. */
import type { Weight } from '../../../cards/street-armour/data/box.ts';
import type { Facing, Player, Square, Team } from './messages.ts';

export type RetoldSaid =
  | { readonly says: 'shootsAt'; readonly weight: Weight; readonly from: Square; readonly at: Square }
  | {
      readonly says: 'wantsToShoot';
      readonly who: Player;
      readonly weight: Weight;
      readonly from: Square;
      readonly at: Square;
    }
  | {
      readonly says: 'wantsToDrive';
      readonly who: Player;
      readonly weight: Weight;
      readonly from: Square;
      readonly to: Square;
      readonly facing: Facing;
    }
  | { readonly says: 'wantsTeam'; readonly who: Player; readonly team: Team }
  | { readonly says: 'throwsThem'; readonly who: Player; readonly dice: readonly number[] };
