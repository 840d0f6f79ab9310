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

/**
 * A board of hexes. Its spaces are numbered in the order given: positions hold these numbers, and `reach` walks them.
 *
 *     const board = hexBoardOf([9, 8, 9].flatMap((length, row) => Array.from({ length }, (_, at) => hexAt(at, row))));
 *     spacesOn(board, disc({ q: 0, r: 0 }, 1));   // fewer than 7 at the edge
 *
 * Loopgraven B.5, W-041, W-050, W-063, W-064, W-A39.
 */
interface HexBoard {
  readonly hexes: readonly Hex[];
  /** The spaces beside each space, clockwise from east. */
  readonly beside: readonly (readonly number[])[];
  /** The number of the space on a hex; undefined where the board has none. */
  readonly spaceOn: (hex: Hex) => number | undefined;
}

export function hexBoardOf(hexes: readonly Hex[]): HexBoard {
  const spaces = new Map(hexes.map((hex, space) => [nameOf(hex), space]));
  const spaceOn = (hex: Hex): number | undefined => spaces.get(nameOf(hex));
  const beside = hexes.map((hex) => hexesBeside(hex).flatMap((other) => spaceOn(other) ?? []));
  return { hexes, beside, spaceOn };
}

const nameOf = ({ q, r }: Hex): string => `${q},${r}`;

export const spacesOn = (board: HexBoard, hexes: readonly Hex[]): readonly number[] =>
  hexes.flatMap((hex) => board.spaceOn(hex) ?? []);

/** One of the two directions of each straight line. */
const HALF: readonly Direction[] = [0, 1, 2];

/** Every straight line of `length` spaces on the board, each once (Loopgraven W-063, W-A39). */
export const linesOn = (board: HexBoard, length: number): readonly (readonly number[])[] =>
  board.hexes.flatMap((hex) =>
    HALF.map((direction) => spacesOn(board, row(hex, direction, length))).filter(
      (line) => line.length === length,
    ),
  );
