import type { ActionKind, Army, BattlefieldCard, Facing } from './position.ts';
import type { Place, Present } from './said.ts';

/** Why a try is refused, in figures of its position, and what would do. */
export type RefusalSaid =
  | {
      readonly says: 'remedy';
      /** Who tries; null after the game. */
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

/** The try comes at the wrong time. */
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

/** What brings a stage to its end. */
export type EndingMove = 'halt' | 'on' | 'ready' | 'stay' | 'enter' | 'claim' | 'keep' | 'place' | 'face';

/** Battlefield cards come to the table. */
type Fog =
  | { readonly says: 'drew'; readonly who: Army; readonly cards: readonly BattlefieldCard[] }
  | { readonly says: 'keepOne' | 'nothingLies' | 'fourWays' | 'chooseFacing' }
  | { readonly says: 'lieThere'; readonly cards: readonly BattlefieldCard[]; readonly cells: Cells }
  | { readonly says: 'touches'; readonly cards: readonly BattlefieldCard[]; readonly cells: Cells }
  | { readonly says: 'outOfStep'; readonly cell: string; readonly begin: Cells }
  | { readonly says: 'nearestPlace'; readonly cell: string };

type Cells = readonly [string, string];

/** An action is announced, and paid for. */
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

/** Soldiers step. */
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
      /** So many more are crew of the tank there. */
      readonly aboard: number;
    }
  | {
      readonly says: 'noEdge';
      readonly from: Place;
      readonly to: Place;
      /** How many steps the way takes; null where there is none. */
      readonly steps: number | null;
      /** Points that are left; null before an action is announced. */
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

/** The tank turns and drives. */
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

/** Recruits come, armies fight. */
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
      /** An unclaimed tank stands there. */
      readonly vacant: boolean;
      /** Something else is in reach. */
      readonly reach: boolean;
    }
  | {
      readonly says: 'notBeside';
      readonly from: Place;
      readonly target: Place;
      /** Who has nobody beside the target, or nobody besides those who are named; null where there is somebody. */
      readonly lacks: { readonly who: Army; readonly besides: boolean } | null;
    }
  /** `crew` is that of the tank; null where it does not attack. */
  | { readonly says: 'attackWith'; readonly foot: number; readonly crew: number | null }
  | { readonly says: 'hasNamed'; readonly place: Place }
  | { readonly says: 'oneMovesIn'; readonly of: number }
  | { readonly says: 'footMoveIn' | 'crewMoveIn'; readonly count: number; readonly fought: number }
  | { readonly says: 'letMoveIn'; readonly foot: number; readonly crew: number }
  | { readonly says: 'crewAtMost'; readonly entered: number; readonly most: number }
  | { readonly says: 'chooseUpTo'; readonly most: number }
  | { readonly says: 'playedCard'; readonly who: Army };

/** What is written in notation names no move. */
export type Written =
  | { readonly says: 'noSuchMove'; readonly line: string; readonly words: readonly string[] }
  | { readonly says: 'writeLike'; readonly line: string; readonly examples: readonly string[] }
  | { readonly says: 'thenLike'; readonly line: string; readonly examples: readonly [string, string] }
  | { readonly says: 'notACell'; readonly line: string; readonly name: string }
  | { readonly says: 'noCell' | 'noSuchCard'; readonly line: string; readonly name: string };
