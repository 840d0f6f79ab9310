/** Grids of many faces in one picture, for a virtual tabletop to cut up. */

import { mmToPx } from '../../../kit/units.ts';

/** The columns and rows of a sheet, and the cell size in whole pixels. */
export interface DeckGrid {
  readonly columns: number;
  readonly rows: number;
  /** Cell size, px. */
  readonly width: number;
  readonly height: number;
}

/** The limits of a tabletop: most cells each way, and most pixels a side. */
export interface DeckLimits {
  readonly columns: number;
  readonly rows: number;
  readonly pixels: number;
}

const LEAST = 2;

/**
 * The grid in which `count` cards of `width` x `height` mm are largest, but not above `dpi`; of equal ones the
 * one with the fewest empty cells. There must be no more cards than the limits allow.
 */
export function gridFor(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  dpi: number,
  limits: DeckLimits,
): DeckGrid {
  const widest = Array.from({ length: limits.columns - LEAST + 1 }, (_, index) => index + LEAST);
  const grids = widest.flatMap((columns): (DeckGrid & { readonly scale: number })[] => {
    const rows = Math.max(LEAST, Math.ceil(count / columns));
    if (rows > limits.rows) return [];
    const scale = Math.min(
      mmToPx(1, dpi),
      limits.pixels / (columns * width),
      limits.pixels / (rows * height),
    );
    return [{ columns, rows, width: Math.floor(width * scale), height: Math.floor(height * scale), scale }];
  });
  const [best] = grids.toSorted((a, b) => b.scale - a.scale || a.columns * a.rows - b.columns * b.rows);
  if (!best) throw new Error(`${count} cards do not fit ${limits.columns} x ${limits.rows}`);
  const { columns, rows, width: w, height: h } = best;
  return { columns, rows, width: w, height: h };
}
