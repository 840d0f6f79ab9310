/** Messages for moves as a friend tells them, in print. */
import type { Player, Tactic } from './messages.ts';

export type RetoldSaid =
  | { readonly says: 'playsNone'; readonly who: Player }
  | { readonly says: 'wantsToPlay'; readonly who: Player; readonly card: Tactic };
