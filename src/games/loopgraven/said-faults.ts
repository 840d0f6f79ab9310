import type { EventMark, Stack } from '../../../cards/loopgraven/box/events.ts';
import type { UnitType } from '../../../cards/loopgraven/box/tables.ts';
import type { SpaceNumber } from './field.ts';
import type { Player, Side, Stage } from './position.ts';

/** What can be wrong with a position that people write. */
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
