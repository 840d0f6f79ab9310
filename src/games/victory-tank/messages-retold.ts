/** Messages for moves as a friend tells them, in print. */
import type { Place } from './messages.ts';
import type { Counted } from './messages-events.ts';
import type { ActionKind, Army, BattlefieldCard, CardChoice } from './rules/position.ts';

export type RetoldSaid =
  | {
      readonly says: 'paysFor';
      readonly who: Army;
      readonly kind: ActionKind;
      readonly points: number;
      readonly card: CardChoice;
    }
  | { readonly says: 'haltsOn'; readonly place: Place }
  | {
      readonly says: 'attacks';
      readonly who: Army;
      readonly place: Place;
      readonly from: Place;
      readonly foot: number;
      readonly tank: boolean;
    }
  | { readonly says: 'laysCard'; readonly who: Army; readonly card: CardChoice }
  | { readonly says: 'nobodyLays' }
  | {
      readonly says: 'lays' | 'wantsToLay';
      readonly who: Army;
      readonly card: BattlefieldCard | null;
      readonly cell: string;
    }
  | {
      readonly says: 'wantsToStep';
      readonly who: Army;
      readonly from: Place;
      readonly to: Place;
      readonly count: number;
    }
  /** Without what brings nothing; `against` is how many the enemy has. */
  | {
      readonly says: 'scores';
      readonly who: Army;
      readonly points: number;
      readonly parts: readonly {
        readonly of: Counted;
        readonly count: number;
        readonly against: number;
        readonly points: number;
      }[];
    }
  | { readonly says: 'moreSoldiersWin' | 'withoutTheCardWins'; readonly who: Army }
  | { readonly says: 'wantsToHalt' | 'wantsToRecruit'; readonly who: Army; readonly place: Place };
