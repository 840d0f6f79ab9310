import type { EventMark } from '../../../cards/loopgraven/box/events.ts';
import type { GameLength } from '../../../cards/loopgraven/box/tables.ts';
import type { Player, Side } from './position.ts';

/** What is said beside the real table. */
export type TrackerSaid =
  | { readonly says: 'trackEconomy' }
  | { readonly says: 'askLength' | 'askPlayers' | 'askFirst' }
  | { readonly says: 'lengthPress'; readonly length: GameLength }
  | { readonly says: 'playersPress'; readonly players: 2 | 4 }
  | { readonly says: 'firstPress'; readonly side: Side }
  | { readonly says: 'rollsNow'; readonly side: Side; readonly round: number }
  | { readonly says: 'cardPress'; readonly mark: EventMark | null }
  | { readonly says: 'otherCardPress' }
  | {
      readonly says: 'turnNow';
      readonly who: Player;
      readonly round: number;
      readonly green: boolean;
      readonly income: number;
      readonly tokens: number;
      /** What units in enemy trenches bring with each income. */
      readonly bonus: number;
      readonly lasts: readonly EventMark[];
    }
  | { readonly says: 'payPress'; readonly tokens: number }
  | { readonly says: 'tierPress' | 'endPress' }
  | { readonly says: 'morePress' | 'lessPress'; readonly tokens: number }
  | { readonly says: 'wonPress' | 'wonNow'; readonly side: Side };
