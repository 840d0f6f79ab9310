/**
 * The imposition of a saddle-stitched booklet: which pages are next to each other on a sheet, and how far the
 * fold of the outer sheets pushes the inner ones outward (creep).
 */

/** Two page numbers on one side of a sheet. */
export interface SheetSide {
  readonly left: number;
  readonly right: number;
}

export interface SaddleSheet {
  /** The outside of the folded sheet. */
  readonly front: SheetSide;
  /** The inside, as it lies after turning the sheet about its short edge. */
  readonly back: SheetSide;
}

export const SHEET_PAGES = 4;

/** The sheets from the outermost in; `pages` must be a multiple of four. */
export function saddleSheets(pages: number): readonly SaddleSheet[] {
  if (pages <= 0 || pages % SHEET_PAGES !== 0)
    throw new Error(`a stapled booklet has a multiple of ${SHEET_PAGES} pages, not ${pages}`);
  return Array.from({ length: pages / SHEET_PAGES }, (_, sheet) => ({
    front: { left: pages - 2 * sheet, right: 1 + 2 * sheet },
    back: { left: 2 + 2 * sheet, right: pages - 1 - 2 * sheet },
  }));
}

/** The thickness of a sheet of 80 to 100 gsm, mm. */
const SHEET_THICKNESS = 0.1;

/**
 * How far the pages of a sheet move toward the fold, mm; `sheet` counts from the outermost. Each sheet sticks
 * out by one more thickness than the one outside it; with this shift all margins are equal after trimming.
 */
export const creepOf = (sheet: number): number => sheet * SHEET_THICKNESS;
