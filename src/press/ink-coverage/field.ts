/**
 * A raster of ink. Outlines are laid over one another as a painter does; each pixel keeps its mean ink, so that a
 * line thinner than a pixel counts exactly for its area.
 *
 * Coverage is computed from edges alone: each edge adds, to the pixels that it crosses, the change in coverage of
 * everything to its right; the prefix sum of a row is the coverage.
 */

/** A rectangle in pixels. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The coverage of each pixel of a small field, 0 to 1, row by row. */
export interface Coverage {
  readonly columns: number;
  readonly rows: number;
  readonly shares: Float32Array;
}

export interface InkField {
  /** Sets the clip for later edges; must lie within the field. */
  readonly within: (sides: Sides) => void;
  /** Adds an edge of the current outline; its edges must form closed loops. */
  readonly edge: (fromX: number, fromY: number, toX: number, toY: number) => void;
  /**
   * Ends the outline: its area takes `ink` in place of what was there. With `evenOdd`, areas covered twice are
   * holes.
   */
  readonly lay: (ink: number, evenOdd: boolean) => void;
  /**
   * Lays `ink` by a precomputed coverage with its upper left pixel at (`left`, `top`); must lie within the
   * field.
   */
  readonly stamp: (coverage: Coverage, left: number, top: number, ink: number) => void;
  /** The coverage of a field on which one full ink was laid. */
  readonly coverage: () => Coverage;
  /** The mean ink of the field. */
  readonly mean: () => number;
}

const clamped = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** The coverage by the even-odd rule of a winding sum: 1 is covered, 2 is not. */
function alternating(winding: number): number {
  const rest = winding % 2;
  return rest > 1 ? 2 - rest : rest;
}

/** An empty field of `width` x `height` pixels, which may be fractions. */
export function inkField(width: number, height: number): InkField {
  const columns = Math.ceil(width);
  const rows = Math.ceil(height);
  // Two extra columns: an edge in or at the end of the last pixel adds to those after it.
  const stride = columns + 2;
  const changes = new Float32Array(stride * rows);
  const inks = new Float32Array(columns * rows);
  let sides: Sides = { left: 0, top: 0, right: width, bottom: height };
  // The bounding box of the current outline, in pixels.
  let [firstRow, lastRow, firstColumn, lastColumn] = [rows, -1, columns, -1];

  /** Adds an edge's part in one row, from x `low` to `high`; `rise` is its height there, negative upward. */
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
    // The area to the right of the edge, integrated from its left end to the right side of a column.
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

  /** Adds an edge that runs downward, row by row; `way` is -1 where it was drawn upward. */
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
    // Includes the column after the last one, which also has a change.
    for (let column = firstColumn; column <= lastColumn + 1; column += 1) {
      const at = row * stride + column;
      winding += changes[at] ?? 0;
      changes[at] = 0;
      const turns = Math.abs(winding);
      const covered = evenOdd ? alternating(turns) : Math.min(1, turns);
      const place = row * columns + column;
      if (covered > 0 && column < columns) inks[place] = (inks[place] ?? 0) * (1 - covered) + ink * covered;
    }
    // Clears what an edge at the right side added beyond it.
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
    // A box has a million pixels: an iterator would allocate an object for each.
    mean: () => inks.reduce((sum, ink) => sum + ink, 0) / (width * height),
  };
}
