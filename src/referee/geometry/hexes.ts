/**
 * Hexes with a point up, by axial coordinates: q grows eastward, r south-eastward, so r is the row.
 *
 *     disc({ q: 0, r: 0 }, 1).length;   // 7: a space and all that surround it
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Sixths of a turn, clockwise from east. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Hex>> = {
  0: { q: 1, r: 0 },
  1: { q: 0, r: 1 },
  2: { q: -1, r: 1 },
  3: { q: -1, r: 0 },
  4: { q: 0, r: -1 },
  5: { q: 1, r: -1 },
};

/** The hex of a board of rows, every odd row set in by half a hex: column and row from 0 (Loopgraven B.5). */
export const hexAt = (column: number, row: number): Hex => ({ q: column - Math.floor(row / 2), r: row });

/** The column of a hex in such a board; its row is `r`. */
export const columnOf = ({ q, r }: Hex): number => q + Math.floor(r / 2);

/** The hex `steps` away in a direction. */
export const hexAhead = ({ q, r }: Hex, direction: Direction, steps = 1): Hex => ({
  q: q + STEPS[direction].q * steps,
  r: r + STEPS[direction].r * steps,
});

/** The six around a hex, clockwise from east (Loopgraven W-050, W-064). */
export const hexesBeside = (hex: Hex): readonly Hex[] =>
  DIRECTIONS.map((direction) => hexAhead(hex, direction));

/** The fewest steps from one hex to another over open ground (Loopgraven W-A14, W-A48: attack at distance 2). */
export function hexDistance(from: Hex, to: Hex): number {
  const [q, r] = [to.q - from.q, to.r - from.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hexes at exactly a distance, clockwise from the north-western one; the hex itself at 0 (Loopgraven B.3, W-A48). */
export function ring(centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre];
  const corner = hexAhead(centre, 4, radius);
  const hexes: Hex[] = [];
  let hex = corner;
  for (const direction of DIRECTIONS) {
    hexes.push(...row(hex, direction, radius));
    hex = hexAhead(hex, direction, radius);
  }
  return hexes;
}

/** The hexes up to a distance, the nearest first (Loopgraven W-064: a space and its neighbours). */
export const disc = (centre: Hex, radius: number): readonly Hex[] =>
  Array.from({ length: radius + 1 }, (_, distance) => ring(centre, distance)).flat();

/** A straight line of `length` hexes, the first included (Loopgraven W-063: gas). */
export const row = (first: Hex, direction: Direction, length: number): readonly Hex[] =>
  Array.from({ length }, (_, steps) => hexAhead(first, direction, steps));
