import { ahead, turned, type Facing, type Square } from './squares.ts';

/**
 * When the corner between two squares is closed to a line through it or a diagonal step past it: with
 * both of them blocked, with any one, or never.
 *
 * Street Armour C-A06, C-A04, C-A28 (any two obstacles shut a corner, mixed too).
 */
export type CornerRule = 'both' | 'any' | 'never';

/** The two squares that meet at a corner, the northern one first. */
export type CornerSquares = readonly [Square, Square];

export function cornerShut(
  rule: CornerRule,
  [one, other]: CornerSquares,
  blocks: (square: Square) => boolean,
): boolean {
  if (rule === 'never') return false;
  return rule === 'both' ? blocks(one) && blocks(other) : blocks(one) || blocks(other);
}

/** The two squares that a diagonal step passes between; null for a step along an edge's middle. */
export function passedBetween(from: Square, facing: Facing): CornerSquares | null {
  if (facing % 2 === 0) return null;
  const one = ahead(from, turned(facing, -1));
  const other = ahead(from, turned(facing, 1));
  return one.y < other.y ? [one, other] : [other, one];
}
