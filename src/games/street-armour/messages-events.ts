import type { Weight } from '../../../cards/street-armour/data/box.ts';
import type { Sector } from '../../geometry/sectors.ts';
import type { Facing, Square } from '../../geometry/squares.ts';
import type { Player, TaskId } from './rules/position.ts';

/** Messages for what a move brings about, step by step. */
export type EventSaid = OfSetUp | OfDice | OfMovement | OfShot | OfTurn;

type OfSetUp =
  | { readonly says: 'laid'; readonly window: number }
  | { readonly says: 'whichCity'; readonly narrow: boolean }
  | { readonly says: 'twiceAsMany' | 'threeEach' | 'throwAgain' }
  | { readonly says: 'throwsForFirst'; readonly who: Player; readonly dice: readonly number[] }
  | { readonly says: 'isAbout'; readonly task: TaskId }
  | { readonly says: 'mayCost'; readonly points: number }
  | { readonly says: 'tanksFor'; readonly least: number; readonly most: number }
  | { readonly says: 'attackerHas'; readonly more: number }
  | { readonly says: 'teamCosts'; readonly cost: number; readonly points: number }
  | { readonly says: 'hasChosen' | 'goesFirst' | 'atOwnEnd' | 'oneByOne'; readonly who: Player }
  | { readonly says: 'putsBarricade' | 'putsFlag'; readonly who: Player; readonly at: Square }
  | { readonly says: 'putsTank'; readonly who: Player; readonly weight: Weight; readonly at: Square }
  | { readonly says: 'setsUp'; readonly who: Player; readonly tanks: number };

type OfDice =
  | { readonly says: 'diceFor'; readonly tanks: number; readonly dice: number }
  | { readonly says: 'damagedCount'; readonly counted: boolean }
  | { readonly says: 'smallsAre'; readonly smalls: readonly number[] }
  | { readonly says: 'firepowerIs'; readonly dice: readonly number[]; readonly fire: number }
  | { readonly says: 'oneMore'; readonly die: number }
  | { readonly says: 'noMoreFire' }
  | { readonly says: 'leavesDice'; readonly dice: readonly number[] };

type OfMovement =
  | { readonly says: 'stepsGiven'; readonly weight: Weight; readonly die: number; readonly steps: number }
  | {
      readonly says: 'drove' | 'wentBack';
      readonly weight: Weight;
      readonly to: Square;
      readonly facing: Facing;
      readonly needs: number;
    }
  | { readonly says: 'movementDone' | 'hadDie' }
  | { readonly says: 'movementOver'; readonly who: Player };

type OfShot =
  | { readonly says: 'damagedShoots'; readonly ahead: boolean }
  | { readonly says: 'hasItMoved'; readonly moved: boolean }
  | { readonly says: 'shootsAhead' | 'shootsAround' | 'lineIsClear' | 'passesFlag' | 'cannotSucceed' }
  | { readonly says: 'distanceIs'; readonly distance: number }
  | { readonly says: 'hitFrom' | 'onTheLine'; readonly sector: Sector }
  | { readonly says: 'gunAdds'; readonly gun: number }
  | { readonly says: 'fireStays'; readonly fire: number }
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
  | { readonly says: 'hasShot'; readonly at: Square };

type OfTurn =
  | { readonly says: 'isNextToFlag' | 'stoodStill' | 'waitsThere'; readonly at: Square }
  | { readonly says: 'turnedThere' | 'shotThere'; readonly at: Square; readonly still: boolean }
  | { readonly says: 'captured'; readonly who: Player; readonly left: number }
  | { readonly says: 'hasNoTanks' | 'nextTurn'; readonly who: Player }
  | { readonly says: 'tanksCountToo' | 'inThisOrder' | 'thirtyTurns' }
  | { readonly says: 'turnsAreOver'; readonly turns: number }
  | {
      readonly says: 'wonByTanks' | 'wonByFlags' | 'wonByLimit' | 'wonByPoints' | 'wonByDefence';
      readonly who: Player;
    }
  | { readonly says: 'drawn' | 'drawnSo' };
