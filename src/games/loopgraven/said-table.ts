import type { EventMark } from '../../../cards/loopgraven/box/events.ts';
import type { Ammunition, GameLength, Track, UnitType } from '../../../cards/loopgraven/box/tables.ts';
import type { Share } from '../../referee/odds.ts';
import type { SpaceNumber } from './field.ts';
import type { Player, Pool, Side, Tiers } from './position.ts';
import type { Decision } from './said.ts';

/** What a table shows, and how its moves are pointed at. */
export type TableSaid = OfTable | OfAsking | OfZone | Pointed | Told | OfOdds;

/** What lasts on a unit, as it is told beside it. */
export type Lasting = 'steps' | 'attack' | 'shock' | 'still' | 'gas';

type OfTable =
  | {
      readonly says: 'spaceField';
      readonly at: SpaceNumber;
      /** Whose trench it is, if it is one. */
      readonly trench: Side | null;
      readonly gas: boolean;
    }
  | {
      readonly says: 'unitField';
      readonly at: SpaceNumber;
      readonly who: Player;
      readonly type: UnitType;
      readonly trench: Side | null;
      readonly gas: boolean;
      readonly lasts: readonly { readonly what: Lasting; readonly much: number }[];
    }
  | {
      readonly says: 'status';
      readonly now: Decision;
      readonly who: Player | 'chance';
      readonly turn: Player;
      readonly round: number;
      readonly green: boolean;
    }
  | { readonly says: 'ended'; readonly winner: Side | null }
  | { readonly says: 'troopsLine' | 'trenchLine' };

/** What whoever decides is asked. */
type OfAsking =
  | { readonly says: 'whoseTurn'; readonly who: Player }
  | { readonly says: 'askedIn'; readonly now: Decision }
  | { readonly says: 'toTap'; readonly now: Decision; readonly actions: number; readonly tokens: number };

type OfZone =
  | {
      readonly says:
        | 'purseZone'
        | 'poolZone'
        | 'tiersZone'
        | 'actionsZone'
        | 'heldZone'
        | 'lastingZone'
        | 'lossZone'
        | 'roundZone';
    }
  | { readonly says: 'tokensAre'; readonly tokens: number }
  | { readonly says: 'poolIs' | 'lossesAre'; readonly pool: Pool }
  | { readonly says: 'tiersAre'; readonly tiers: Tiers }
  | { readonly says: 'actionsLeft'; readonly actions: number }
  | { readonly says: 'roundIs'; readonly round: number; readonly green: boolean }
  | { readonly says: 'cardsHeld'; readonly marks: readonly EventMark[] }
  | { readonly says: 'cardName'; readonly mark: EventMark }
  | { readonly says: 'lastsNow'; readonly lasts: readonly LastingCard[] };

/** What lasts for a side: a card, and for how many more rounds or incomes. */
export interface LastingCard {
  readonly mark: EventMark;
  readonly left: number;
}

type Pointed =
  | { readonly says: 'pickLength'; readonly length: GameLength }
  | { readonly says: 'pickPlayers'; readonly players: 2 | 4 }
  | { readonly says: 'rollShows'; readonly shows: number }
  | { readonly says: 'drawnIs'; readonly mark: EventMark }
  | {
      readonly says: 'shockAt' | 'goBackFrom' | 'goBackTo' | 'dodgeTo' | 'deployAt';
      readonly at: SpaceNumber;
    }
  | { readonly says: 'fromSpace' | 'toSpace' | 'attackAt' | 'fireAt' | 'alsoAt'; readonly at: SpaceNumber }
  | { readonly says: 'standFast' | 'maskOn' | 'maskOff' | 'endTurn' }
  | { readonly says: 'deployType'; readonly type: UnitType; readonly cost: number }
  | {
      readonly says: 'upgradeTrack';
      readonly track: Track;
      readonly tier: number;
      readonly cost: number | null;
    }
  | { readonly says: 'fireWith'; readonly ammunition: Ammunition; readonly price: number }
  | { readonly says: 'withUnits'; readonly from: readonly SpaceNumber[]; readonly kabiem: boolean };

/** What is proposed, in few words. */
type Told =
  | { readonly says: 'tellsWalk'; readonly type: UnitType; readonly to: SpaceNumber }
  | {
      readonly says: 'tellsAttack';
      readonly at: SpaceNumber;
      readonly units: number;
      readonly kabiem: boolean;
      readonly win: number;
    }
  | {
      readonly says: 'tellsFire';
      readonly ammunition: Ammunition;
      readonly at: SpaceNumber;
      readonly price: number;
    }
  | {
      readonly says: 'tellsDeploy';
      readonly type: UnitType;
      readonly at: SpaceNumber;
      readonly cost: number;
      readonly actions: 0 | 1;
    }
  | { readonly says: 'tellsTroops'; readonly type: UnitType; readonly at: readonly SpaceNumber[] }
  /** Several things in a row, and what they cost together of what there is. */
  | {
      readonly says: 'tellsInTurn';
      readonly parts: readonly TableSaid[];
      readonly tokens: number;
      readonly of: number;
      readonly actions: number;
      readonly left: number;
    };

/** What an attack may come to, before it is made. */
interface OfOdds {
  readonly says: 'attackComesTo';
  readonly at: SpaceNumber;
  readonly units: number;
  readonly win: Share;
  readonly tie: Share;
  readonly lose: Share;
}
