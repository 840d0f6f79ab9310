import type { EventMark } from '../../../cards/loopgraven/box/events.ts';
import type { Ammunition, Track, UnitType } from '../../../cards/loopgraven/box/tables.ts';
import type { SpaceNumber } from './field.ts';
import type { Stage, Timed, Wait } from './position.ts';
import type { EditSaid } from './said-edit.ts';
import type { HappeningSaid } from './said-events.ts';
import type { FaultSaid } from './said-faults.ts';
import type { TableSaid } from './said-table.ts';
import type { TrackerSaid } from './said-tracker.ts';

/** What figures are, for whoever puts them into words. */
export type { EventMark } from '../../../cards/loopgraven/box/events.ts';
export type { Ammunition, GameLength, Track, UnitType } from '../../../cards/loopgraven/box/tables.ts';
export type { SpaceNumber } from './field.ts';
export type { Player, Pool, Side, Tiers } from './position.ts';
export type { Lasting } from './said-table.ts';

/** What is decided now: a stage of the game, or what waits for an answer. */
export type Decision = Stage | Wait['kind'];
/** What changes a unit’s steps or keeps it where it is. */
export type Cause = Timed['from'];

/** Why a try is refused, in figures of its position. */
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

/** What became known. */
export type EventSaid =
  { readonly says: 'rolled'; readonly shows: number } | { readonly says: 'drew'; readonly mark: EventMark };

/** What is wrong with a notation. */
export interface WrittenSaid {
  readonly says: 'noMove';
  readonly written: string;
}

/** What is said while it is played, as long as nobody tries what is not allowed. */
export type PlayedSaid = EventSaid | HappeningSaid | TableSaid;

/** All that the engine of Loopgraven says. */
export type LoopSaid = PlayedSaid | RefusalSaid | WrittenSaid | FaultSaid | EditSaid | TrackerSaid;
