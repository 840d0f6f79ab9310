import type { Weight } from '../../../cards/street-armour/box.ts';
import type { Square } from '../../referee/geometry/squares.ts';
import type { Player, Stage, Tank } from './position.ts';
import type { TaskId } from './task.ts';

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
