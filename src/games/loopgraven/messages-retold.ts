/** Messages for moves as a friend tells them, in print. */
import type { Player, SpaceNumber, UnitType } from './messages.ts';

export type RetoldSaid =
  | {
      readonly says: 'wantsToDeploy';
      readonly who: Player;
      readonly type: UnitType;
      readonly at: SpaceNumber;
    }
  | {
      readonly says: 'wantsToGo';
      readonly who: Player;
      readonly type: UnitType;
      readonly from: SpaceNumber;
      readonly to: SpaceNumber;
    };
