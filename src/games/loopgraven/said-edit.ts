import type { GameLength, Track, UnitType } from '../../../cards/loopgraven/box/tables.ts';
import type { SpaceNumber } from './field.ts';
import type { Player } from './position.ts';
import type { Decision } from './said.ts';

/** What the editor of positions says. */
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
