/** Messages as keys with parameters: refusals, faults, the board, events, editor and tracker. */
import type { EventMark, Stack } from '../../../cards/loopgraven/data/event-cards.ts';
import type { Ammunition, GameLength, Track, UnitType } from '../../../cards/loopgraven/data/tables.ts';
import type { SpaceNumber } from './rules/board-spaces.ts';
import type { Player, Pool, Side, Stage, Tiers, Timed, Wait } from './rules/position.ts';
import type { Share } from '../../odds.ts';

/** Types of the parameters, re-exported for the message catalogues. */
export type { Ammunition, EventMark, GameLength, Player, Pool, Side, SpaceNumber, Track, UnitType };

/** The current decision: a stage of the game, or the kind of answer that is awaited. */
export type Decision = Stage | Wait['kind'];
/** What a lasting effect comes from: a card, or a hit. */
export type Cause = Timed['from'];

/** Why a move is refused. */
export type RefusalSaid =
  | { readonly says: 'gameOver' }
  | { readonly says: 'chanceFirst' | 'otherDecision'; readonly now: Decision }
  | { readonly says: 'otherDie'; readonly sides: number }
  | { readonly says: 'notInStack' | 'inOtherStack'; readonly mark: EventMark }
  | { readonly says: 'noPlatoonThere' | 'notToGoBack'; readonly at: SpaceNumber }
  | { readonly says: 'noEndBack' | 'noDodgeTo' | 'dodgeBeside'; readonly to: SpaceNumber }
  | { readonly says: 'nobodyOn' | 'notYours' | 'ownUnit' | 'hasActed'; readonly at: SpaceNumber }
  | { readonly says: 'heldStill'; readonly at: SpaceNumber; readonly by: Cause }
  | { readonly says: 'noActions' }
  | { readonly says: 'noActionForItem'; readonly items: number }
  | { readonly says: 'noneLeft'; readonly type: UnitType }
  | { readonly says: 'tooDear'; readonly cost: number; readonly has: number }
  | { readonly says: 'notYourTrench' | 'partnersSection'; readonly at: SpaceNumber; readonly ahead: boolean }
  | { readonly says: 'taken'; readonly at: SpaceNumber }
  | { readonly says: 'topTier'; readonly track: Track }
  | {
      readonly says: 'tooFar';
      readonly type: UnitType;
      readonly to: SpaceNumber;
      readonly steps: number;
      readonly needs: number;
      readonly less: readonly Cause[];
    }
  | { readonly says: 'noWayRound'; readonly type: UnitType; readonly steps: number; readonly to: SpaceNumber }
  | { readonly says: 'sameSpace'; readonly at: SpaceNumber }
  | { readonly says: 'notBeside' | 'farForKabiem'; readonly at: SpaceNumber; readonly target: SpaceNumber }
  | { readonly says: 'needsKabiem'; readonly at: SpaceNumber; readonly target: SpaceNumber }
  | {
      readonly says: 'needsTier';
      readonly ammunition: Ammunition;
      readonly tier: number;
      readonly has: number;
    }
  | { readonly says: 'boughtThisTurn' | 'whiteRound' }
  | { readonly says: 'noLine' | 'shotFired' }
  | { readonly says: 'outOfRange'; readonly at: SpaceNumber };

export type EventSaid =
  { readonly says: 'rolled'; readonly shows: number } | { readonly says: 'drew'; readonly mark: EventMark };

/** A text that is not the notation of a move. */
export interface WrittenSaid {
  readonly says: 'noMove';
  readonly written: string;
}

/** Everything that is said while only legal moves are tried. */
export type PlayedSaid = EventSaid | HappeningSaid | TableSaid;

export type LoopSaid = PlayedSaid | RefusalSaid | WrittenSaid | FaultSaid | EditSaid | TrackerSaid;

/** What the board shows, and labels of the choices that make up a move. */
export type TableSaid = OfTable | OfAsking | OfZone | Pointed | Told | OfOdds;

/** Lasting effects, as shown beside a unit. */
export type Lasting = 'steps' | 'attack' | 'shock' | 'still' | 'gas';

type OfTable =
  | {
      readonly says: 'spaceField';
      readonly at: SpaceNumber;
      /** The side whose trench it is; null for the field. */
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
      /** Whose die of a fight is rolled. */
      readonly roller: { readonly who: Player; readonly type: UnitType } | null;
    }
  | { readonly says: 'ended'; readonly winner: Side | null }
  | { readonly says: 'troopsLine' | 'trenchLine' };

type OfAsking =
  | { readonly says: 'whoseTurn'; readonly who: Player }
  | { readonly says: 'askedIn'; readonly now: Decision }
  | {
      readonly says: 'toTap';
      readonly now: Decision;
      readonly actions: number;
      readonly tokens: number;
      readonly kept: KeptBack;
    };

/** Why troops cannot be deployed now, where nothing is wrong with the actions left. */
export interface KeptBack {
  /** No trench space is free, so nobody can be deployed. */
  readonly isFull: boolean;
  /** All of them are on the board, or lost. */
  readonly used: readonly UnitType[];
  readonly dear: readonly UnitType[];
}

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
  | { readonly says: 'actionsLeft'; readonly actions: number; readonly most: number }
  | { readonly says: 'roundIs'; readonly round: number; readonly green: boolean }
  | { readonly says: 'cardsHeld'; readonly marks: readonly EventMark[] }
  | { readonly says: 'cardName'; readonly mark: EventMark }
  | { readonly says: 'lastsNow'; readonly lasts: readonly LastingCard[] };

/** A card in force for a side, and for how many more rounds or incomes. */
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

/** Short descriptions of a proposed move. */
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
  /** Several moves in a row, with their total cost and the tokens at hand. */
  | {
      readonly says: 'tellsInTurn';
      readonly parts: readonly TableSaid[];
      readonly tokens: number;
      readonly of: number;
      readonly actions: number;
      readonly left: number;
    };

/** The odds of an attack, shown before it is made. */
interface OfOdds {
  readonly says: 'attackComesTo';
  readonly at: SpaceNumber;
  readonly units: number;
  readonly win: Share;
  readonly tie: Share;
  readonly lose: Share;
}

/** Messages of the position editor. */
export type EditSaid =
  | { readonly says: 'editUnit'; readonly who: Player; readonly type: UnitType }
  | { readonly says: 'editOn'; readonly at: SpaceNumber }
  | { readonly says: 'lengthSet' | 'playersSet' | 'roundSet' | 'stageSet' | 'activeSet' | 'actionsSet' }
  | { readonly says: 'lengthName'; readonly length: GameLength }
  | { readonly says: 'playersName'; readonly players: 2 | 4 }
  | { readonly says: 'stageName'; readonly stage: Decision }
  | { readonly says: 'whoName'; readonly who: Player }
  | { readonly says: 'purseSet' }
  | { readonly says: 'tierSet'; readonly track: Track }
  | { readonly says: 'gameHeading' | 'turnHeading' }
  | { readonly says: 'playerHeading'; readonly who: Player };

/** Faults of a written position. */
export type FaultSaid =
  | { readonly says: 'spaceFull'; readonly at: SpaceNumber }
  | { readonly says: 'tooManyUnits'; readonly who: Player; readonly type: UnitType; readonly most: number }
  | { readonly says: 'notPlaying'; readonly who: Player }
  | { readonly says: 'tooManyCards'; readonly mark: EventMark }
  | { readonly says: 'otherStack'; readonly mark: EventMark; readonly stack: Stack }
  | { readonly says: 'notKept'; readonly mark: EventMark }
  | { readonly says: 'noLineOfGas' | 'noSuchUnit' | 'noWaitNow' }
  | { readonly says: 'notOfStage'; readonly stage: Stage }
  | { readonly says: 'endedAlready' | 'notEnded' | 'nobodyActs' }
  | { readonly says: 'noDanger'; readonly side: Side };

/** Messages of the tracker for a real table. */
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
      /** Tokens that units in enemy trenches add to each income. */
      readonly bonus: number;
      readonly lasts: readonly EventMark[];
    }
  | { readonly says: 'payPress'; readonly tokens: number }
  | { readonly says: 'tierPress' | 'endPress' }
  | { readonly says: 'morePress' | 'lessPress'; readonly tokens: number }
  | { readonly says: 'wonPress' | 'wonNow'; readonly side: Side };

export type HappeningSaid = OfSetUp | OfRound | OfIncome | OfCard | OfAction | OfFight | OfFire | OfEnd;

/** A troop and where it stands. */
interface Standing {
  readonly who: Player;
  readonly type: UnitType;
  readonly at: SpaceNumber;
}

type OfSetUp =
  | { readonly says: 'lengthIs'; readonly length: GameLength }
  | { readonly says: 'restStays' | 'nobodyYet' | 'allAtZero' | 'trenchesAre' }
  | { readonly says: 'playersAre'; readonly players: 2 | 4 }
  | { readonly says: 'ownSections' }
  | { readonly says: 'pursesAre'; readonly shared: boolean }
  | { readonly says: 'rollsFor'; readonly side: Side; readonly shows: number }
  | { readonly says: 'begins'; readonly side: Side; readonly shows: readonly [number, number] }
  | { readonly says: 'rollAgain'; readonly shows: number };

type OfRound =
  | { readonly says: 'roundBegins'; readonly round: number }
  | { readonly says: 'cardShows'; readonly green: boolean }
  | { readonly says: 'firstIs'; readonly green: boolean }
  | {
      readonly says: 'rollBrings';
      readonly side: Side;
      readonly shows: number;
      readonly stack: Stack | null;
    }
  | { readonly says: 'nextRolls'; readonly who: Player }
  | { readonly says: 'stackIsOut'; readonly stack: Stack }
  | { readonly says: 'turnOf'; readonly who: Player }
  | { readonly says: 'actionsAre'; readonly who: Player; readonly actions: number }
  | { readonly says: 'turnEnds'; readonly who: Player; readonly actions: number }
  | { readonly says: 'playsWithout'; readonly who: Player };

type OfIncome =
  | { readonly says: 'receives'; readonly who: Player; readonly tokens: number }
  | { readonly says: 'economyGives'; readonly tier: number; readonly base: number }
  | { readonly says: 'trenchesGive'; readonly bonus: number; readonly units: number }
  | { readonly says: 'eachCounts' | 'cardChanges' }
  | { readonly says: 'doubled'; readonly more: number; readonly all: boolean }
  | { readonly says: 'incomesLeft'; readonly left: number }
  | { readonly says: 'noIncome' | 'actsAsEver'; readonly who: Player };

type OfCard =
  | { readonly says: 'drawsCard'; readonly side: Side; readonly mark: EventMark }
  | { readonly says: 'keepsCard'; readonly side: Side; readonly mark: EventMark }
  | { readonly says: 'countsAtOnce' | 'lastsThisRound' | 'lastsTwoRounds' | 'twoOfEach' | 'shuffledAnew' }
  | { readonly says: 'holds'; readonly both: boolean }
  | { readonly says: 'nobodyGoesBack' | 'nobodyToShock' }
  | { readonly says: 'goesBackWho'; readonly all: boolean }
  | ({ readonly says: 'wentBack' } & Standing)
  | ({ readonly says: 'isShocked' } & Standing)
  | { readonly says: 'choosesShocked'; readonly who: Player }
  | { readonly says: 'doubleFor'; readonly times: number }
  | ({ readonly says: 'putsMaskOn' | 'leavesMaskOff' } & { readonly side: Side })
  | { readonly says: 'sparesAll' }
  | { readonly says: 'answersForSide'; readonly who: Player }
  | { readonly says: 'sideIsFirst'; readonly side: Side };

type OfAction =
  | ({ readonly says: 'deploys' } & Standing)
  | {
      readonly says: 'deploysAll';
      readonly who: Player;
      readonly types: readonly UnitType[];
      readonly at: readonly SpaceNumber[];
    }
  | { readonly says: 'paysFor'; readonly cost: number; readonly left: number }
  | { readonly says: 'toTrench'; readonly field: boolean }
  | { readonly says: 'itemCosts'; readonly item: number; readonly cost: 0 | 1 }
  | { readonly says: 'countsAsUnit' }
  | {
      readonly says: 'upgrades';
      readonly who: Player;
      readonly track: Track;
      readonly tier: number;
      readonly cost: number;
    }
  | { readonly says: 'countsFrom'; readonly track: Track; readonly next: boolean }
  | ({
      readonly says: 'walks';
      readonly from: SpaceNumber;
      readonly steps: number;
      /** The number of moves, if several in a row are reported as one. */
      readonly moves: number;
    } & Standing)
  | { readonly says: 'isAction'; readonly left: number }
  | { readonly says: 'actsAgain' | 'goesRound' | 'sparedInTrench' };

type OfFight =
  | ({ readonly says: 'attacks'; readonly target: UnitType; readonly units: number } & Omit<Standing, 'type'>)
  | { readonly says: 'together' | 'fromBeside'; readonly units: number }
  | { readonly says: 'inItsTrench'; readonly cover: boolean }
  | { readonly says: 'playsKabiem' | 'kabiemFor'; readonly turn: boolean }
  | { readonly says: 'twoAway'; readonly units: number }
  | ({ readonly says: 'dodges' } & Standing)
  | { readonly says: 'staysPut'; readonly who: Player }
  | { readonly says: 'attackIsOff'; readonly free: boolean }
  | { readonly says: 'stepsAside' }
  | { readonly says: 'whereAside'; readonly any: boolean }
  | { readonly says: 'dieShows'; readonly who: Player; readonly type: UnitType; readonly shows: number }
  | { readonly says: 'rollsAlone'; readonly units: number }
  | { readonly says: 'sameDie' }
  | { readonly says: 'totalsAre'; readonly attack: number; readonly defence: number }
  | { readonly says: 'countedSo'; readonly attack: number; readonly defence: number }
  | { readonly says: 'cardChangesTotal'; readonly mark: EventMark; readonly delta: number }
  | { readonly says: 'damageIs' | 'halvedSo' | 'allUsedUp' | 'weakDefends' | 'noRoll' }
  | { readonly says: 'isLost'; readonly who: Player; readonly types: readonly UnitType[] }
  | { readonly says: 'groupLost' | 'neverBack' | 'nobodyMoves' | 'nothingChanges' };

type OfFire =
  | {
      readonly says: 'fires';
      readonly who: Player;
      readonly ammunition: Ammunition;
      readonly at: readonly SpaceNumber[];
    }
  | { readonly says: 'shotCosts'; readonly price: number }
  | { readonly says: 'shotIsAction'; readonly free: boolean }
  | { readonly says: 'reaches'; readonly limited: boolean }
  | { readonly says: 'shotsLeft'; readonly one: boolean }
  | { readonly says: 'lowerTierToo' | 'sixAround' | 'wholeLine' }
  | { readonly says: 'ownHit'; readonly spared: boolean }
  | { readonly says: 'covers'; readonly spaces: number }
  | ({ readonly says: 'weakened' } & Standing)
  | { readonly says: 'inNextTurn' }
  | { readonly says: 'hitsAddUp'; readonly hits: number }
  | { readonly says: 'weakensOnce' }
  | { readonly says: 'gasStays'; readonly rounds: number }
  | { readonly says: 'gasGoes'; readonly by: Player }
  | { readonly says: 'endsInGas'; readonly units: number }
  | ({ readonly says: 'diesOfGas' } & Standing);

type OfEnd =
  | { readonly says: 'trenchesFull'; readonly side: Side }
  | { readonly says: 'oneTurnEach'; readonly side: Side }
  | { readonly says: 'fullMeans'; readonly any: boolean }
  | { readonly says: 'trenchFreed'; readonly side: Side }
  | { readonly says: 'mayAgree' }
  | { readonly says: 'wonByTroops' | 'wonByTrenches'; readonly side: Side }
  | { readonly says: 'noTroopsAnywhere'; readonly board: boolean };
