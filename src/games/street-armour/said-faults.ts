import type { Weight } from '../../../cards/street-armour/box.ts';
import type { Square } from '../../referee/geometry/squares.ts';
import type { Player, Stage } from './position.ts';

/** What can be wrong with a position that people write. */
export type FaultSaid =
  | { readonly says: 'rowsDiffer' | 'noGround' }
  | { readonly says: 'squareOff' | 'squareFull'; readonly at: Square }
  | { readonly says: 'tooManyTanks'; readonly who: Player; readonly weight: Weight }
  | { readonly says: 'tooManyFlags'; readonly who: Player }
  | {
      readonly says: 'tooManyBarricades' | 'noBarricades' | 'nobodyMoves' | 'endedAlready' | 'notEnded';
    }
  | { readonly says: 'teamNeeded' | 'teamNotDue'; readonly who: Player }
  | { readonly says: 'notOfStage'; readonly stage: Stage };
