/**
 * What the engine of The Fog of War says, as keys and figures: refusals, what a table shows and asks, and what the
 * checkers, tracker and editor say. Events stand in `messages-events.ts`.
 */
import type { AreaNumber, PlaceNumber, Side } from './rules/areas.ts';
import type { Space } from './rules/moves.ts';
import type { Kind, Pile } from './rules/pile.ts';
import type { Stage, Target, Wait } from './rules/position.ts';
import type { BecauseSaid, HappeningSaid } from './messages-events.ts';
import type { Line, Payment, Result } from './rules/battle.ts';
import type { CardSet, DialFace } from '../../../cards/fog-of-war/data/components.ts';
import type { Winter } from '../../../cards/fog-of-war/data/areas.ts';
import type { Share } from '../../referee/chance/odds.ts';
import type { Both } from '../../referee/seats.ts';

/** The types of the figures in messages, for the catalogues. */
export type { AreaNumber, PlaceNumber, Side } from './rules/areas.ts';
export type { Space } from './rules/moves.ts';
export type { Kind, Pile } from './rules/pile.ts';
export type { Target } from './rules/position.ts';

/** The decision at hand: a stage of the game, or what waits for an answer. */
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

/** All that the engine of The Fog of War says; its checkers add `CheckSaid`. */
export type FogSaid =
  PlayedSaid | BecauseSaid | RefusalSaid | WrittenSaid | FaultSaid | TrackerSaid | EditSaid;

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

/** What whoever decides has to know for it, and how a war ended. */
export type AskedSaid =
  | { readonly says: 'toBox' | 'toSetUp' | 'toLook' | 'toTakeBack' | 'toOffer' | 'toWatch' }
  | { readonly says: 'toAct'; readonly played: boolean; readonly due: readonly AreaNumber[] }
  | {
      readonly says: 'toBid';
      readonly who: Side;
      /** Who wants to look. */
      readonly by: Side;
      readonly target: Target;
      readonly stakes: Both<number>;
      readonly ready: number;
    }
  | {
      readonly says: 'toSpend';
      readonly at: AreaNumber;
      readonly attack: number;
      readonly defence: number;
      /** What it comes to as it is, and with the advantage. */
      readonly result: Result;
      readonly spent: Result;
    }
  | { readonly says: 'toFight'; readonly at: AreaNumber }
  | { readonly says: 'toPay'; readonly need: number; readonly attacks: boolean; readonly at: AreaNumber }
  | { readonly says: 'toShow'; readonly seas: readonly PlaceNumber[] }
  | {
      readonly says: 'toProduce';
      readonly who: Side;
      /** Victory points that may still be bought. */
      readonly points: number;
    }
  | {
      readonly says: 'ended';
      readonly winner: Side | null;
      readonly by: 'germany' | 'points' | 'cards';
      readonly points: number;
      readonly goal: number;
      readonly kept: readonly AreaNumber[];
      /** Of those, what the Axis does not hold. */
      readonly missing: readonly AreaNumber[];
    }
  | { readonly says: 'lineIs'; readonly line: Line }
  | { readonly says: 'cardsOf'; readonly who: Side; readonly cards: readonly number[] }
  | { readonly says: 'fought'; readonly attack: number; readonly defence: number; readonly result: Result }
  | { readonly says: 'whatWins'; readonly attack: number; readonly defence: number };

/** What supply does not pass. */
export interface Stop {
  readonly at: AreaNumber;
  readonly why: 'enemy' | 'neutral' | 'quagmire';
  /** The places that the way comes by until there, from its source on; none where no source is left on it. */
  readonly way: readonly PlaceNumber[];
}

/** What the dial adds to one of the sides. */
export type Dial = DialFace['bonus'];

/** How a battle ends; disbanded where it is not fought at all, since its aircraft support nobody (F-194). */
export type Ending = Result | 'disbanded';

/** From the least to the most. */
export type Range = readonly [least: number, most: number];

/**
 * How often a battle ends so, and what it costs then: in a victory the strength that the attackers pay with, in a defeat that
 * of the defenders, in a quagmire how many cards either loses.
 */
export interface Chance {
  readonly ending: Ending;
  readonly share: Share;
  readonly attackers: Range;
  readonly defenders: Range;
}

/** What the checkers of supply and of battles say of their own, and all that they say. */
export type CheckSaid = OfSupply | OfBattle;
export type CheckerSaid = FogSaid | CheckSaid;

type OfSupply =
  | { readonly says: 'supplyName' | 'supplyAbout' | 'supplyAsked' | 'supplySide' | 'supplyAt' | 'supplyFrom' }
  | { readonly says: 'everyArea' | 'anyArea' | 'ussrSet' | 'quagmireMark' | 'yieldsHeading' | 'cutHeading' }
  | { readonly says: 'holderMark'; readonly who: Side | null }
  | { readonly says: 'askHere'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'launchHere'; readonly at: AreaNumber }
  | { readonly says: 'placeName'; readonly at: PlaceNumber }
  /** Areas that supply does not come to: none where all is well. */
  | { readonly says: 'allSupplied'; readonly who: Side; readonly cut: readonly AreaNumber[] }
  | { readonly says: 'supplyReaches'; readonly at: AreaNumber }
  /** Where it ends; null where the side has no source on that way. */
  | { readonly says: 'supplyCut'; readonly at: AreaNumber; readonly stop: Stop | null; readonly who: Side }
  | {
      readonly says: 'quagmireReached';
      readonly at: AreaNumber;
      readonly who: Side;
      readonly isReached: boolean;
    }
  | {
      readonly says: 'mayLaunch';
      readonly at: AreaNumber;
      readonly who: Side;
      readonly from: readonly PlaceNumber[];
    }
  | {
      readonly says: 'noLaunch';
      readonly at: AreaNumber;
      readonly who: Side;
      readonly from: PlaceNumber | null;
    }
  | { readonly says: 'sourceIs' | 'stuckSource' | 'isStuck'; readonly at: PlaceNumber }
  | { readonly says: 'sourcesAre'; readonly who: Side; readonly sources: readonly PlaceNumber[] }
  | { readonly says: 'noSource' | 'cutOffThere'; readonly who: Side }
  | { readonly says: 'uralsServe' }
  /** From a source on. */
  | { readonly says: 'wayIs'; readonly way: readonly PlaceNumber[] }
  | { readonly says: 'wayEnds'; readonly at: PlaceNumber; readonly stop: Stop; readonly who: Side }
  | { readonly says: 'passesSeas'; readonly seas: readonly AreaNumber[] }
  | { readonly says: 'yieldNothing'; readonly areas: readonly AreaNumber[] }
  | { readonly says: 'besideQuagmire'; readonly at: AreaNumber; readonly from: PlaceNumber }
  | { readonly says: 'noneBeside'; readonly at: AreaNumber; readonly who: Side }
  | {
      readonly says: 'notFrom';
      readonly at: AreaNumber;
      readonly from: PlaceNumber;
      readonly why: Exclude<Cut['why'], 'no-way'> | 'not-beside';
      readonly who: Side;
    }
  | { readonly says: 'wouldLand'; readonly from: PlaceNumber; readonly adds: number }
  | { readonly says: 'yields'; readonly who: Side; readonly points: number; readonly resources: number }
  | { readonly says: 'areCut'; readonly who: Side; readonly areas: readonly AreaNumber[] };

type OfBattle =
  | { readonly says: 'battleName' | 'battleAbout' | 'battleHeading' | 'battleAt' | 'battleFrom' }
  | {
      readonly says:
        'attackerSet' | 'dialSet' | 'spentSet' | 'unseenSet' | 'lossesHeading' | 'chancesHeading';
    }
  /** From where it is launched; null where a quagmire is resolved. */
  | { readonly says: 'fromName'; readonly from: PlaceNumber | null; readonly isLanding: boolean }
  | { readonly says: 'shoreSet'; readonly shores: readonly AreaNumber[] }
  | { readonly says: 'dialName'; readonly bonus: Dial }
  | { readonly says: 'spenderName'; readonly who: Side | null }
  /** Whose cards: null for those of the neutrals. */
  | { readonly says: 'forceHeading'; readonly who: Side | null; readonly attacks: boolean }
  | { readonly says: 'elsewhereHeading'; readonly who: Side | null }
  | { readonly says: 'setGone'; readonly set: CardSet }
  | {
      readonly says: 'strengthBy';
      readonly who: Side;
      readonly from: Line['from'];
      readonly adds: number;
      readonly winter: Winter;
      /** Whether there are more cards than are known. */
      readonly hides: boolean;
    }
  | { readonly says: 'takeNoPart'; readonly who: Side; readonly cards: Pile }
  | { readonly says: 'compared'; readonly attack: number; readonly defence: number; readonly ending: Ending }
  | { readonly says: 'thresholds' | 'againstNothing' }
  | { readonly says: 'nobodyFights'; readonly ends: 'rout' | 'disbanded' }
  | { readonly says: 'costs'; readonly ending: Ending }
  | { readonly says: 'battleIs'; readonly attack: number; readonly defence: number; readonly ending: Ending }
  | { readonly says: 'endsAtOnce'; readonly ending: Ending; readonly who: Side }
  | { readonly says: 'likeliest'; readonly ending: Ending; readonly share: Share }
  | ({ readonly says: 'chanceIs'; readonly who: Side } & Chance)
  | { readonly says: 'losesAll'; readonly who: Side; readonly cards: Pile }
  /** `lost` of `of` cards, drawn by lot; the neutrals' where `who` is null. */
  | { readonly says: 'losesHalf'; readonly who: Side | null; readonly lost: number; readonly of: number }
  /** Any of these pays. */
  | { readonly says: 'pays'; readonly who: Side; readonly need: number; readonly ways: readonly Payment[] }
  /** Fleets that have fired at a shore. */
  | { readonly says: 'shipsGo'; readonly cards: Pile; readonly to: 'discard' | 'win' }
  | { readonly says: 'isDisbanded'; readonly who: Side };

/** Countries that enter the war at the end of a year. */
export type Entering = 'balkans' | 'usa' | 'ussr';

/** An operation at the real table: where it lies on the rim, and how often the wheel was turned since it began. */
export interface Aged {
  readonly space: Space;
  readonly age: number;
}

/** What is said beside the real table. */
export type TrackerSaid =
  | { readonly says: 'trackIntel' | 'trackIndustry' }
  | { readonly says: 'askFirst'; readonly year: number; readonly points: number }
  | { readonly says: 'firstPress'; readonly who: Side }
  | {
      readonly says: 'turnNow';
      readonly who: Side;
      readonly year: number;
      readonly winter: boolean;
      readonly points: number;
      readonly advantage: Side;
      /** What the window NEW OP is over; null where the wheel was not turned, since nothing lies on it. */
      readonly window: Space | null;
      /** What was lost by that. */
      readonly lost: Space | null;
      readonly operations: Both<readonly Aged[]>;
    }
  | { readonly says: 'planPress' | 'awayPress'; readonly space: Space }
  | { readonly says: 'usePress' | 'winterPress' | 'advantagePress' | 'endPress' | 'yearPress' }
  | { readonly says: 'germanyPress' | 'scoredPress' | 'nextPress' | 'industryPress' | 'tokensPress' }
  | { readonly says: 'pointsPress'; readonly points: number }
  | {
      readonly says: 'scoreNow';
      readonly points: number;
      /** The Balkans join before the Axis scores (F-A04). */
      readonly balkans: boolean;
    }
  | { readonly says: 'winNow' }
  | {
      readonly says: 'produceNow';
      readonly who: Side;
      readonly industry: number;
      readonly points: number;
      readonly isLast: boolean;
    }
  | { readonly says: 'removeNow'; readonly who: Side }
  | { readonly says: 'entriesNow'; readonly entering: readonly Entering[] }
  | { readonly says: 'cardsNow'; readonly year: number; readonly isNew: boolean }
  | { readonly says: 'victoryNow'; readonly points: number }
  | { readonly says: 'holdsPress' | 'lacksPress' }
  | { readonly says: 'wonNow'; readonly who: Side; readonly points: number };

/** What the editor of positions says. */
export type EditSaid =
  | { readonly says: 'editCard'; readonly who: Side | null; readonly card: Kind }
  | { readonly says: 'editOn'; readonly at: AreaNumber }
  | {
      readonly says:
        | ('yearSet' | 'winterSet' | 'pointsSet' | 'advantageSet' | 'activeSet' | 'stageSet')
        | ('intelSet' | 'industrySet' | 'turnedSet' | 'holderSet' | 'stuckSet');
    }
  | { readonly says: 'aimSet'; readonly space: Space }
  | { readonly says: 'cardSet'; readonly card: Kind }
  | { readonly says: 'aimName'; readonly at: AreaNumber | null }
  | { readonly says: 'spaceName'; readonly space: Space }
  | { readonly says: 'stageName'; readonly stage: Decision }
  | { readonly says: 'whoName'; readonly who: Side | null }
  | { readonly says: 'stuckName'; readonly who: Side | null }
  | { readonly says: 'warHeading' }
  | { readonly says: 'sideHeading' | 'handHeading' | 'lossHeading'; readonly who: Side }
  | { readonly says: 'operationHeading'; readonly who: Side; readonly space: Space };

/** What can be wrong with a position that people write. */
export type FaultSaid =
  | { readonly says: 'tooManyCards'; readonly who: Side; readonly card: Kind; readonly most: number }
  | { readonly says: 'tooManyNeutrals'; readonly card: Kind; readonly most: number }
  | { readonly says: 'dummyThere' | 'knownIsNotThere'; readonly who: Side }
  | { readonly says: 'neutralKnownIsNotThere'; readonly at: AreaNumber }
  | { readonly says: 'ownPlan' | 'planTwice'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'planWithoutCards' | 'cardsWithoutPlan'; readonly who: Side }
  | { readonly says: 'ownQuagmire' | 'bareQuagmire' | 'quagmireTwice'; readonly at: AreaNumber }
  | { readonly says: 'cardsOfBoth'; readonly at: AreaNumber; readonly who: Side }
  | { readonly says: 'ussrNotIn' | 'ussrIn'; readonly at: AreaNumber }
  | { readonly says: 'endedAlready' | 'notEnded' | 'nobodyActs' | 'waitsForNothing' }
  | { readonly says: 'notOfStage'; readonly stage: Stage }
  | { readonly says: 'victoriesMissing' };
