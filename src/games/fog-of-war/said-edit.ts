import type { AreaNumber, Side } from './areas.ts';
import type { Space } from './move.ts';
import type { Kind } from './pile.ts';
import type { Decision } from './said.ts';

/** What the editor of positions says. */
export type EditSaid =
  | { readonly says: 'editCard'; readonly who: Side | null; readonly card: Kind }
  | { readonly says: 'editOn'; readonly at: AreaNumber }
  | {
      readonly says:
        | ('yearSet' | 'winterSet' | 'pointsSet' | 'advantageSet' | 'activeSet' | 'stageSet')
        | ('intelSet' | 'industrySet' | 'turnedSet' | 'holderSet' | 'stuckSet');
    }
  | { readonly says: 'aimSet'; readonly space: Space }
  | { readonly says: 'cardSet'; readonly card: Kind }
  | { readonly says: 'aimName'; readonly at: AreaNumber | null }
  | { readonly says: 'spaceName'; readonly space: Space }
  | { readonly says: 'stageName'; readonly stage: Decision }
  | { readonly says: 'whoName'; readonly who: Side | null }
  | { readonly says: 'stuckName'; readonly who: Side | null }
  | { readonly says: 'warHeading' }
  | { readonly says: 'sideHeading' | 'handHeading' | 'lossHeading'; readonly who: Side }
  | { readonly says: 'operationHeading'; readonly who: Side; readonly space: Space };
