/**
 * Lines and quarters for the second referee of Street Armour, by another method than the engine's: integers in half squares,
 * segments clipped by the edges of a square, and rotated direction vectors.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Eight ways, clockwise from the north, as steps east and south. */
export const WAYS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

/** A share of a way, of a whole number that is above 0. */
interface Fraction {
  readonly of: number;
  readonly in: number;
}

const isLess = (one: Fraction, other: Fraction): boolean => one.of * other.in < other.of * one.in;
const larger = (one: Fraction, other: Fraction): Fraction => (isLess(one, other) ? other : one);
const smaller = (one: Fraction, other: Fraction): Fraction => (isLess(one, other) ? one : other);

/** The share of the way during which a point that goes from `from` by `by` is strictly between two walls; null if never. */
function between(
  from: number,
  by: number,
  [low, high]: readonly [number, number],
): readonly [Fraction, Fraction] | null {
  if (by === 0)
    return low < from && from < high
      ? [
          { of: 0, in: 1 },
          { of: 1, in: 1 },
        ]
      : null;
  const [enters, leaves] = by > 0 ? [low - from, high - from] : [high - from, low - from];
  const sign = by > 0 ? 1 : -1;
  return [
    { of: enters * sign, in: Math.abs(by) },
    { of: leaves * sign, in: Math.abs(by) },
  ];
}

/** Whether a line from centre to centre goes through the inside of a square. */
export function goesThrough(from: Point, to: Point, square: Point): boolean {
  // Doubled: a centre is at an odd number, the edges beside it at even ones.
  const across = between(2 * from.x + 1, 2 * (to.x - from.x), [2 * square.x, 2 * square.x + 2]);
  const down = between(2 * from.y + 1, 2 * (to.y - from.y), [2 * square.y, 2 * square.y + 2]);
  if (across === null || down === null) return false;
  const enters = larger(larger(across[0], down[0]), { of: 0, in: 1 });
  const leaves = smaller(smaller(across[1], down[1]), { of: 1, in: 1 });
  return isLess(enters, leaves);
}

/** The corners that a line from centre to centre goes through, by the square to the south-east of each. */
export function cornersOn(from: Point, to: Point): readonly Point[] {
  const found: Point[] = [];
  const [east, south] = [to.x - from.x, to.y - from.y];
  for (let x = Math.min(from.x, to.x) + 1; x <= Math.max(from.x, to.x); x++)
    for (let y = Math.min(from.y, to.y) + 1; y <= Math.max(from.y, to.y); y++)
      if ((2 * x - 2 * from.x - 1) * south === (2 * y - 2 * from.y - 1) * east) found.push({ x, y });
  return found;
}

/** The two squares at a corner that a line which goes south-east, or north-west, leaves aside; or the other two. */
export function besideCorner(from: Point, to: Point, { x, y }: Point): readonly [Point, Point] {
  const isFalling = (to.x - from.x) * (to.y - from.y) > 0;
  return isFalling
    ? [
        { x, y: y - 1 },
        { x: x - 1, y },
      ]
    : [
        { x: x - 1, y: y - 1 },
        { x, y },
      ];
}

/** How far a square is ahead and to the right, in steps of a way that may be a diagonal. */
export function seenFrom(at: Point, way: number, square: Point): { ahead: number; right: number } {
  const front = WAYS[way % 8] ?? { x: 0, y: 0 };
  const right = WAYS[(way + 2) % 8] ?? { x: 0, y: 0 };
  const [x, y] = [square.x - at.x, square.y - at.y];
  return { ahead: x * front.x + y * front.y, right: x * right.x + y * right.y };
}

export type Face = 'front' | 'side' | 'rear';

/** Every face whose quarter a square lies in, its lines included: front, side, rear. */
export function facesTowards(at: Point, way: number, square: Point): readonly Face[] {
  const { ahead, right } = seenFrom(at, way, square);
  const aside = right < 0 ? -right : right;
  const found: Face[] = [];
  if (ahead >= aside) found.push('front');
  if (aside >= ahead && aside >= -ahead) found.push('side');
  if (-ahead >= aside) found.push('rear');
  return found;
}

/** The square root of an integer, rounded to the nearest or up, by bisection. */
export function rootOf(square: number, up: boolean): number {
  let [low, high] = [0, square + 1];
  while (high - low > 1) {
    const middle = Math.trunc((low + high) / 2);
    if (middle * middle <= square) low = middle;
    else high = middle;
  }
  if (low * low === square) return low;
  // Past the half: (2 low + 1)² < 4 square; on the half itself there is no whole number.
  return up || (2 * low + 1) ** 2 <= 4 * square ? low + 1 : low;
}
