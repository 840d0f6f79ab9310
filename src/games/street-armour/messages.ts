import type { Weight } from '../../../cards/street-armour/data/box.ts';
import type { CornerSquares } from '../../geometry/sight.ts';
import type { Sector } from '../../geometry/sectors.ts';
import type { Facing, Square } from '../../geometry/squares.ts';
import type { EventSaid } from './messages-events.ts';
import type { Thing } from './rules/board-squares.ts';
import type { Player, Stage, Tank, TaskId, Team } from './rules/position.ts';

/** Types of the parameters, re-exported for the message catalogues. */
export type { Facing, Square } from '../../geometry/squares.ts';
export type { Sector } from '../../geometry/sectors.ts';
export type { Thing } from './rules/board-squares.ts';
export type { Player, Stage, Team } from './rules/position.ts';
export type { TaskId } from './rules/position.ts';

/** Why a move is illegal. */
export type RefusalSaid =
  | { readonly says: 'gameOver' }
  | { readonly says: 'chanceFirst' | 'otherDecision'; readonly stage: Stage }
  | { readonly says: 'noWindow'; readonly window: number }
  | { readonly says: 'otherPoints'; readonly points: readonly number[] }
  | { readonly says: 'noTank' }
  | { readonly says: 'notInBox'; readonly weight: Weight; readonly most: number }
  | { readonly says: 'tooDear'; readonly cost: number; readonly points: number }
  | { readonly says: 'otherDice'; readonly dice: number }
  | { readonly says: 'offBoard' | 'otherHalf' | 'shutIn' | 'outsideZone'; readonly at: Square }
  | { readonly says: 'taken'; readonly at: Square; readonly thing: Thing }
  | { readonly says: 'noneLeft'; readonly weight: Weight }
  | { readonly says: 'nobodyOn' | 'notYours' | 'isWreck' | 'isDamaged' | 'hadItsDie'; readonly at: Square }
  | { readonly says: 'noDie'; readonly die: number; readonly dice: readonly number[] }
  | { readonly says: 'noSteps'; readonly weight: Weight; readonly die: number }
  | { readonly says: 'samePose'; readonly at: Square }
  | { readonly says: 'tooFar'; readonly needs: number; readonly has: number }
  | { readonly says: 'noWay' | 'noGap'; readonly to: Square }
  | {
      readonly says: 'backAlone' | 'backFar' | 'backTwice' | 'hadItsShot' | 'ownTank' | 'wreckAlready';
      readonly at: Square;
    }
  | { readonly says: 'tooClose'; readonly distance: number }
  | { readonly says: 'behind'; readonly facing: Facing; readonly damaged: boolean }
  | { readonly says: 'lineShut'; readonly at: Square; readonly thing: Thing }
  | { readonly says: 'cornerShut'; readonly between: CornerSquares };

/** What a move reveals. */
export type RevealedSaid =
  | { readonly says: 'teamKnown'; readonly who: Player; readonly team: Team }
  | { readonly says: 'threw'; readonly dice: readonly number[] };

/** A notation that cannot be read. */
export interface NotationSaid {
  readonly says: 'noMove';
  readonly written: string;
}

/** All messages of play as long as nobody tries an illegal move. */
export type PlayedSaid = RevealedSaid | EventSaid | TableSaid;

/** All messages of the engine. */
export type ArmourSaid = PlayedSaid | RefusalSaid | NotationSaid | FaultSaid | CheckSaid | EditSaid;

/** What a table shows, and how moves are chosen on it. */
export type TableSaid = OfTable | OfAsking | OfZone | Pointed | OfOdds | OfRound;

type OfTable =
  | {
      readonly says: 'squareField';
      readonly at: Square;
      readonly thing: Exclude<Thing, 'tank' | 'wreck'> | null;
    }
  | {
      readonly says: 'tankField';
      readonly at: Square;
      readonly who: Player;
      readonly weight: Weight;
      readonly facing: Facing;
      readonly state: Tank['state'];
    }
  | { readonly says: 'status'; readonly who: Player | 'chance'; readonly stage: Stage; readonly turn: Player }
  | { readonly says: 'ended'; readonly winner: Player | null }
  | { readonly says: 'destroyedLine' | 'capturedLine' | 'turnsLine' | 'flagsLine' | 'pointsLine' };

/** The question to the player who decides. */
type OfAsking =
  | { readonly says: 'whoseTurn'; readonly who: Player }
  | { readonly says: 'step'; readonly step: 'throw' | 'move' | 'shoot' }
  | { readonly says: 'askedIn'; readonly stage: Stage }
  | {
      readonly says: 'toTap';
      readonly stage: Stage;
      readonly dice: readonly number[];
      readonly fire: number;
      /** The most that the team may cost. */
      readonly points: number;
    };

type OfZone =
  | { readonly says: 'diceZone' | 'teamZone' | 'lossZone' | 'pointsZone' | 'turnsZone' }
  | { readonly says: 'diceLeft'; readonly dice: readonly number[]; readonly fire: number }
  | { readonly says: 'teamIs'; readonly team: Team | null | 'unseen' }
  | { readonly says: 'wrecks'; readonly count: number }
  | { readonly says: 'pointsAre'; readonly points: number }
  | { readonly says: 'turnsAre'; readonly turns: number; readonly most: number | null };

type Pointed =
  | { readonly says: 'layPart'; readonly window: number }
  | { readonly says: 'pickTask'; readonly task: TaskId }
  | { readonly says: 'pickPoints'; readonly points: number }
  | { readonly says: 'pickSoMany'; readonly weight: Weight; readonly count: number }
  | { readonly says: 'throwDice'; readonly dice: readonly number[] }
  | { readonly says: 'putBarricadeOn' | 'putFlagOn' | 'toSquare' | 'shootAt'; readonly at: Square }
  | { readonly says: 'putWeight'; readonly weight: Weight }
  | { readonly says: 'putOn' | 'fromSquare' | 'shootFrom'; readonly at: Square }
  | { readonly says: 'toFace' | 'facingTo'; readonly facing: Facing }
  | { readonly says: 'withDie'; readonly die: number; readonly steps: number }
  | { readonly says: 'ceaseMoving' | 'endTurn' | 'asItComes' }
  | {
      readonly says: 'drives' | 'turnsThere';
      readonly at: Square;
      readonly facing: Facing;
      readonly die: number;
    }
  | { readonly says: 'shoots'; readonly from: Square; readonly at: Square; readonly spare: number }
  | { readonly says: 'puts'; readonly weight: Weight; readonly at: Square; readonly facing: Facing }
  /** Several moves in a row. */
  | { readonly says: 'tellsInTurn'; readonly parts: readonly TableSaid[] };

/** What a shot needs and has, before it is made. */
interface OfOdds {
  readonly says: 'shotComesTo';
  readonly at: Square;
  readonly distance: number;
  readonly sector: Sector;
  readonly armour: number;
  readonly needs: number;
  readonly gives: number;
}

/** The tracker for a game at a real table. */
type OfRound =
  | {
      readonly says:
        'trackTanks' | 'trackFlags' | 'countTanks' | 'whoIsFirst' | 'teamsCounted' | 'countPoints';
    }
  | { readonly says: 'throwsSo'; readonly who: Player; readonly dice: number }
  | { readonly says: 'isFirst'; readonly who: Player }
  | { readonly says: 'oneMoreOf' | 'oneLessOf'; readonly of: 'tanks' | 'flags' };

/** What the checker of lines of fire says. */
export type CheckSaid =
  | { readonly says: 'checkName' | 'checkAbout' }
  | { readonly says: 'markShooter' | 'markTarget' | 'markBlock' | 'markHere' | 'takeAway' }
  | { readonly says: 'weightSet' | 'facingSet' | 'movedSet' | 'groundSet' | 'thrownSet' | 'shotSet' }
  | { readonly says: 'weightName'; readonly weight: Weight }
  | { readonly says: 'facingName'; readonly facing: Facing }
  /** A part of the city by its northernmost tile row; null for ground without buildings. */
  | { readonly says: 'groundName'; readonly window: number | null }
  /** The firepower of the dice; null before they are thrown. */
  | { readonly says: 'thrownIs'; readonly fire: number | null }
  | { readonly says: 'shotIsOff' | 'shotIsOn' | 'beforeThrow' }
  | { readonly says: 'blockShuts' | 'cornerPasses'; readonly at: Square }
  | { readonly says: 'cornersPass'; readonly between: CornerSquares }
  | {
      readonly says: 'shotDestroys' | 'shotDamages' | 'shotFails';
      readonly gives: number;
      readonly needs: number;
    }
  | { readonly says: 'distanceIs'; readonly distance: number }
  | { readonly says: 'sectorIs'; readonly sector: Sector; readonly weight: Weight; readonly armour: number }
  | { readonly says: 'needsSo'; readonly distance: number; readonly armour: number; readonly needs: number }
  | { readonly says: 'gunGives'; readonly weight: Weight; readonly gun: number }
  /** The probability that so many dice give at least so much firepower. */
  | { readonly says: 'diceGive'; readonly dice: number; readonly least: number; readonly chance: number };

/** What the editor of positions says. */
export type EditSaid =
  | { readonly says: 'editTank'; readonly who: Player; readonly weight: Weight }
  | { readonly says: 'editFlag'; readonly who: Player }
  | { readonly says: 'editBarricade' }
  | { readonly says: 'editOn'; readonly at: Square }
  | { readonly says: 'stateSet' | 'stageSet' | 'activeSet' | 'windowSet' | 'taskSet' | 'fireIs' | 'quietSet' }
  | { readonly says: 'stateName'; readonly state: Tank['state'] }
  | { readonly says: 'stageName'; readonly stage: Stage }
  | { readonly says: 'taskName'; readonly task: TaskId }
  | { readonly says: 'sideName'; readonly who: Player }
  | { readonly says: 'diceShowing'; readonly large: number }
  | { readonly says: 'gameHeading' | 'turnHeading' | 'diceHeading' };

/** Faults of a written position. */
export type FaultSaid =
  | { readonly says: 'rowsDiffer' | 'noGround' }
  | { readonly says: 'squareOff' | 'squareFull'; readonly at: Square }
  | { readonly says: 'tooManyTanks'; readonly who: Player; readonly weight: Weight }
  | { readonly says: 'tooManyFlags'; readonly who: Player }
  | {
      readonly says: 'tooManyBarricades' | 'noBarricades' | 'nobodyMoves' | 'endedAlready' | 'notEnded';
    }
  | { readonly says: 'teamNeeded' | 'teamNotDue'; readonly who: Player }
  | { readonly says: 'notOfStage'; readonly stage: Stage };
