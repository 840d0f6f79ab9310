import type { Side } from '../../../cards/tank/box/cards.ts';
import type { Tactic, Unit } from './cards.ts';
import type { Player, Stage } from './position.ts';
import type { HappeningSaid } from './said-events.ts';
import type { FaultSaid } from './said-faults.ts';
import type { TableSaid } from './said-table.ts';
import type { Window } from './windows.ts';

/** What figures are, for whoever puts them into words. */
export type { Tactic, Unit } from './cards.ts';
export type { Player, Stage } from './position.ts';
export type { Window } from './windows.ts';

/** Why a try is refused, in figures of its position. */
export type RefusalSaid =
  | { readonly says: 'gameOver' }
  | { readonly says: 'chanceFirst'; readonly stage: Stage }
  | { readonly says: 'otherDecision'; readonly stage: Stage }
  | { readonly says: 'undoFirst'; readonly card: Tactic }
  | { readonly says: 'notInDeck'; readonly unit: Unit }
  | { readonly says: 'notToDraw' | 'notInHand'; readonly card: Tactic }
  | { readonly says: 'otherTime'; readonly card: Tactic; readonly window: Exclude<Window, 'maneuver'> }
  | { readonly says: 'bringsNobodyBack' | 'bringsBackAlone'; readonly card: Tactic }
  | { readonly says: 'cannotUndo' | 'slotTaken' | 'tooFar'; readonly card: Tactic; readonly other: Tactic }
  | { readonly says: 'otherSide'; readonly card: Tactic; readonly side: Side }
  | { readonly says: 'otherSideAttacks'; readonly card: Tactic; readonly unit: Unit; readonly side: Side }
  | {
      readonly says: 'otherAttacker' | 'otherTarget' | 'supportGoesOn' | 'noRange';
      readonly card: Tactic;
      readonly unit: Unit;
    }
  | { readonly says: 'ownRangePlayed'; readonly other: Tactic }
  | { readonly says: 'noAttackToFollow' | 'givesNoAttack' | 'noTarget'; readonly card: Tactic }
  | { readonly says: 'notTheSame' | 'nameTheUnit' | 'nobodyAgain' | 'nobodyFits'; readonly card: Tactic }
  | { readonly says: 'noSuchUnit'; readonly card: Tactic; readonly place: number }
  | { readonly says: 'nothingToTurnUp' | 'noCasualty' | 'fewEnough' | 'hasToAttack' }
  | { readonly says: 'isBarred' | 'nobodyComes' | 'enemyCannot' | 'readyFirst' }
  | { readonly says: 'tooMany'; readonly held: number }
  | { readonly says: 'nobodyThere'; readonly place: number }
  | { readonly says: 'noDeck' }
  | { readonly says: 'misfit'; readonly card: Tactic; readonly unit: Unit };

/** What became known. */
export type EventSaid =
  | { readonly says: 'drew'; readonly who: Player; readonly card: Tactic }
  | { readonly says: 'laid'; readonly who: Player; readonly card: Tactic }
  | { readonly says: 'turnedUp'; readonly who: Player; readonly unit: Unit };

/** What is wrong with a notation. */
export type WrittenSaid =
  | { readonly says: 'noMove'; readonly written: string }
  | { readonly says: 'noCard' | 'noUnit' | 'noNation' | 'noPlayer'; readonly written: string };

/** What is said while it is played, as long as nobody tries what is not allowed. */
export type PlayedSaid = EventSaid | HappeningSaid | TableSaid;

/** All that the engine of TanK says. */
export type TankSaid = PlayedSaid | RefusalSaid | WrittenSaid | FaultSaid;
