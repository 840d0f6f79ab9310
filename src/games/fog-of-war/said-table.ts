import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import type { Space } from './move.ts';
import type { Kind, Pile } from './pile.ts';
import type { Target } from './position.ts';
import type { Decision } from './said.ts';

/** What a table shows. */
export type TableSaid = OfTable | OfAsking | OfZone | Pointed;

/** Cards that lie together: those that are seen, and how many are not. */
export interface Lying {
  readonly seen: Pile;
  readonly covered: number;
}

type OfTable =
  | {
      readonly says: 'areaField';
      readonly at: AreaNumber;
      readonly holder: Side | null;
      /** What lies there of each side, and how many cards of the neutrals. */
      readonly cards: readonly [axis: Lying, allies: Lying];
      readonly neutrals: number;
      /** Who attacks, where it is in quagmire. */
      readonly attacker: Side | null;
      /** Whether its owner is supplied there. */
      readonly supplied: boolean;
    }
  | {
      readonly says: 'status';
      readonly now: Decision;
      readonly who: Side | 'chance';
      readonly turn: Side;
      readonly year: number;
      readonly winter: boolean;
    };

/** What whoever decides is asked. */
type OfAsking =
  | { readonly says: 'whoseTurn'; readonly who: Side }
  | { readonly says: 'askedIn'; readonly now: Decision }
  /** Somebody’s look was blocked, or they have still to say what they bid for it. */
  | { readonly says: 'askedOn'; readonly by: Side; readonly opens: boolean }
  | { readonly says: 'askedLeft'; readonly left: number };

type OfZone =
  | {
      readonly says:
        | ('handZone' | 'deckZone' | 'discardZone' | 'winZone' | 'lossZone' | 'intelZone' | 'industryZone')
        | ('pointsZone' | 'yearZone' | 'victoryZone' | 'advantageZone');
    }
  | { readonly says: 'operationZone'; readonly space: Space }
  | { readonly says: 'operationLabel'; readonly space: Space; readonly at: AreaNumber | null }
  | { readonly says: 'dialSign' | 'spaceIs'; readonly age: number }
  | { readonly says: 'cardsAre'; readonly count: number }
  | { readonly says: 'cardIs'; readonly card: Kind }
  | { readonly says: 'faceDown' | 'uncounted' }
  | {
      readonly says: 'operationIs';
      /** What it aims at; null where that is hidden. */
      readonly at: AreaNumber | null;
      readonly count: number;
      readonly age: number;
    }
  | { readonly says: 'tokensAre'; readonly ready: number; readonly used: number }
  | {
      readonly says: 'industryIs';
      readonly industry: number;
      readonly resources: number;
      /** What may still be spent, while it is produced. */
      readonly left: number | null;
    }
  | { readonly says: 'pointsAre'; readonly points: number; readonly goal: number }
  | { readonly says: 'yearIs'; readonly year: number; readonly winter: boolean }
  | { readonly says: 'victoriesAre'; readonly kept: readonly AreaNumber[] | null }
  | { readonly says: 'advantageIs'; readonly who: Side };

/** How moves are pointed at. */
type Pointed =
  | {
      readonly says: 'pickCard' | 'comesCard' | 'recoverCard' | 'takeBack' | 'showCard';
      readonly card: Kind;
    }
  | {
      readonly says:
        | (
            | 'placeAt'
            | 'planAt'
            | 'addAt'
            | 'againstPlace'
            | 'fromPlace'
            | 'lookAt'
            | 'resolveAt'
            | 'throughSea'
          )
        | ('comesVictory' | 'boxVictory');
      readonly at: PlaceNumber;
    }
  | {
      readonly says:
        ('pickOperation' | 'toOperation' | 'lookAtOperation') | ('disbandOperation' | 'launchOrDisband');
      readonly space: Space;
    }
  | { readonly says: 'tellsDisband' | 'tellsVain'; readonly space: Space }
  | {
      readonly says:
        | (
            | 'placeHere'
            | 'planHere'
            | 'addIt'
            | 'launchIt'
            | 'launchFrom'
            | 'launchInVain'
            | 'disbandIt'
            | 'resolveHere'
          )
        | ('lookAtCards' | 'lookAtNeutrals' | 'lookAtVictories' | 'seeProvince');
    }
  | { readonly says: 'cardGoes' | 'cardLies' }
  | {
      readonly says: 'tellsGuard';
      readonly card: Kind;
      readonly at: AreaNumber;
      readonly isOwn: boolean;
    }
  | {
      readonly says: 'tellsPlan';
      readonly card: Kind;
      readonly at: AreaNumber;
      /** Whether it could attack there. */
      readonly fights: boolean;
    }
  | { readonly says: 'tellsAdd'; readonly card: Kind; readonly space: Space; readonly fights: boolean }
  | { readonly says: 'tellsLaunch'; readonly space: Space; readonly from: PlaceNumber }
  | { readonly says: 'tellsResolve'; readonly at: AreaNumber }
  | { readonly says: 'tellsLook'; readonly target: Target; readonly tokens: number }
  /** Several things in a row. */
  | { readonly says: 'tellsInTurn'; readonly parts: readonly TableSaid[] }
  /** Whether it is bid by whoever would look. */
  | { readonly says: 'bidTokens'; readonly tokens: number; readonly own: boolean }
  | { readonly says: 'passLook'; readonly own: boolean; readonly paid: number }
  | { readonly says: 'endOf'; readonly now: Decision }
  | { readonly says: 'buys'; readonly what: 'industry' | 'tokens' | 'points' }
  | { readonly says: 'payWith'; readonly cards: Pile; readonly neutrals: Pile }
  | { readonly says: 'offerSide'; readonly who: Side }
  | { readonly says: 'offerPoints'; readonly points: number }
  | { readonly says: 'lotIs'; readonly swaps: boolean }
  | { readonly says: 'answer'; readonly kind: Answer };

/** Answers that need no more than a word. */
export type Answer = 'spend' | 'keep' | 'fight' | 'cut';
