/**
 * A small picture of nothing but ink. Outlines are laid over one another as a painter does it; what is kept of each
 * pixel is the mean ink on it, so that a line thinner than a pixel counts with just what it covers.
 *
 * An outline's coverage is reckoned from its edges alone: each edge adds, to the pixels that it crosses, by how much
 * it changes the coverage of everything to the right of it; summed up from the left that is the coverage itself.
 */

/** A rectangle by its sides, in pixels. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far something covers each pixel of a small field, 1 in full, row by row. */
export interface Coverage {
  readonly columns: number;
  readonly rows: number;
  readonly shares: Float32Array;
}

export interface InkField {
  /** Edges that follow show inside `sides` alone, which must lie in the field. */
  readonly within: (sides: Sides) => void;
  /** Adds an edge of the outline in work; all of its edges together have to close. */
  readonly edge: (fromX: number, fromY: number, toX: number, toY: number) => void;
  /**
   * Ends the outline: what it covers takes `ink` in place of what was there. By the even-odd rule it has holes where
   * it covers twice.
   */
  readonly lay: (ink: number, evenOdd: boolean) => void;
  /** Takes `ink` where `coverage` covers, its upper left pixel at (`left`, `top`): it has to lie in the field. */
  readonly stamp: (coverage: Coverage, left: number, top: number, ink: number) => void;
  /** What is covered of a field on which one full ink was laid. */
  readonly coverage: () => Coverage;
  /** The mean ink of the field. */
  readonly mean: () => number;
}

const clamped = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** How far a sum of windings covers a pixel by the even-odd rule: 1 in full, 2 not at all. */
function alternating(winding: number): number {
  const rest = winding % 2;
  return rest > 1 ? 2 - rest : rest;
}

/** A bare field of `width` x `height` pixels, which may be fractions. */
export function inkField(width: number, height: number): InkField {
  const columns = Math.ceil(width);
  const rows = Math.ceil(height);
  // An edge on the right side, or half in the last pixel, adds to two more.
  const stride = columns + 2;
  const changes = new Float32Array(stride * rows);
  const inks = new Float32Array(columns * rows);
  let sides: Sides = { left: 0, top: 0, right: width, bottom: height };
  // Pixels that the outline in work may have touched.
  let [firstRow, lastRow, firstColumn, lastColumn] = [rows, -1, columns, -1];

  /** An edge's part in one row, from x `low` to x `high`; `rise` is its height there, negative upward. */
  const addSpan = (row: number, low: number, high: number, rise: number) => {
    const first = Math.floor(low);
    const last = Math.ceil(high) - 1;
    const at = row * stride + first;
    if (first < firstColumn) firstColumn = first;
    if (last > lastColumn) lastColumn = last;
    if (last <= first) {
      const beyond = rise * ((low + high) / 2 - first);
      changes[at] = (changes[at] ?? 0) + rise - beyond;
      changes[at + 1] = (changes[at + 1] ?? 0) + beyond;
      return;
    }
    // What lies to the right of the edge, summed from its left end to the right side of a column.
    const slope = rise / (high - low);
    const right = (column: number): number =>
      column < high ? (slope * (column - low) ** 2) / 2 : rise * (column - (low + high) / 2);
    let sum = 0;
    let covered = 0;
    for (let column = first; column <= last; column += 1) {
      const next = right(column + 1);
      changes[at + column - first] = (changes[at + column - first] ?? 0) + next - sum - covered;
      covered = next - sum;
      sum = next;
    }
    changes[at + last - first + 1] = (changes[at + last - first + 1] ?? 0) + rise - covered;
  };

  /** Follows an edge that runs downward, row by row; `way` is -1 where it was drawn upward. */
  const addDown = (fromX: number, fromY: number, toX: number, toY: number, way: number) => {
    if (toY <= sides.top || fromY >= sides.bottom) return;
    const lean = (toX - fromX) / (toY - fromY);
    const start = Math.max(fromY, sides.top);
    const end = Math.min(toY, sides.bottom);
    let y = start;
    let x = clamped(fromX + lean * (start - fromY), sides.left, sides.right);
    const from = Math.floor(start);
    let row = from;
    for (; y < end; row += 1) {
      const nextY = Math.min(row + 1, end);
      const nextX = clamped(fromX + lean * (nextY - fromY), sides.left, sides.right);
      if (x < nextX) addSpan(row, x, nextX, way * (nextY - y));
      else addSpan(row, nextX, x, way * (nextY - y));
      x = nextX;
      y = nextY;
    }
    if (from < firstRow) firstRow = from;
    if (row - 1 > lastRow) lastRow = row - 1;
  };

  const layRow = (row: number, ink: number, evenOdd: boolean) => {
    let winding = 0;
    // The last change is that of the column after the last one.
    for (let column = firstColumn; column <= lastColumn + 1; column += 1) {
      const at = row * stride + column;
      winding += changes[at] ?? 0;
      changes[at] = 0;
      const turns = Math.abs(winding);
      const covered = evenOdd ? alternating(turns) : Math.min(1, turns);
      const place = row * columns + column;
      if (covered > 0 && column < columns) inks[place] = (inks[place] ?? 0) * (1 - covered) + ink * covered;
    }
    // What an edge on the right side added lies beyond it.
    changes.fill(0, row * stride + columns, (row + 1) * stride);
  };

  return {
    within: (inside) => {
      sides = inside;
    },
    edge: (fromX, fromY, toX, toY) => {
      if (fromY < toY) addDown(fromX, fromY, toX, toY, 1);
      else if (fromY > toY) addDown(toX, toY, fromX, fromY, -1);
    },
    lay: (ink, evenOdd) => {
      for (let row = firstRow; row <= lastRow; row += 1) layRow(row, ink, evenOdd);
      firstRow = rows;
      lastRow = -1;
      firstColumn = columns;
      lastColumn = -1;
    },
    stamp: ({ columns: wide, rows: high, shares }, left, top, ink) => {
      for (let row = 0; row < high; row += 1) {
        const start = (top + row) * columns + left;
        for (let column = 0; column < wide; column += 1) {
          const covered = shares[row * wide + column] ?? 0;
          if (covered > 0) inks[start + column] = (inks[start + column] ?? 0) * (1 - covered) + ink * covered;
        }
      }
    },
    coverage: () => ({ columns, rows, shares: inks }),
    // A box has a million pixels: an iterator would make an object of each.
    mean: () => inks.reduce((sum, ink) => sum + ink, 0) / (width * height),
  };
}
