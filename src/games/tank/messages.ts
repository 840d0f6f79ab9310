/** Messages as keys with parameters. The texts are in `content/tank/messages*`. */
import type { Side, UnitClass } from '../../../cards/tank/data/cards.ts';
import type { Tactic, Unit } from './rules/cards.ts';
import type { Window } from './rules/decision-windows.ts';
import type { Player, Stage } from './rules/position.ts';

/** Types of the parameters, re-exported for the message catalogues. */
export type { Tactic, Unit } from './rules/cards.ts';
export type { Player, Stage } from './rules/position.ts';
export type { Window } from './rules/decision-windows.ts';

/** Why a move is refused. */
export type RefusalSaid =
  | { readonly says: 'gameOver' }
  | { readonly says: 'chanceFirst'; readonly stage: Stage }
  | { readonly says: 'otherDecision'; readonly stage: Stage }
  | { readonly says: 'undoFirst'; readonly card: Tactic }
  | { readonly says: 'notInDeck'; readonly unit: Unit }
  | { readonly says: 'notToDraw' | 'notInHand'; readonly card: Tactic }
  | { readonly says: 'otherTime'; readonly card: Tactic; readonly window: Exclude<Window, 'maneuver'> }
  | { readonly says: 'bringsNobodyBack' | 'bringsBackAlone'; readonly card: Tactic }
  | { readonly says: 'cannotUndo' | 'slotTaken' | 'tooFar'; readonly card: Tactic; readonly other: Tactic }
  | { readonly says: 'otherSide'; readonly card: Tactic; readonly side: Side }
  | { readonly says: 'otherSideAttacks'; readonly card: Tactic; readonly unit: Unit; readonly side: Side }
  | {
      readonly says: 'otherAttacker' | 'otherTarget' | 'supportGoesOn' | 'noRange';
      readonly card: Tactic;
      readonly unit: Unit;
    }
  | { readonly says: 'ownRangePlayed'; readonly other: Tactic }
  | { readonly says: 'noAttackToFollow' | 'givesNoAttack' | 'noTarget'; readonly card: Tactic }
  | { readonly says: 'notTheSame' | 'nameTheUnit' | 'nobodyAgain' | 'nobodyFits'; readonly card: Tactic }
  | { readonly says: 'noSuchUnit'; readonly card: Tactic; readonly place: number }
  | { readonly says: 'nothingToTurnUp' | 'noCasualty' | 'fewEnough' | 'hasToAttack' }
  | { readonly says: 'isBarred' | 'nobodyComes' | 'enemyCannot' | 'readyFirst' }
  | { readonly says: 'tooMany'; readonly held: number }
  | { readonly says: 'nobodyThere'; readonly place: number }
  | { readonly says: 'noDeck' }
  | { readonly says: 'misfit'; readonly card: Tactic; readonly unit: Unit };

/** Hidden cards that were revealed. */
export type EventSaid =
  | { readonly says: 'drew'; readonly who: Player; readonly card: Tactic }
  | { readonly says: 'laid'; readonly who: Player; readonly card: Tactic }
  | { readonly says: 'turnedUp'; readonly who: Player; readonly unit: Unit };

/** Why a notation cannot be read. */
export type WrittenSaid =
  | { readonly says: 'noMove'; readonly written: string }
  | { readonly says: 'noCard' | 'noUnit' | 'noNation' | 'noPlayer'; readonly written: string };

/** Everything said during play, as long as no illegal move is tried. */
export type PlayedSaid = EventSaid | HappeningSaid | TableSaid;

/** All messages. */
export type TankSaid = PlayedSaid | RefusalSaid | WrittenSaid | FaultSaid;

/** Faults of a position. */
export type FaultSaid =
  | { readonly says: 'tooOften'; readonly who: Player; readonly unit: Unit }
  | { readonly says: 'twice' | 'callsForNoAttack'; readonly card: Tactic }
  | { readonly says: 'attackNeeded' | 'attackNotDue'; readonly stage: Stage }
  | { readonly says: 'nationNeeded'; readonly who: Player }
  | { readonly says: 'attackerElsewhere' | 'targetElsewhere'; readonly unit: Unit }
  | { readonly says: 'targetNeeded' | 'targetNotDue'; readonly stage: Stage }
  | {
      readonly says:
        'drawNotDue' | 'noModifier' | 'cannotWait' | 'isLost' | 'waitsForNobody' | 'nothingToChoose';
    };

/** The labels of the table and of the touches that lead to moves. */
export type TableSaid = OfTable | OfAsking | OfZone | OfStart | Pointed | OfOdds | OfRound | OfEditing;

/** An attack as a sum: what the attacker hits with, and what each card has changed. */
export interface SumSaid {
  readonly unit: Unit;
  /** Null before a target is chosen, or while it is face down. */
  readonly foe: Unit | null;
  readonly by: 'pen' | 'inf';
  readonly base: number;
  readonly changes: readonly { readonly card: Tactic; readonly change: number }[];
  readonly factor: number;
  readonly defence: number | null;
}

type OfTable =
  | {
      readonly says: 'unitField';
      readonly who: Player;
      readonly place: number;
      readonly unit: Unit;
      readonly attacked: boolean;
    }
  | { readonly says: 'deckField'; readonly who: Player; readonly cards: number; readonly top: Unit | null }
  | { readonly says: 'reserveField'; readonly who: Player; readonly cards: number }
  | { readonly says: 'casualtiesField'; readonly who: Player; readonly cards: number; readonly most: number }
  | { readonly says: 'supportField'; readonly who: Player; readonly unit: Unit }
  | { readonly says: 'attackField'; readonly sum: SumSaid | null; readonly waiting: readonly Tactic[] }
  | {
      readonly says: 'status';
      /** The player whose turn it is; null before the first. */
      readonly turn: Player | null;
      readonly who: Player | 'chance';
      readonly stage: Stage;
      /** A card that may be undone. */
      readonly waiting: Tactic | null;
      /** The sum of the attack so far; null where there is none. */
      readonly sum: SumSaid | null;
    }
  /** `lost` of `most` casualties that lose the game. */
  | { readonly says: 'ended'; readonly winner: Player | null; readonly lost: number; readonly most: number }
  | { readonly says: 'figure'; readonly figure: number }
  | { readonly says: 'lostOf'; readonly lost: number; readonly most: number }
  | { readonly says: 'comesTo'; readonly sum: SumSaid };

/** The question to the player who decides. */
type OfAsking =
  | { readonly says: 'whoseAnswer'; readonly who: Player; readonly isTurn: boolean }
  | { readonly says: 'step'; readonly step: 'target' | 'lost' | 'modifier' | 'damage' }
  | {
      readonly says: 'askedIn';
      readonly stage: Stage;
      /** A card that may be undone. */
      readonly waiting: Tactic | null;
      /** Cards above nine. */
      readonly over: number;
    }
  | {
      readonly says: 'toTap';
      readonly stage: Stage;
      readonly waiting: Tactic | null;
      readonly sum: SumSaid | null;
      readonly over: number;
      /** Casualties that could be brought back. */
      readonly lost: number;
    };

export type ZoneKey =
  'hand' | 'deck' | 'reserve' | 'casualties' | 'row' | 'tacticsDeck' | 'discardPile' | 'attack';

type OfZone =
  | { readonly says: ZoneKey }
  | { readonly says: 'cards'; readonly count: number }
  | { readonly says: 'tacticsNamed'; readonly cards: readonly Tactic[] }
  | { readonly says: 'unitsNamed'; readonly units: readonly Unit[] }
  | { readonly says: 'losses'; readonly units: readonly Unit[]; readonly most: number }
  | { readonly says: 'sum'; readonly sum: SumSaid | null; readonly waiting: readonly Tactic[] }
  | { readonly says: 'cardName'; readonly card: Tactic }
  | { readonly says: 'unitName'; readonly unit: Unit }
  | { readonly says: 'faceDown' };

/** Choices before the game. */
interface OfStart {
  readonly says: 'whereItBreaks' | 'asPublished' | 'breaksAtHalf' | 'evenOurs' | 'breaksEvenly';
}

type Pointed =
  | { readonly says: 'bringNation'; readonly nation: number }
  | { readonly says: 'letBegin'; readonly who: Player }
  | { readonly says: 'drawCard' | 'bringBackWith' | 'discardCard' | 'playCard'; readonly card: Tactic }
  | { readonly says: 'toBringBack' | 'toDiscard' | 'ready' | 'attackNow' | 'skip' | 'pass' | 'turnUpNext' }
  | { readonly says: 'turnUpUnit'; readonly unit: Unit }
  | { readonly says: 'aimAtDeck'; readonly who: Player; readonly top: Unit | null }
  | { readonly says: 'aimAtUnit'; readonly place: number; readonly unit: Unit | null }
  | { readonly says: 'withUnit'; readonly place: number; readonly unit: Unit | null };

/** How likely the other player can answer a move; `sum` is the attack after it, null where there is none. */
type OfOdds =
  | { readonly says: 'notEnough'; readonly sum: SumSaid | null }
  | {
      readonly says: 'mayBeAnswered';
      readonly sum: SumSaid | null;
      /** The number of unseen cards that would answer it: a range, where it depends on what is turned up. */
      readonly least: number;
      readonly most: number;
      readonly unseen: number;
      readonly size: number;
    };

/** The tracker of a game at the real table. */
type OfRound =
  | { readonly says: 'trackCasualties' | 'whoBegins' | 'deckOut' | 'turnDone' }
  | { readonly says: 'oneMore' | 'oneBack'; readonly then: number }
  | {
      readonly says: 'whatBrings' | 'firstIs' | 'drawsThree' | 'mayAttack' | 'mayNotAttack' | 'hasWon';
      readonly who: Player;
    };

/** The editor of positions. */
type OfEditing =
  | {
      readonly says:
        | 'turnHeading'
        | 'activeSet'
        | 'stageSet'
        | 'attackerSet'
        | 'targetSet'
        | 'nationSet'
        | 'ranOutSet'
        | 'oneCardMore'
        | 'noneAdded';
    }
  | { readonly says: 'stageName'; readonly stage: Stage }
  | { readonly says: 'playerName'; readonly who: Player }
  | { readonly says: 'nationName'; readonly nation: number }
  | { readonly says: 'numberedUnit'; readonly place: number; readonly unit: Unit }
  | { readonly says: 'putInRow'; readonly who: Player; readonly place: number }
  | { readonly says: 'putOnPile'; readonly who: Player; readonly pile: 'casualties' | 'reserve' | 'deck' };

/** Events of moves, step by step. */
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
