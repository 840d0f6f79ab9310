import type { ActionKind, Army, BattlefieldCard, ByArmy, CardChoice, Facing, Stage } from './position.ts';
import type { EventSaid } from './said-events.ts';
import type { Place, Present } from './said.ts';

/** What a board shows, how its moves are pointed at, and what a battle card would come to. */
export type TableSaid = Table | Zone | Pointed | Reckoned;

type Table =
  | {
      readonly says: 'field';
      readonly place: Place;
      readonly holds: 'base' | 'empty' | 'tank' | 'jeep' | 'crate' | 'bunker';
      readonly crate: boolean;
      /** The tank there; its crew is null where it is unclaimed. */
      readonly tank: { readonly facing: Facing; readonly crew: number | null } | null;
      readonly present: readonly Present[];
    }
  | {
      readonly says: 'status';
      readonly round: number;
      readonly rounds: number;
      readonly who: Army;
      readonly stage: Exclude<Stage, 'over'>;
      /** Points of the action that are left. */
      readonly left: number;
    }
  | { readonly says: 'ended'; readonly winner: Army; readonly totals: ByArmy<number> };

/** What lies beside the board. */
export type ZoneKey =
  | 'points'
  | 'hand'
  | 'held'
  | 'deck'
  | 'discards'
  | 'supply'
  | 'lost'
  | 'taken'
  | 'score'
  | 'active'
  | 'pile'
  | 'drawn'
  | 'battleZone'
  | 'attackerCard';

type Zone =
  | { readonly says: ZoneKey }
  | { readonly says: 'number' | 'cards' | 'soldiers' | 'battlefieldPile'; readonly count: number }
  | { readonly says: 'values'; readonly values: readonly number[] }
  | { readonly says: 'aCard'; readonly card: number }
  | { readonly says: 'faceDown' | 'aCardFaceDown' | 'twoFaceDown' | 'notLaid' | 'noneLaid' }
  | { readonly says: 'named'; readonly cards: readonly BattlefieldCard[] }
  | { readonly says: 'army'; readonly who: Army }
  | { readonly says: 'player'; readonly who: Army }
  | {
      readonly says: 'attacks';
      readonly who: Army;
      readonly place: Place;
      readonly from: readonly { readonly count: number; readonly place: Place }[];
    }
  /** What is told beside the cards of a battle. */
  | { readonly says: 'told'; readonly what: readonly EventSaid[] };

/** What is to be done at a field that is pointed at. */
export type PointedPlace =
  | 'stepFrom'
  | 'driveFrom'
  | 'stepHere'
  | 'driveTo'
  | 'haltOn'
  | 'recruitHere'
  | 'attackHere'
  | 'fromHere'
  | 'joinFrom'
  | 'moveInFrom';

/** One thing to point at on the way to a move, or a way for a card to lie. */
type Pointed =
  | { readonly says: 'keepCard'; readonly card: BattlefieldCard }
  | { readonly says: 'placeOn'; readonly cell: string }
  | { readonly says: 'upright' | 'turned' | 'rightWayUp' | 'halfTurn' | 'middle' | 'above' | 'below' }
  | { readonly says: 'toFacing'; readonly facing: Facing }
  | { readonly says: 'actionKind'; readonly kind: ActionKind }
  | { readonly says: 'payPoints'; readonly points: number }
  | { readonly says: 'boostWith' | 'layCard'; readonly card: CardChoice }
  | { readonly says: PointedPlace; readonly place: Place }
  | { readonly says: 'force'; readonly foot: number; readonly crew: number; readonly boarding: number }
  | { readonly says: 'withTank'; readonly foot: number; readonly tank: boolean }
  | { readonly says: 'getIn' | 'getOff' | 'asCrew'; readonly count: number }
  /** Whether whoever can boards on the way. */
  | { readonly says: 'takeAlong'; readonly all: boolean }
  /** What a proposal costs: an action announced, or points of the one under way and what they leave. */
  | {
      readonly says: 'announces';
      readonly kind: ActionKind;
      readonly pay: number;
      readonly card: CardChoice;
    }
  | { readonly says: 'ofPoints'; readonly points: number }
  | {
      readonly says: 'uses';
      readonly kind: ActionKind | null;
      readonly points: number;
      readonly left: number;
    }
  /** Several actions in a row. */
  | { readonly says: 'tellsInTurn'; readonly parts: readonly TableSaid[] }
  | { readonly says: 'turnTank' | 'pass' | 'done' | 'drive' | 'ready' | 'stay' }
  | {
      readonly says: 'besideCard';
      readonly side: 'left' | 'right';
      readonly height: 'up' | 'level' | 'down';
    };

/** What an army's strength is made of. */
export interface Parts {
  readonly soldiers: number;
  readonly tank: number;
  readonly ground: number;
  readonly card: number;
}

interface Sides {
  readonly own: Parts;
  readonly other: Parts;
}

/** What each battle card would come to. */
type Reckoned =
  | { readonly says: 'ifCard'; readonly card: CardChoice }
  | (Sides & { readonly says: 'tooLittle' | 'cannotBeBeaten' | 'againstNone' })
  | (Sides & {
      readonly says: 'lostTo';
      /** The least card that beats it, how many unseen cards do, of how many; hands that hold one, of how many hands. */
      readonly card: number;
      readonly higher: number;
      readonly unseen: number;
      readonly hands: number;
      readonly of: number;
      readonly size: number;
    })
  | (Sides & { readonly says: 'enoughFor'; readonly enough: number; readonly unseen: number });
