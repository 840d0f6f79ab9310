import type { Weight } from '../../../../cards/street-armour/data/box.ts';
import type { Facing, Square } from '../../../geometry/squares.ts';
import type { TaskId, Team } from './position.ts';

/**
 * The small moves of Street Armour; `notation.ts` prints and parses them:
 *
 *     line   = "lay " window | "task " task | "points " number | "team " number "-" number "-" number
 *            | "throw " large { " " large }
 *            | "barricade " square | "flag " square | "put " weight " " square " " facing
 *            | "move " square " to " square " " facing " by " large | "cease"
 *            | "shoot " square " at " square | "end"
 *     square = a letter from the west, a number from the north: "d12"
 *     facing = north, north-east, ...
 */
export type Move =
  /** Which part of the city is laid. */
  | { readonly kind: 'lay'; readonly window: number }
  | { readonly kind: 'task'; readonly task: TaskId }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'team'; readonly team: Team }
  /** Chance: the large numbers of dice, ascending. */
  | { readonly kind: 'throw'; readonly dice: readonly number[] }
  | { readonly kind: 'barricade' | 'flag'; readonly at: Square }
  | { readonly kind: 'put'; readonly weight: Weight; readonly at: Square; readonly facing: Facing }
  /** A tank's whole movement, with a die of this large number. */
  | {
      readonly kind: 'move';
      readonly from: Square;
      readonly to: Square;
      readonly facing: Facing;
      readonly die: number;
    }
  /** Ends the movement of this turn. */
  | { readonly kind: 'cease' }
  | { readonly kind: 'shoot'; readonly from: Square; readonly at: Square }
  | { readonly kind: 'end' };
