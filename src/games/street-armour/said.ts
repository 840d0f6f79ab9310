import type { Weight } from '../../../cards/street-armour/box.ts';
import type { CornerSquares } from '../../referee/geometry/corners.ts';
import type { Facing, Square } from '../../referee/geometry/squares.ts';
import type { Thing } from './ground.ts';
import type { Player, Stage, Team } from './position.ts';
import type { CheckSaid } from './said-check.ts';
import type { EditSaid } from './said-edit.ts';
import type { HappeningSaid } from './said-events.ts';
import type { FaultSaid } from './said-faults.ts';
import type { TableSaid } from './said-table.ts';

/** What figures are, for whoever puts them into words. */
export type { Facing, Square } from '../../referee/geometry/squares.ts';
export type { Sector } from '../../referee/geometry/sectors.ts';
export type { Thing } from './ground.ts';
export type { Player, Stage, Team } from './position.ts';
export type { TaskId } from './task.ts';

/** Why a try is refused, in figures of its position. */
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

/** What became known. */
export type EventSaid =
  | { readonly says: 'teamKnown'; readonly who: Player; readonly team: Team }
  | { readonly says: 'threw'; readonly dice: readonly number[] };

/** What is wrong with a notation. */
export interface WrittenSaid {
  readonly says: 'noMove';
  readonly written: string;
}

/** What is said while it is played, as long as nobody tries what is not allowed. */
export type PlayedSaid = EventSaid | HappeningSaid | TableSaid;

/** All that the engine of Street Armour says. */
export type ArmourSaid = PlayedSaid | RefusalSaid | WrittenSaid | FaultSaid | CheckSaid | EditSaid;
