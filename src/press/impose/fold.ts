/**
 * Fold sheets: fronts on one half of the page, backs mirrored on the other. The sheet is folded along the line
 * between them, print outward, and glued before cutting, so that each cut goes through both sides.
 */
import { SLACK } from '../../kit/units.ts';
import type { Margins } from '../margins.ts';
import type { PaperSize } from '../papers.ts';
import { blockAt, gridSize, type Grid } from './plan/slot-grid.ts';
import type { Place, Trim } from './plan/sheet-layout.ts';
import type { Mirror } from './mirror.ts';

/** Between bleed and fold, mm: an imprecise fold must not reach a card. */
const FOLD_CLEARANCE = 5;

/** The area for fronts: left of a vertical fold, above a horizontal one. */
function halfRoom(paper: PaperSize, margins: Margins, line: Mirror['line'], gutter: number) {
  // Blocks are centred, and backs are as far from one edge as fronts from the other: the wider margin counts.
  const sides = Math.max(margins.left, margins.right);
  const ends = Math.max(margins.top, margins.bottom);
  return line === 'upright'
    ? { width: paper.width / 2 - gutter - sides, height: paper.height - 2 * ends }
    : { width: paper.width - 2 * sides, height: paper.height / 2 - gutter - ends };
}

function placed(grid: Grid, paper: PaperSize, line: Mirror['line'], gutter: number): Place {
  const { width, height } = gridSize(grid);
  const block =
    line === 'upright'
      ? blockAt(grid, paper.width / 2 - gutter - width, (paper.height - height) / 2)
      : blockAt(grid, (paper.width - width) / 2, paper.height / 2 - gutter - height);
  const at = (line === 'upright' ? paper.width : paper.height) / 2;
  return { block, mirror: { line, at }, folded: true };
}

/**
 * The fullest grid for each fold line and orientation of the cards.
 *
 * @param allowance the paper that the fold uses up, mm. Half of it is taken from each side, so that front and back stay
 *   mirror images whatever it is; for a glued-in core of board, add its thickness.
 * @param gap between cards, mm.
 */
export function foldPlaces(
  trim: Trim,
  paper: PaperSize,
  margins: Margins,
  allowance: number,
  gap = 0,
): Place[] {
  const gutter = trim.bleed + FOLD_CLEARANCE + allowance / 2;
  return (['upright', 'level'] as const).flatMap((line) =>
    [false, true].flatMap((lying): Place[] => {
      const cell = lying
        ? { width: trim.height, height: trim.width }
        : { width: trim.width, height: trim.height };
      const room = halfRoom(paper, margins, line, gutter);
      const columns = Math.floor((room.width + gap + SLACK) / (cell.width + gap));
      const rows = Math.floor((room.height + gap + SLACK) / (cell.height + gap));
      if (columns < 1 || rows < 1) return [];
      const grid: Grid = { columns, rows, cell, turn: lying ? 90 : 0, gaps: { across: gap, down: gap } };
      return [placed(grid, paper, line, gutter)];
    }),
  );
}
