import { hexesBeside, row, type Direction, type Hex } from './hexes.ts';

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

/** The spaces that the board has of these hexes. */
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
