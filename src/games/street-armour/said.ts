import type { Weight } from '../../../cards/street-armour/box.ts';
import type { Sector } from '../../referee/geometry/sectors.ts';
import type { CornerSquares } from '../../referee/geometry/corners.ts';
import type { Facing, Square } from '../../referee/geometry/squares.ts';
import type { Thing } from './ground.ts';
import type { Player, Stage, Team } from './position.ts';
import type { FaultSaid } from './said-faults.ts';
import type { TableSaid } from './said-table.ts';
import type { TaskId } from './task.ts';

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
      readonly says: 'backAlone' | 'backTwice' | 'hadItsShot' | 'ownTank' | 'wreckAlready';
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

/** What a move brings about, step by step, as hands at a table would say it. */
export type HappeningSaid =
  | { readonly says: 'laid'; readonly window: number }
  | { readonly says: 'isAbout'; readonly task: TaskId }
  | { readonly says: 'mayCost'; readonly points: number }
  | { readonly says: 'hasChosen' | 'goesFirst'; readonly who: Player }
  | { readonly says: 'throwAgain' }
  | { readonly says: 'putsBarricade' | 'putsFlag'; readonly who: Player; readonly at: Square }
  | { readonly says: 'putsTank'; readonly who: Player; readonly weight: Weight; readonly at: Square }
  | { readonly says: 'firepowerIs'; readonly dice: readonly number[]; readonly fire: number }
  | { readonly says: 'oneMore'; readonly die: number }
  | {
      readonly says: 'drove';
      readonly weight: Weight;
      readonly to: Square;
      readonly facing: Facing;
      readonly needs: number;
    }
  | { readonly says: 'wentBack'; readonly weight: Weight; readonly to: Square }
  | { readonly says: 'movementOver' | 'nextTurn'; readonly who: Player }
  | {
      readonly says: 'shotNeeds';
      readonly distance: number;
      readonly sector: Sector;
      readonly armour: number;
      readonly needs: number;
      readonly dice: number;
      readonly gun: number;
    }
  | { readonly says: 'destroyed' | 'nowDamaged' | 'unharmed'; readonly weight: Weight; readonly at: Square }
  | { readonly says: 'captured'; readonly who: Player; readonly left: number }
  | { readonly says: 'wonByTanks' | 'wonByFlags' | 'wonByLimit' | 'wonByPoints'; readonly who: Player }
  | { readonly says: 'drawn' };

/** All that the engine of Street Armour says. */
export type ArmourSaid = RefusalSaid | EventSaid | WrittenSaid | FaultSaid | HappeningSaid | TableSaid;
