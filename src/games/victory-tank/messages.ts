import type {
  ActionKind,
  Army,
  BattlefieldCard,
  ByArmy,
  CardChoice,
  CardValue,
  Facing,
  Stage,
} from './rules/position.ts';
import type { EventSaid, RoundSaid } from './messages-events.ts';
import type { Strength } from './rules/battle.ts';

export type { ActionKind, Army, BattlefieldCard, Facing, Stage } from './rules/position.ts';

/** Everything that is said while only legal moves are tried. */
export type PlayedSaid = EventSaid | TableSaid;

/** All messages, as keys with parameters; the texts are in `content/victory-tank/messages*.ts`. */
export type TankSaid = PlayedSaid | RoundSaid | RefusalSaid | FaultSaid | EditingSaid;

/** A field of the battlefield. */
export interface Place {
  /** Its name in notation. */
  readonly at: string;
  /** The owner if it is a home base; null otherwise. */
  readonly base: Army | null;
  /** What is on it, by which it may be named. */
  readonly holds: 'bunker' | 'crate' | 'tank' | null;
  /** Whether it is the only field that holds such a thing. */
  readonly alone: boolean;
}

/** What an army has on a field. */
export interface Present {
  readonly army: Army;
  readonly soldiers: number;
  readonly tank: boolean;
}

/** What the board shows, labels of choices, and forecasts of battle cards. */
export type TableSaid = Table | Zone | Pointed | Reckoned;

type Table =
  | {
      readonly says: 'field';
      readonly place: Place;
      readonly holds: 'base' | 'empty' | 'tank' | 'jeep' | 'crate' | 'bunker';
      readonly crate: boolean;
      /** The tank there; its crew is null where it is unclaimed. */
      readonly tank: { readonly facing: Facing; readonly crew: number | null } | null;
      readonly present: readonly Present[];
    }
  | {
      readonly says: 'status';
      readonly round: number;
      readonly rounds: number;
      readonly who: Army;
      readonly stage: Exclude<Stage, 'over'>;
      /** Points of the action that are left. */
      readonly left: number;
    }
  | { readonly says: 'ended'; readonly winner: Army; readonly totals: ByArmy<number> };

export type ZoneKey =
  | 'points'
  | 'hand'
  | 'held'
  | 'deck'
  | 'discards'
  | 'supply'
  | 'lost'
  | 'taken'
  | 'score'
  | 'active'
  | 'pile'
  | 'drawn'
  | 'battleZone'
  | 'attackerCard';

type Zone =
  | { readonly says: ZoneKey }
  | { readonly says: 'cards' | 'soldiers' | 'battlefieldPile' | 'pointsMade'; readonly count: number }
  /** So many of all there may be. */
  | { readonly says: 'pointsOf' | 'cratesOf'; readonly count: number; readonly most: number }
  | { readonly says: 'values'; readonly values: readonly number[] }
  | { readonly says: 'aCard'; readonly card: number }
  | { readonly says: 'faceDown' | 'aCardFaceDown' | 'twoFaceDown' | 'notLaid' | 'noneLaid' }
  | { readonly says: 'named'; readonly cards: readonly BattlefieldCard[] }
  | { readonly says: 'army'; readonly who: Army }
  | { readonly says: 'player'; readonly who: Army }
  | {
      readonly says: 'attacks';
      readonly who: Army;
      readonly place: Place;
      readonly from: readonly { readonly count: number; readonly place: Place }[];
    }
  /** Events shown beside the cards of a battle. */
  | { readonly says: 'told'; readonly what: readonly EventSaid[] };

/** What a tap on a field would do. */
export type PointedPlace =
  | 'stepFrom'
  | 'driveFrom'
  | 'stepHere'
  | 'driveTo'
  | 'haltOn'
  | 'recruitHere'
  | 'attackHere'
  | 'fromHere'
  | 'joinFrom'
  | 'moveInFrom';

/** Labels of the choices that make up a move, or of ways to place a card. */
type Pointed =
  | { readonly says: 'keepCard'; readonly card: BattlefieldCard }
  | { readonly says: 'placeOn'; readonly cell: string }
  | { readonly says: 'upright' | 'turned' | 'rightWayUp' | 'halfTurn' | 'middle' | 'above' | 'below' }
  | { readonly says: 'toFacing'; readonly facing: Facing }
  | { readonly says: 'actionKind'; readonly kind: ActionKind }
  | { readonly says: 'payPoints'; readonly kind: ActionKind; readonly points: number }
  | { readonly says: 'boostWith' | 'layCard'; readonly card: CardChoice }
  | { readonly says: PointedPlace; readonly place: Place }
  | { readonly says: 'force'; readonly foot: number; readonly crew: number; readonly boarding: number }
  | { readonly says: 'withTank'; readonly foot: number; readonly tank: boolean }
  | { readonly says: 'getIn' | 'getOff' | 'asCrew'; readonly count: number }
  /** `all`: whether those who can also board on the way. */
  | { readonly says: 'takeAlong'; readonly all: boolean }
  /** The cost of a proposal: the announcement, or the points used and left. */
  | {
      readonly says: 'announces';
      readonly kind: ActionKind;
      readonly pay: number;
      readonly card: CardChoice;
    }
  | { readonly says: 'ofPoints'; readonly points: number }
  | {
      readonly says: 'uses';
      readonly kind: ActionKind | null;
      readonly points: number;
      readonly left: number;
    }
  | { readonly says: 'tellsInTurn'; readonly parts: readonly TableSaid[] }
  | { readonly says: 'turnTank' | 'pass' | 'done' | 'drive' | 'ready' | 'stay' }
  | {
      readonly says: 'besideCard';
      readonly side: 'left' | 'right';
      readonly height: 'up' | 'level' | 'down';
    };

export type Parts = Strength;

interface Sides {
  readonly own: Parts;
  readonly other: Parts;
}

/** Forecasts of each battle card. */
type Reckoned =
  | { readonly says: 'ifCard'; readonly card: CardChoice }
  | (Sides & { readonly says: 'tooLittle' | 'cannotBeBeaten' | 'againstNone' })
  | (Sides & {
      readonly says: 'lostTo';
      /**
       * The lowest card that beats it; how many unseen cards do, out of how many; and how many possible
       * hands hold one.
       */
      readonly card: number;
      readonly higher: number;
      readonly unseen: number;
      readonly hands: number;
      readonly of: number;
      readonly size: number;
    })
  | (Sides & { readonly says: 'enoughFor'; readonly enough: number; readonly unseen: number });

/** Why a move is refused, and what would be legal. */
export type RefusalSaid =
  | {
      readonly says: 'remedy';
      /** The player who tries the move; null after the game. */
      readonly who: Army | null;
      readonly why: RefusalSaid;
      readonly ways: readonly RefusalSaid[];
    }
  | Timing
  | Fog
  | Announcing
  | Stepping
  | Driving
  | Fighting
  | Written;

/** The move comes at the wrong time. */
type Timing =
  | { readonly says: 'gameOver' | 'fogFirst' | 'noBattle' | 'noVictory' | 'noDrive' }
  | {
      readonly says:
        | 'keepsNow'
        | 'facesNow'
        | 'announcesNow'
        | 'namesAttackers'
        | 'laysNow'
        | 'movesInNow'
        | 'crewsNow'
        | 'baseStaysEmpty';
      readonly who: Army;
    }
  | { readonly says: 'placesNow'; readonly who: Army; readonly card: BattlefieldCard | null }
  | { readonly says: 'notAnnounced'; readonly who: Army; readonly kind: ActionKind }
  | { readonly says: 'underWay' | 'underWayOff' }
  | { readonly says: 'endFirst'; readonly by: EndingMove }
  | { readonly says: 'beginDrive' | 'doneFirst' | 'beDone' }
  | { readonly says: 'announceFirst'; readonly kind: ActionKind; readonly points: number }
  | { readonly says: 'stands'; readonly who: Army; readonly kind: ActionKind; readonly left: number };

export type EndingMove = 'halt' | 'on' | 'ready' | 'stay' | 'enter' | 'claim' | 'keep' | 'place' | 'face';

type Fog =
  | { readonly says: 'drew'; readonly who: Army; readonly cards: readonly BattlefieldCard[] }
  | { readonly says: 'keepOne' | 'nothingLies' | 'fourWays' | 'chooseFacing' }
  | { readonly says: 'lieThere'; readonly cards: readonly BattlefieldCard[]; readonly cells: Cells }
  | { readonly says: 'touches'; readonly cards: readonly BattlefieldCard[]; readonly cells: Cells }
  | { readonly says: 'outOfStep'; readonly cell: string; readonly begin: Cells }
  | { readonly says: 'nearestPlace'; readonly cell: string };

type Cells = readonly [string, string];

type Announcing =
  | { readonly says: 'noAction' | 'costsOne' | 'payOne' | 'playOne' | 'playNone' | 'playOneOrNone' }
  | { readonly says: 'boostedBy' | 'boostedTwice'; readonly cards: number }
  | {
      readonly says: 'needsCard';
      readonly who: Army;
      readonly card: number;
      readonly hand: readonly number[];
    }
  | { readonly says: 'needsPoints'; readonly who: Army; readonly needs: number; readonly has: number }
  | { readonly says: 'payAndPlay'; readonly pay: number; readonly card: number }
  | { readonly says: 'payAtMost'; readonly pay: number }
  | {
      readonly says:
        'nobodyToRecruit' | 'cannotMove' | 'nothingToMove' | 'nobodyBeside' | 'nothingToAttack' | 'allInPlay';
      readonly who: Army;
    }
  | { readonly says: 'supplyEmpty'; readonly who: Army; readonly lost: number }
  | { readonly says: 'canAct'; readonly who: Army; readonly points: number }
  | { readonly says: 'announce'; readonly kinds: readonly ActionKind[] }
  | { readonly says: 'pointUnused'; readonly left: number }
  | { readonly says: 'useFirst' };

type Stepping =
  | {
      readonly says:
        | 'noCardToStep'
        | 'oneGoes'
        | 'letOneGo'
        | 'takeNoCrew'
        | 'crewStays'
        | 'driveThenOff'
        | 'takeOnFoot'
        | 'noSuchNumber'
        | 'noneBoard'
        | 'allBecomeCrew'
        | 'letThemStep'
        | 'stepNoneBoard'
        | 'stayOnFoot'
        | 'stepThenBoard';
    }
  | {
      readonly says: 'tooManyStep';
      readonly limit: number;
      readonly soldiers: number;
      readonly points: number;
    }
  | { readonly says: 'take' | 'takeOf'; readonly count: number }
  | {
      readonly says: 'needsOnFoot';
      readonly who: Army;
      readonly needs: number;
      readonly has: number;
      readonly place: Place;
      /** Soldiers there that are crew of the tank. */
      readonly aboard: number;
    }
  | {
      readonly says: 'noEdge';
      readonly from: Place;
      readonly to: Place;
      /** Steps the way takes; null if there is none. */
      readonly steps: number | null;
      /** Points left; null before an action is announced. */
      readonly left: number | null;
    }
  | { readonly says: 'heldByEnemy'; readonly place: Place; readonly by: Present | null }
  | { readonly says: 'stepTo'; readonly places: readonly Place[] }
  | {
      readonly says: 'needsCrew';
      readonly who: Army;
      readonly needs: number;
      readonly has: number;
      readonly place: Place;
    }
  | { readonly says: 'noTankThere'; readonly who: Army; readonly place: Place }
  | { readonly says: 'boardOf'; readonly board: number; readonly arrive: number }
  | { readonly says: 'letBoard'; readonly count: number }
  | { readonly says: 'noRoom'; readonly board: number; readonly room: number };

type Driving =
  | { readonly says: 'needsTank'; readonly held: Army | 'nobody' | 'absent' }
  | { readonly says: 'stepOntoTank'; readonly points: number }
  | { readonly says: 'standsBy'; readonly who: Army; readonly count: number; readonly place: Place }
  | { readonly says: 'offAndOn' | 'haltHere' | 'goneNone' | 'oneBoards' | 'chooseOne' | 'lastCrewStays' }
  | { readonly says: 'pointsSo'; readonly facing: Facing }
  | { readonly says: 'turnTo' | 'turnFirst'; readonly facings: readonly Facing[] }
  | { readonly says: 'gapAhead'; readonly facing: Facing; readonly place: Place }
  | { readonly says: 'noEndAhead'; readonly fields: number }
  | { readonly says: 'ownBaseAhead'; readonly places: readonly Place[] }
  | { readonly says: 'driveOn' | 'driveOnFirst'; readonly fields: number }
  | { readonly says: 'barred'; readonly place: Place; readonly by: Present | null }
  | { readonly says: 'changedEnough'; readonly times: number }
  | { readonly says: 'tankHasCrew'; readonly needs: number; readonly has: number }
  | { readonly says: 'letOff'; readonly count: number };

type Fighting =
  | {
      readonly says:
        | 'noCardToRecruit'
        | 'noCardToFight'
        | 'noCardToJoin'
        | 'oneAttacks'
        | 'beReady'
        | 'onlyFought'
        | 'nobodyIn'
        | 'somebodyFirst'
        | 'letSomebodyIn'
        | 'layNone'
        | 'layOneOrNone';
    }
  | { readonly says: 'isNoBunker' | 'isEnemyBase'; readonly place: Place }
  | { readonly says: 'crewAlone'; readonly crew: number; readonly place: Place }
  | { readonly says: 'nobodyThere'; readonly who: Army; readonly place: Place }
  | {
      readonly says: 'recruitOn' | 'attackOn' | 'attackFrom' | 'foughtFrom' | 'comeFrom';
      readonly places: readonly Place[];
    }
  | {
      readonly says: 'nothingToFight';
      readonly who: Army;
      readonly place: Place;
      /** Whether an unclaimed tank is there. */
      readonly vacant: boolean;
      /** Whether another target is in reach. */
      readonly reach: boolean;
    }
  | {
      readonly says: 'notBeside';
      readonly from: Place;
      readonly target: Place;
      /** The army that has no (more) soldiers next to the target; null if there are some. */
      readonly lacks: { readonly who: Army; readonly besides: boolean } | null;
    }
  /** `crew` is the tank's crew; null if the tank does not attack. */
  | { readonly says: 'attackWith'; readonly foot: number; readonly crew: number | null }
  | { readonly says: 'hasNamed'; readonly place: Place }
  | { readonly says: 'oneMovesIn'; readonly of: number }
  | { readonly says: 'footMoveIn' | 'crewMoveIn'; readonly count: number; readonly fought: number }
  | { readonly says: 'letMoveIn'; readonly foot: number; readonly crew: number }
  | { readonly says: 'crewAtMost'; readonly entered: number; readonly most: number }
  | { readonly says: 'chooseUpTo'; readonly most: number }
  | { readonly says: 'playedCard'; readonly who: Army };

/** A text that is not the notation of a move. */
export type Written =
  | { readonly says: 'noSuchMove'; readonly line: string; readonly words: readonly string[] }
  | { readonly says: 'writeLike'; readonly line: string; readonly examples: readonly string[] }
  | { readonly says: 'thenLike'; readonly line: string; readonly examples: readonly [string, string] }
  | { readonly says: 'notACell'; readonly line: string; readonly name: string }
  | { readonly says: 'noCell' | 'noSuchCard'; readonly line: string; readonly name: string };

/** Faults of a position; fields, cells and cards by their written names. */
export type FaultSaid = WrittenFault | TableFault | Aside | UnderWay | BattleFault;

interface Card {
  readonly card: string;
  readonly here: string;
}
interface Here {
  readonly here: string;
}
interface Who {
  readonly who: Army;
}

type WrittenFault =
  | { readonly says: 'noSuchCell' | 'noCard' | 'noneLeft' | 'noBattlefieldCard'; readonly name: string }
  | { readonly says: 'noPlace' | 'noCardId' | 'tankThere' | 'tankNotThere' | 'crewWithoutArmy' }
  | { readonly says: 'twoCards' | 'tooManyCards' }
  | { readonly says: 'fullHand'; readonly held: number; readonly most: number }
  | { readonly says: 'cardsMissing'; readonly missing: number; readonly of: number };

type TableFault =
  | ({ readonly says: 'overlaps'; readonly under: readonly string[] } & Card)
  | ({ readonly says: 'outOfBond' | 'untouched' } & Card)
  | { readonly says: 'tooManyPlaced'; readonly placed: number; readonly most: number }
  | ({ readonly says: 'tooManyInPlay'; readonly inPlay: number; readonly most: number } & Who)
  | ({ readonly says: 'notAll' } & Who & Readonly<Record<'inPlay' | 'supply' | 'lost' | 'all', number>>)
  | { readonly says: 'noneLost' | 'tankOnBase' | 'twoCrates' }
  | ({ readonly says: 'onEnemyBase'; readonly enemy: Army } & Who)
  | ({ readonly says: 'bothArmies' | 'noCrateField' | 'crateTaken' } & Here)
  | { readonly says: 'cratesBeyond'; readonly all: number; readonly most: number };

type Aside =
  | { readonly says: 'pileNotDue'; readonly left: number; readonly due: number }
  | { readonly says: 'drawnNotDue'; readonly drawn: number; readonly due: number }
  | { readonly says: 'heldNeeded' | 'heldNotDue' | 'noTankToFace' };

type UnderWay =
  | { readonly says: 'noActionThere'; readonly stage: Stage }
  | { readonly says: 'otherAction'; readonly stage: Stage; readonly kind: ActionKind }
  | { readonly says: 'battleStage'; readonly stage: Stage; readonly fights: boolean }
  | { readonly says: 'driveStage' | 'noMuster' | 'actionOver' | 'pointUsed' | 'actionCosts' }
  | { readonly says: 'notToLook' | 'noWayToEnd' | 'noFirstPoint' }
  | { readonly says: 'notOver'; readonly rounds: number }
  | ({ readonly says: 'notToDecide' | 'noPoints' | 'noControl' | 'mustForfeit' } & Who);

type BattleFault =
  | ({ readonly says: 'stillDefended' | 'undefended' } & Here)
  | { readonly says: 'baseEntered' | 'oneField' | 'noAttackers' | 'cardPlayed' | 'notClaimed' }
  | ({ readonly says: 'attackerNotBeside'; readonly target: string } & Here)
  | ({ readonly says: 'absent' } & Who & Here)
  | { readonly says: 'doubleParty'; readonly fields: readonly string[] }
  | { readonly says: 'chosenByNow'; readonly chosen: number }
  | ({ readonly says: 'tooManyEntered'; readonly entered: number } & Here);

/** Messages of the position editor. */
export type EditingSaid =
  | { readonly says: 'putOn' | 'fieldNamed'; readonly at: string }
  | { readonly says: 'soldierOf' | 'soldiersOf' | 'cardToPlace'; readonly who: Army }
  | { readonly says: 'theTank' | 'aCrate' | 'turnCard' | 'takeCard' | 'crateHere' | 'tankHere' }
  | { readonly says: 'insideTank' | 'tankFaces' }
  | { readonly says: 'cardPiece' | 'cardNumbered'; readonly card: BattlefieldCard }
  | { readonly says: 'crewOf'; readonly crew: number; readonly who: Army }
  | { readonly says: 'faces'; readonly facing: Facing }
  | { readonly says: 'whoseTurn' | 'roundSet' | 'toDecide' | 'whoDecides' | 'firstDrawn' | 'secondDrawn' }
  | { readonly says: 'decision'; readonly stage: Stage }
  | { readonly says: 'pointsSet' | 'cratesTaken' | 'soldiersOut' | 'handKnown' }
  | { readonly says: 'cardsHeld' | 'cardsPlayed'; readonly card: CardValue }
  | {
      readonly says:
        'theAction' | 'theBattle' | 'whoActs' | 'pointsLeft' | 'firstPointUsed' | 'turnCardPlayed';
    }
  | { readonly says: 'fieldAttacked' | 'attackedFrom' | 'attackersOnFoot' | 'tankAttacks' | 'cardLaid' }
  | { readonly says: 'choiceLaid'; readonly card: CardChoice };
