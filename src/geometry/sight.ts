import { type Square, ahead, turned, type Facing } from './squares.ts';

/**
 * The straight line from the centre of a square to that of another, exactly: such a line never runs along an edge, so it
 * meets squares by crossing their inside, or passes between two of them at the very corner where they meet.
 *
 *     obstruction(from, to, 'both', ({ x, y }) => city[y]?.[x] === '#');   // null: the line of fire is clear
 *
 * Street Armour C-032, C-A06, C-A28.
 */
export type Crossing =
  | { readonly at: 'square'; readonly square: Square }
  | { readonly at: 'corner'; readonly between: CornerSquares };

/** Everything the line meets, in order, without its end squares. */
export function crossings(from: Square, to: Square): readonly Crossing[] {
  const met: Crossing[] = [];
  firstCrossing(from, to, (crossing) => {
    met.push(crossing);
    return false;
  });
  return met;
}

/** The first crossing that blocks the line, or null where it is clear. The end squares never block. */
export const obstruction = (
  from: Square,
  to: Square,
  rule: CornerRule,
  blocks: (square: Square) => boolean,
): Crossing | null =>
  firstCrossing(from, to, (met) =>
    met.at === 'square' ? blocks(met.square) : cornerShut(rule, met.between, blocks),
  );

/** Walks the line until `wanted` returns true. */
function firstCrossing(from: Square, to: Square, wanted: (met: Crossing) => boolean): Crossing | null {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [east, south] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  let [x, y] = [from.x, from.y];
  // The next upright edge is crossed at (1 + 2 columns) / (2 width) of the line, the next level one likewise.
  for (let columns = 0, rows = 0; columns + rows < width + height;) {
    const sooner = (1 + 2 * columns) * height - (1 + 2 * rows) * width;
    if (sooner === 0) {
      const sides: CornerSquares = [
        { x: x + east, y },
        { x, y: y + south },
      ];
      const between: CornerSquares = south > 0 ? sides : [sides[1], sides[0]];
      const corner: Crossing = { at: 'corner', between };
      if (wanted(corner)) return corner;
    }
    if (sooner <= 0) {
      x += east;
      columns++;
    }
    if (sooner >= 0) {
      y += south;
      rows++;
    }
    const square: Crossing = { at: 'square', square: { x, y } };
    if (columns + rows < width + height && wanted(square)) return square;
  }
  return null;
}

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
