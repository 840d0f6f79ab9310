/** Messages for moves as a friend tells them, in print. */
import type { AreaNumber, Kind, PlaceNumber, Side } from './messages.ts';
import type { Space } from './rules/moves.ts';

export type RetoldSaid =
  | {
      readonly says: 'wantsToPut' | 'wantsToPlan';
      readonly who: Side;
      readonly card: Kind;
      readonly at: AreaNumber;
    }
  | {
      readonly says: 'launches' | 'wantsToLaunch';
      readonly who: Side;
      readonly space: Space;
      readonly from: PlaceNumber;
      /** The target; null where the operation is none. */
      readonly at: AreaNumber | null;
    };
