/**
 * Messages of The Fog of War as keys with parameters: refusals, prompts, what the board shows, and what
 * checkers, tracker and editor say. Events are in `messages-events.ts`.
 */
import type { AreaNumber, PlaceNumber, Side } from './rules/areas.ts';
import type { Space } from './rules/moves.ts';
import type { Kind, Pile } from './rules/card-counts.ts';
import type { Stage, Target, Wait } from './rules/position.ts';
import type { BecauseSaid, HappeningSaid } from './messages-events.ts';
import type { Line, Payment, Result } from './rules/battle.ts';
import type { CardSet, DialFace } from '../../../cards/fog-of-war/data/components.ts';
import type { Winter } from '../../../cards/fog-of-war/data/areas.ts';
import type { Share } from '../../odds.ts';
import type { Both } from '../../referee/seats.ts';

/** Types of the parameters, re-exported for the message catalogues. */
export type { AreaNumber, PlaceNumber, Side } from './rules/areas.ts';
export type { Space } from './rules/moves.ts';
export type { Kind, Pile } from './rules/card-counts.ts';
export type { Target } from './rules/position.ts';

/** The current decision: a stage of the game, or the kind of answer that is awaited. */
export type Decision = Stage | Wait['kind'];

/** Why supply does not reach a place from which an attack could be launched. */
export interface Cut {
  readonly place: PlaceNumber;
  readonly why: 'enemy' | 'neutral' | 'quagmire' | 'no-way' | 'barred';
}

/** Why a move is refused. */
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
      /** Places from which the operation can be launched. */
      readonly places: readonly PlaceNumber[];
    }
  | { readonly says: 'offMap'; readonly from: PlaceNumber; readonly places: readonly PlaceNumber[] }
  /** `past`: the sets of enemy seas that supply may pass on its way there; an empty set means none. */
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

/** What a player came to know. */
export type EventSaid =
  | { readonly says: 'drewCard'; readonly card: Kind }
  | { readonly says: 'sawCard'; readonly card: Kind; readonly target: Target }
  | { readonly says: 'sawProvince'; readonly at: AreaNumber }
  | { readonly says: 'sawVictory'; readonly at: AreaNumber }
  | { readonly says: 'drewVictory'; readonly at: AreaNumber }
  | { readonly says: 'dealtCard' | 'lostCard'; readonly card: Kind }
  | { readonly says: 'shown'; readonly by: Side; readonly cards: Pile }
  /** An operation is over, and `at` was its target. */
  | { readonly says: 'aimShown'; readonly by: Side; readonly at: AreaNumber }
  /** No operation of `by` with a hidden target aims at these areas. */
  | { readonly says: 'aimsElsewhere'; readonly by: Side; readonly areas: readonly AreaNumber[] }
  /** Whether the unseen attack was made by aircraft alone, without support (F-194). */
  | { readonly says: 'aircraftWere'; readonly by: Side; readonly alone: boolean }
  | { readonly says: 'neutralsShown'; readonly at: AreaNumber; readonly cards: Pile }
  | { readonly says: 'victoriesShown'; readonly kept: readonly AreaNumber[] }
  | { readonly says: 'offerShown'; readonly by: Side; readonly side: Side; readonly points: number }
  /** How many cards were in a Win stack when it was dealt, or are in a new draw deck. */
  | {
      readonly says: 'counted';
      readonly by: Side;
      readonly stack: 'win' | 'deck';
      readonly count: number;
    };

/** A text that is not the notation of a move. */
export interface WrittenSaid {
  readonly says: 'noMove';
  readonly written: string;
}

/** What is said before somebody sits down: how the table stands, and what is known. */
export type StartSaid = EventSaid | OfTable | OfZone | EndedSaid;
/** Everything that is said while only legal moves are tried. */
export type BoardSaid = StartSaid | TableSaid | AskedSaid;
export type PlayedSaid = BoardSaid | HappeningSaid;

/** All messages but those of the checkers, which `CheckSaid` has. */
export type FogSaid =
  PlayedSaid | BecauseSaid | RefusalSaid | WrittenSaid | FaultSaid | TrackerSaid | EditSaid;

/** Headings of prompts, and what can be chosen. */
export type TableSaid = OfAsking | Pointed;

/** A stack as a viewer sees it: the cards they know, and how many others. */
export interface Lying {
  readonly seen: Pile;
  readonly covered: number;
}

type OfTable =
  | {
      readonly says: 'areaField';
      readonly at: AreaNumber;
      readonly holder: Side | null;
      /** The cards of each side; `neutrals` counts the neutral ones. */
      readonly cards: readonly [axis: Lying, allies: Lying];
      readonly neutrals: number;
      /** The attacker of the quagmire there; null if there is none. */
      readonly attacker: Side | null;
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

/** Headings of a prompt: who decides, and what. */
type OfAsking =
  | { readonly says: 'whoseTurn'; readonly who: Side }
  | { readonly says: 'askedIn'; readonly now: Decision }
  /** Somebody's look was blocked; with `opens` they have not said yet what they bid. */
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
      /** The target area; null if it is hidden. */
      readonly at: AreaNumber | null;
      readonly count: number;
      readonly age: number;
    }
  | { readonly says: 'tokensAre'; readonly ready: number; readonly used: number }
  | {
      readonly says: 'industryIs';
      readonly industry: number;
      readonly resources: number;
      /** Production points left to spend; null outside production. */
      readonly left: number | null;
    }
  | { readonly says: 'pointsAre'; readonly points: number; readonly goal: number }
  | { readonly says: 'yearIs'; readonly year: number; readonly winter: boolean }
  | { readonly says: 'victoriesAre'; readonly kept: readonly AreaNumber[] | null }
  | { readonly says: 'advantageIs'; readonly who: Side };

/** Labels of the choices that make up a move. */
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
      /** Whether the card would fight in that battle. */
      readonly fights: boolean;
    }
  | { readonly says: 'tellsAdd'; readonly card: Kind; readonly space: Space; readonly fights: boolean }
  | { readonly says: 'tellsLaunch'; readonly space: Space; readonly from: PlaceNumber }
  | { readonly says: 'tellsResolve'; readonly at: AreaNumber }
  | { readonly says: 'tellsLook'; readonly target: Target; readonly tokens: number }
  | { readonly says: 'tellsInTurn'; readonly parts: readonly TableSaid[] }
  /** `own`: the bidder is the side that wants to look. */
  | { readonly says: 'bidTokens'; readonly tokens: number; readonly own: boolean }
  | { readonly says: 'passLook'; readonly own: boolean; readonly paid: number }
  | { readonly says: 'endOf'; readonly now: Decision }
  | { readonly says: 'buys'; readonly what: 'industry' | 'tokens' | 'points' }
  | { readonly says: 'payWith'; readonly cards: Pile; readonly neutrals: Pile }
  | { readonly says: 'offerSide'; readonly who: Side }
  | { readonly says: 'offerPoints'; readonly points: number }
  | { readonly says: 'lotIs'; readonly swaps: boolean }
  | { readonly says: 'answer'; readonly kind: Answer };

/** Moves without parameters that answer a question. */
export type Answer = 'spend' | 'keep' | 'fight' | 'cut';

/** How the war ended. */
export interface EndedSaid {
  readonly says: 'ended';
  readonly winner: Side | null;
  readonly by: 'germany' | 'points' | 'cards';
  readonly points: number;
  readonly goal: number;
  readonly kept: readonly AreaNumber[];
  /** Those of `kept` that the Axis does not hold. */
  readonly missing: readonly AreaNumber[];
}

/** Prompts with the facts a decision needs. */
export type AskedSaid =
  | { readonly says: 'toBox' | 'toSetUp' | 'toLook' | 'toTakeBack' | 'toOffer' | 'toWatch' }
  | { readonly says: 'toAct'; readonly played: boolean; readonly due: readonly AreaNumber[] }
  | {
      readonly says: 'toBid';
      readonly who: Side;
      /** The side that wants to look. */
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
      /** The result without the advantage, and with it. */
      readonly result: Result;
      readonly spent: Result;
    }
  | { readonly says: 'toFight'; readonly at: AreaNumber }
  | { readonly says: 'toPay'; readonly need: number; readonly attacks: boolean; readonly at: AreaNumber }
  | { readonly says: 'toShow'; readonly seas: readonly PlaceNumber[] }
  | {
      readonly says: 'toProduce';
      readonly who: Side;
      readonly points: number;
    }
  | { readonly says: 'lineIs'; readonly line: Line }
  | { readonly says: 'cardsOf'; readonly who: Side; readonly cards: readonly number[] }
  | { readonly says: 'fought'; readonly attack: number; readonly defence: number; readonly result: Result }
  | { readonly says: 'whatWins'; readonly attack: number; readonly defence: number };

/** An area that stops supply. */
export interface Stop {
  readonly at: AreaNumber;
  readonly why: 'enemy' | 'neutral' | 'quagmire';
  /** The way from its source up to there; empty if no source is left on it. */
  readonly way: readonly PlaceNumber[];
}

export type Dial = DialFace['bonus'];

/** How a battle ends; 'disbanded' if it is not fought, since the attacker's aircraft support nobody (F-194). */
export type Ending = Result | 'disbanded';

export type Range = readonly [least: number, most: number];

/**
 * One ending of a battle: its probability and its cost. After a victory the attackers lose that much
 * strength, after a defeat the defenders; after a quagmire both lose that many cards.
 */
export interface Chance {
  readonly ending: Ending;
  readonly share: Share;
  readonly attackers: Range;
  readonly defenders: Range;
}

export type CheckSaid = OfSupply | OfBattle;
export type CheckerSaid = FogSaid | CheckSaid;

type OfSupply =
  | { readonly says: 'supplyName' | 'supplyAbout' | 'supplyAsked' | 'supplySide' | 'supplyAt' | 'supplyFrom' }
  | { readonly says: 'everyArea' | 'anyArea' | 'ussrSet' | 'quagmireMark' | 'yieldsHeading' | 'cutHeading' }
  | { readonly says: 'holderMark'; readonly who: Side | null }
  | { readonly says: 'askHere'; readonly who: Side; readonly at: AreaNumber }
  | { readonly says: 'launchHere'; readonly at: AreaNumber }
  | { readonly says: 'placeName'; readonly at: PlaceNumber }
  /** `cut`: the areas out of supply; empty if there are none. */
  | { readonly says: 'allSupplied'; readonly who: Side; readonly cut: readonly AreaNumber[] }
  | { readonly says: 'supplyReaches'; readonly at: AreaNumber }
  /** `stop` is where supply ends; null if the side has no source on that way. */
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
  /** `way` begins at a source. */
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
  /** `from` is the place it is launched from; null for the resolution of a quagmire. */
  | { readonly says: 'fromName'; readonly from: PlaceNumber | null; readonly isLanding: boolean }
  | { readonly says: 'shoreSet'; readonly shores: readonly AreaNumber[] }
  | { readonly says: 'dialName'; readonly bonus: Dial }
  | { readonly says: 'spenderName'; readonly who: Side | null }
  /** `who` is null for neutral cards. */
  | { readonly says: 'forceHeading'; readonly who: Side | null; readonly attacks: boolean }
  | { readonly says: 'elsewhereHeading'; readonly who: Side | null }
  | { readonly says: 'setGone'; readonly set: CardSet }
  | {
      readonly says: 'strengthBy';
      readonly who: Side;
      readonly from: Line['from'];
      readonly adds: number;
      readonly winter: Winter;
      /** Whether some of its cards are unknown. */
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
  /** `lost` of `of` cards are lost at random; `who` is null for neutral cards. */
  | { readonly says: 'losesHalf'; readonly who: Side | null; readonly lost: number; readonly of: number }
  /** Each of `ways` pays. */
  | { readonly says: 'pays'; readonly who: Side; readonly need: number; readonly ways: readonly Payment[] }
  /** Where the fleets go that bombarded a shore. */
  | { readonly says: 'shipsGo'; readonly cards: Pile; readonly to: 'discard' | 'win' }
  | { readonly says: 'isDisbanded'; readonly who: Side };

export type Entering = 'balkans' | 'usa' | 'ussr';

/** An operation at a real table: its space on the rim, and how often the dial has turned since it began. */
export interface Aged {
  readonly space: Space;
  readonly age: number;
}

/** Messages of the tracker for a real table. */
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
      /** The space under the window NEW OP; null if the wheel did not turn, since it was empty. */
      readonly window: Space | null;
      /** The space whose operation the turn of the wheel ended. */
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
      /** Whether the Balkans join before the Axis scores (F-A04). */
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

/** Messages of the position editor. */
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

/** Faults of a written position. */
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
  | { readonly says: 'victoriesMissing' };
