/**
 * Which pages stand beside each other on the sheets of a booklet that is folded once and stapled in the fold, and how
 * far paper folded about paper pushes them outward.
 */

/** Two pages on one side of a sheet, by number from 1. */
export interface SheetSide {
  readonly left: number;
  readonly right: number;
}

export interface SaddleSheet {
  /** The side that is outside when it is folded. */
  readonly front: SheetSide;
  /** As it lies once the sheet is turned about its short edge. */
  readonly back: SheetSide;
}

/** Pages on a sheet. */
export const SHEET_PAGES = 4;

/** Sheets from the outermost to the innermost; `pages` is a multiple of four. */
export function saddleSheets(pages: number): readonly SaddleSheet[] {
  if (pages <= 0 || pages % SHEET_PAGES !== 0)
    throw new Error(`a stapled booklet has a multiple of ${SHEET_PAGES} pages, not ${pages}`);
  return Array.from({ length: pages / SHEET_PAGES }, (_, sheet) => ({
    front: { left: pages - 2 * sheet, right: 1 + 2 * sheet },
    back: { left: 2 + 2 * sheet, right: pages - 1 - 2 * sheet },
  }));
}

/** Thickness of a sheet of 80 to 100 gsm, mm. */
const SHEET_THICKNESS = 0.1;

/**
 * How far the pages of a sheet are moved toward the fold, mm, counted from the outermost. Folded about by the sheets
 * outside it, each sheet stands out by the thickness of one more; once the edge is cut, its pages keep their margins.
 */
export const creepOf = (sheet: number): number => sheet * SHEET_THICKNESS;
