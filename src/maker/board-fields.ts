/** The fields of a first board: squares, hexes, or rooms of any size, in mm of the table. */
import type { Box } from '../referee/table/scene.ts';

/** A place of the board, in mm of the table. */
export interface BoardField extends Box {
  /** As moves name it: "b3". */
  readonly id: string;
  /** Its outline if it is no rectangle, as path data in mm of the table. */
  readonly outline?: string;
}

/** "a", "b", … "z", "aa". */
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(97 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const grid = <Field>(
  columns: number,
  rows: number,
  make: (column: number, row: number, id: string) => Field,
): readonly Field[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return make(column, row, `${letters(column)}${row + 1}`);
  });

/**
 * Squares in rows: `a1` lies in the north-west, `b1` east of it, `a2` south of it.
 *
 *     squares(5, 4, 30).length; // 20, each 30 mm wide
 */
export const squares = (columns: number, rows: number, side: number): readonly BoardField[] =>
  grid(columns, rows, (column, row, id) => ({
    id,
    x: column * side,
    y: row * side,
    width: side,
    height: side,
  }));

const rounded = (length: number): number => Math.round(length * 100) / 100;

/** Hexes with a point up, in rows of which every second is set in by half a hex; `width` from side to side. */
export function hexes(columns: number, rows: number, width: number): readonly BoardField[] {
  const height = (width * 2) / Math.sqrt(3);
  return grid(columns, rows, (column, row, id) => {
    const [x, y] = [rounded((column + (row % 2) / 2) * width), rounded(row * height * 0.75)];
    const at = (across: number, down: number): string =>
      `${rounded(x + across * width)} ${rounded(y + down * height)}`;
    const corners = [at(0.5, 0), at(1, 0.25), at(1, 0.75), at(0.5, 1), at(0, 0.75), at(0, 0.25)];
    return { id, x, y, width: rounded(width), height: rounded(height), outline: `M${corners.join('L')}Z` };
  });
}

/** Fields of any place and size: `rooms({ harbour: [0, 0, 60, 90], sea: [60, 0, 120, 90] })`. */
export const rooms = (
  places: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>,
): readonly BoardField[] =>
  Object.entries(places).map(([id, [x, y, width, height]]) => ({ id, x, y, width, height }));
