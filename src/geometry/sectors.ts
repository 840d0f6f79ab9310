import { stepOf, type Facing, type Square } from './squares.ts';

/** The side of a hull on which something lies. The two squares must differ. */
export type Sector = 'front' | 'side' | 'rear';

/**
 * How far a square lies ahead of and beside a hull, in a unit that depends on the facing: only comparable to
 * each other.
 */
function bearing(facing: Facing, hull: Square, square: Square): { ahead: number; aside: number } {
  const step = stepOf(facing);
  const [east, south] = [square.x - hull.x, square.y - hull.y];
  return { ahead: east * step.x + south * step.y, aside: Math.abs(east * step.y - south * step.x) };
}

/** Whether a square lies within 90 degrees of the facing to either side, those lines included (Street Armour C-031). */
export const inFrontHalf = (facing: Facing, hull: Square, square: Square): boolean =>
  bearing(facing, hull, square).ahead >= 0;

/**
 * The sector of a hull in which a square lies, of four of 90 degrees: front, rear, and a side either way. On
 * the line between two sectors both are returned, front before side before rear; the caller decides which
 * counts (Street Armour C-035, C-A07, C-A29).
 */
export function sectorsOf(facing: Facing, hull: Square, square: Square): readonly [Sector, ...Sector[]] {
  const { ahead, aside } = bearing(facing, hull, square);
  if (ahead > aside) return ['front'];
  if (ahead === aside) return ['front', 'side'];
  if (ahead > -aside) return ['side'];
  return ahead === -aside ? ['side', 'rear'] : ['rear'];
}
