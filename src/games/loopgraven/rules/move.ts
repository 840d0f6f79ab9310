import type { EventMark } from '../../../../cards/loopgraven/data/event-cards.ts';
import type { Ammunition, GameLength, Track, UnitType } from '../../../../cards/loopgraven/data/tables.ts';
import type { SpaceNumber } from './board-spaces.ts';

/**
 * The small moves of Loopgraven; `notation.ts` prints them, `parse-notation.ts` reads them:
 *
 *     line  = "length " length | "players " ( "2" | "4" ) | "roll " number | "draw " mark
 *           | "shock " space | "back " space " to " space | "dodge " space | "stand" | "mask" | "bare"
 *           | "deploy " type " " space | "upgrade " track | "move " space " to " space
 *           | "attack " space " with " space { " " space } | "fire " ammunition " " space { " " space } | "end"
 *     space = a row by its letter, from side A, and a column by its number: "e5"
 */
export type Move =
  | { readonly kind: 'length'; readonly length: GameLength }
  | { readonly kind: 'players'; readonly players: 2 | 4 }
  /** Chance: one die. */
  | { readonly kind: 'roll'; readonly shows: number }
  /** Chance: a card of the stack. */
  | { readonly kind: 'draw'; readonly mark: EventMark }
  /** The side chooses the platoon that is shellshocked. */
  | { readonly kind: 'shock'; readonly at: SpaceNumber }
  | { readonly kind: 'back'; readonly from: SpaceNumber; readonly to: SpaceNumber }
  | { readonly kind: 'dodge'; readonly to: SpaceNumber }
  | { readonly kind: 'stand' }
  | { readonly kind: 'mask' }
  /** Declines the mask. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'deploy'; readonly type: UnitType; readonly at: SpaceNumber }
  | { readonly kind: 'upgrade'; readonly track: Track }
  | { readonly kind: 'move'; readonly from: SpaceNumber; readonly to: SpaceNumber }
  | { readonly kind: 'attack'; readonly at: SpaceNumber; readonly with: readonly SpaceNumber[] }
  /** `at` is one space, or three in a line for gas; ascending. */
  | { readonly kind: 'fire'; readonly ammunition: Ammunition; readonly at: readonly SpaceNumber[] }
  | { readonly kind: 'end' };

export type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;
