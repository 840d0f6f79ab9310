import type { AreaNumber, PlaceNumber, Side } from './areas.ts';
import type { Space } from './move.ts';
import type { Kind, Pile } from './pile.ts';
import type { Stage, Target, Wait } from './position.ts';
import type { AskedSaid } from './said-asked.ts';
import type { BecauseSaid } from './said-because.ts';
import type { HappeningSaid } from './said-events.ts';
import type { FaultSaid } from './said-faults.ts';
import type { TableSaid } from './said-table.ts';
import type { EditSaid } from './said-edit.ts';
import type { TrackerSaid } from './said-tracker.ts';

/** What figures are, for whoever puts them into words. */
export type { AreaNumber, PlaceNumber, Side } from './areas.ts';
export type { Space } from './move.ts';
export type { Kind, Pile } from './pile.ts';
export type { Target } from './position.ts';

/** What is decided now: a stage of the game, or what waits for an answer. */
export type Decision = Stage | Wait['kind'];

/** Why supply does not come to a place from which an attack could be launched. */
export interface Cut {
  readonly place: PlaceNumber;
  readonly why: 'enemy' | 'neutral' | 'quagmire' | 'no-way' | 'barred';
}

/** Why a try is refused, in figures of its position. */
export type RefusalSaid =
  | { readonly says: 'gameOver' }
  | { readonly says: 'chanceFirst' | 'otherDecision'; readonly now: Decision }
  | { readonly says: 'notThere' | 'noneToDeal' | 'noneToShow' | 'notWon'; readonly card: Kind }
  | { readonly says: 'noProvinceCard' }
  | { readonly says: 'notAmongVictories' | 'notPassed'; readonly at: AreaNumber }
  | { readonly says: 'notInHand' | 'notInDeck' | 'notLost'; readonly card: Kind }
  | { readonly says: 'noVictoryCard' | 'notDrawn'; readonly at: AreaNumber }
  | {
      readonly says: 'notYours' | 'notOwn' | 'setUpTwice' | 'ussrClosed' | 'freshQuagmire';
      readonly at: AreaNumber;
    }
  | { readonly says: 'notSupplied'; readonly at: AreaNumber }
  | { readonly says: 'ownTarget' | 'cardInUse'; readonly at: AreaNumber }
  | { readonly says: 'plannedAlready' }
  | { readonly says: 'noOperation'; readonly space: Space }
  | { readonly says: 'tooYoung'; readonly space: Space; readonly age: number }
  | { readonly says: 'ussrNeutral' | 'othersQuagmire'; readonly at: AreaNumber }
  | {
      readonly says: 'noSupply';
      readonly at: AreaNumber;
      readonly from: PlaceNumber;
      readonly why: Cut['why'] | 'not-beside';
      /** From where it can be launched. */
      readonly places: readonly PlaceNumber[];
    }
  | { readonly says: 'offMap'; readonly from: PlaceNumber; readonly places: readonly PlaceNumber[] }
  /** Supply comes there past any of these, or past no sea. */
  | {
      readonly says: 'otherSeas';
      readonly from: PlaceNumber;
      readonly past: readonly (readonly AreaNumber[])[];
    }
  | { readonly says: 'hasSupply'; readonly from: readonly PlaceNumber[] }
  | { readonly says: 'noQuagmire' | 'notDue'; readonly at: AreaNumber }
  | { readonly says: 'quagmireDue'; readonly at: AreaNumber }
  | { readonly says: 'mustPlay' }
  | { readonly says: 'nothingToSee' | 'isBlocked' | 'underNewOp' | 'notForYou'; readonly target: Target }
  | { readonly says: 'fewTokens'; readonly cost: number; readonly has: number }
  | { readonly says: 'otherBid'; readonly least: number; readonly most: number }
  | { readonly says: 'oneCardPays' | 'ownPayFirst' }
  | {
      readonly says: 'paysClosest' | 'paysSparingly' | 'paysAtLeast';
      readonly need: number;
      readonly attacks: boolean;
    }
  | {
      readonly says:
        'notForAllies' | 'noMorePoints' | 'industryFull' | 'industryOnce' | 'noTokensLeft' | 'lastYear';
    }
  | { readonly says: 'stuckInQuagmire'; readonly at: AreaNumber }
  | { readonly says: 'notNaval'; readonly card: Kind }
  | { readonly says: 'tooHighOffer'; readonly most: number };

/** What became known. */
export type EventSaid =
  | { readonly says: 'drewCard'; readonly card: Kind }
  | { readonly says: 'sawCard'; readonly card: Kind; readonly target: Target }
  | { readonly says: 'sawProvince'; readonly at: AreaNumber }
  | { readonly says: 'sawVictory'; readonly at: AreaNumber }
  | { readonly says: 'drewVictory'; readonly at: AreaNumber }
  | { readonly says: 'dealtCard' | 'lostCard'; readonly card: Kind }
  | { readonly says: 'shown'; readonly by: Side; readonly cards: Pile }
  /** What an operation of a side’s aimed at. */
  | { readonly says: 'aimShown'; readonly by: Side; readonly at: AreaNumber }
  /** No operation of a side’s whose target is hidden aims there. */
  | { readonly says: 'aimsElsewhere'; readonly by: Side; readonly areas: readonly AreaNumber[] }
  /** Whether an attack that nobody has seen is of aircraft without support. */
  | { readonly says: 'aircraftWere'; readonly by: Side; readonly alone: boolean }
  | { readonly says: 'neutralsShown'; readonly at: AreaNumber; readonly cards: Pile }
  | { readonly says: 'victoriesShown'; readonly kept: readonly AreaNumber[] }
  | { readonly says: 'offerShown'; readonly by: Side; readonly side: Side; readonly points: number }
  /** How many cards lay in a Win stack that is dealt, or lie in a new draw deck. */
  | {
      readonly says: 'counted';
      readonly by: Side;
      readonly stack: 'win' | 'deck';
      readonly count: number;
    };

/** What is wrong with a notation. */
export interface WrittenSaid {
  readonly says: 'noMove';
  readonly written: string;
}

/** What is said while it is played, as long as nobody tries what is not allowed. */
export type PlayedSaid = EventSaid | TableSaid | AskedSaid | HappeningSaid;

/** All that the engine of The Fog of War says; what its checkers say besides, `said-check.ts` has. */
export type FogSaid =
  PlayedSaid | BecauseSaid | RefusalSaid | WrittenSaid | FaultSaid | TrackerSaid | EditSaid;
