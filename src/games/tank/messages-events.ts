import type { UnitClass } from '../../../cards/tank/data/cards.ts';
import type { Tactic, Unit } from './rules/cards.ts';
import type { Player } from './rules/position.ts';

/** What a move brings about, step by step, as hands at a table would say it. */
export type HappeningSaid = OfSetUp | OfCards | OfAttack | OfResult | OfTurn;

type OfSetUp =
  | { readonly says: 'brings'; readonly who: Player; readonly nation: number }
  | { readonly says: 'ownPiles' }
  /** How many cards of a formation are not the publisher's. */
  | { readonly says: 'listIsOurs'; readonly nation: number }
  | { readonly says: 'alikeOrAllied'; readonly same: boolean }
  | { readonly says: 'begins'; readonly who: Player };

type OfCards =
  | {
      readonly says: 'draws' | 'drawsNothing' | 'isReady' | 'passes' | 'lacksAnswer' | 'isAsked';
      readonly who: Player;
    }
  | { readonly says: 'plays' | 'discards'; readonly who: Player; readonly card: Tactic }
  | { readonly says: 'discardsShuffled'; readonly cards: number }
  | { readonly says: 'aboveNine'; readonly held: number }
  | { readonly says: 'broughtBack' | 'underReserve' | 'underDeck'; readonly who: Player; readonly unit: Unit }
  | { readonly says: 'whenBroughtBack'; readonly anyTime: boolean }
  | { readonly says: 'mayBeUndone'; readonly who: Player; readonly card: Tactic }
  | { readonly says: 'undoes' | 'countered'; readonly card: Tactic; readonly other: Tactic }
  | { readonly says: 'holds' | 'isUndone' | 'mayTryAnother'; readonly card: Tactic };

type OfAttack =
  | { readonly says: 'leavesRow'; readonly who: Player; readonly units: readonly Unit[] }
  | { readonly says: 'attacksWith' | 'attacksAgain'; readonly who: Player; readonly unit: Unit }
  | {
      readonly says: 'hasTo' | 'hasToNow' | 'maySkip' | 'skips' | 'barredStill' | 'nobodyToTurnUp';
      readonly who: Player;
    }
  | { readonly says: 'nothingToAimAt' | 'misfits' | 'aimsAt' | 'turnsOut'; readonly unit: Unit }
  | { readonly says: 'aimsAtDeck'; readonly who: Player }
  | { readonly says: 'supportLeaves'; readonly who: Player; readonly unit: Unit }
  | { readonly says: 'asks'; readonly card: Tactic; readonly unit: Unit }
  | { readonly says: 'targetIsAttacker' | 'reachesSupport' | 'evenInfantry'; readonly card: Tactic }
  | { readonly says: 'isOf'; readonly unit: Unit; readonly classes: readonly UnitClass[] }
  | { readonly says: 'attackStops' | 'turnStops' }
  | { readonly says: 'factorIs'; readonly unit: Unit; readonly factor: number; readonly defence: number }
  | { readonly says: 'onlyOne' | 'anyNumber' | 'noEffect'; readonly card: Tactic }
  | { readonly says: 'byTheOther'; readonly card: Tactic; readonly helps: boolean }
  | { readonly says: 'penetrationAlone' | 'countsForInfantry'; readonly card: Tactic }
  | { readonly says: 'oneInAll' | 'oneEach' | 'needsPointBlank' | 'knowsNoRange' | 'noSlotAgain' }
  | { readonly says: 'beyond'; readonly card: Tactic; readonly unit: Unit; readonly flame: boolean }
  | { readonly says: 'within'; readonly card: Tactic; readonly unit: Unit }
  | { readonly says: 'freeAttack'; readonly who: Player }
  | { readonly says: 'justAttacked' | 'nextAttacker' | 'alsoNew'; readonly card: Tactic };

type OfResult =
  | { readonly says: 'bothPassed' }
  | {
      readonly says: 'hitBy';
      readonly unit: Unit;
      readonly foe: Unit;
      readonly by: 'pen' | 'inf';
      readonly factor: number;
      readonly defence: number;
    }
  | { readonly says: 'gunBy'; readonly by: 'pen' | 'inf'; readonly foe: Unit }
  | {
      readonly says: 'destroyed' | 'outOfAction';
      readonly who: Player;
      readonly unit: Unit;
      readonly lost: number;
    }
  | {
      readonly says: 'survives' | 'staysOnDeck' | 'joinsRow' | 'staysInRow' | 'stillOnDeck';
      readonly unit: Unit;
    }
  | { readonly says: 'supportLost' | 'supportReturns'; readonly who: Player; readonly unit: Unit }
  | { readonly says: 'modifiersGo'; readonly cards: readonly Tactic[] }
  | { readonly says: 'targetFirst' };

type OfTurn =
  | { readonly says: 'turnOf'; readonly who: Player }
  | { readonly says: 'ranOut'; readonly who: Player; readonly cards: number }
  | { readonly says: 'carriedThrough' | 'lookedAt' | 'exchange' | 'noFreeAttack' | 'nobodyAttacks' }
  | { readonly says: 'barred' | 'stillDraws' | 'stillEmpty'; readonly who: Player }
  | { readonly says: 'breaksAt'; readonly most: number; readonly even: boolean }
  | { readonly says: 'wins'; readonly who: Player; readonly lost: number; readonly most: number };
