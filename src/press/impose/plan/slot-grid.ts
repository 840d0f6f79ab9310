/**
 * Grids of slots: cards or counters of one size, butted so that neighbours share a cut, or set apart so that each
 * has its full bleed. The same grid stands on every sheet of a run, so a stack of sheets is cut in one go.
 */
import type { Rect, SetFace } from '../../../kit/face.ts';
import type { Placement, Reach, Turn } from '../../sheet.ts';

/** Between columns and between rows, mm: 0 where neighbours are butted. */
export interface Gaps {
  readonly across: number;
  readonly down: number;
}

export const BUTTED: Gaps = { across: 0, down: 0 };

/** Columns and rows of cells; `cell` is the trimmed size on the page, after turning. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The turn of the faces in the cells. */
  readonly turn: Turn;
  readonly gaps: Gaps;
}

/** A grid at its place on a page, from outer trim to outer trim. */
export interface Block extends Grid, Rect {}

/** Cut positions in ascending order, mm: `x` of vertical, `y` of horizontal cuts. */
export interface CutLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const lengthOf = (count: number, cell: number, gap: number): number => count * cell + (count - 1) * gap;

/** The outer size of a grid, trim to trim. */
export const gridSize = ({ columns, rows, cell, gaps }: Grid): { width: number; height: number } => ({
  width: lengthOf(columns, cell.width, gaps.across),
  height: lengthOf(rows, cell.height, gaps.down),
});

export const slotCount = ({ columns, rows }: Grid): number => columns * rows;

export const blockAt = (grid: Grid, x: number, y: number): Block => ({ ...grid, x, y, ...gridSize(grid) });

export function centred(grid: Grid, within: Rect): Block {
  const { width, height } = gridSize(grid);
  return blockAt(grid, within.x + (within.width - width) / 2, within.y + (within.height - height) / 2);
}

/** The trimmed rectangle of a slot; slots count from 0 in reading order. */
export function slotRect({ columns, cell, gaps, x, y }: Block, index: number): Rect {
  const column = index % columns;
  const row = Math.floor(index / columns);
  return { x: x + column * (cell.width + gaps.across), y: y + row * (cell.height + gaps.down), ...cell };
}

/** Positions of the cuts along one axis: one between butted neighbours, two where there is a gap. */
function cutsAlong(start: number, count: number, cell: number, gap: number): number[] {
  const edges = Array.from({ length: count }, (_, index) => start + index * (cell + gap));
  return gap === 0 ? [...edges, start + count * cell] : edges.flatMap((edge) => [edge, edge + cell]);
}

export const cutLines = ({ x, y, columns, rows, cell, gaps }: Block): CutLines => ({
  x: cutsAlong(x, columns, cell.width, gaps.across),
  y: cutsAlong(y, rows, cell.height, gaps.down),
});

/**
 * How far a face continues under a butted neighbour that is painted later, mm, so that renderers leave no
 * bright seam.
 */
const UNDERLAP = 0.1;

/** How far a slot's face is painted beyond its trim: its bleed, but not over a butted neighbour. */
function reachOf(block: Block, index: number, bleed: number, taken: (slot: number) => boolean): Reach {
  const { columns, rows, gaps } = block;
  const column = index % columns;
  const row = Math.floor(index / columns);
  const toward = (exists: boolean, slot: number, later: boolean, gap: number): number => {
    if (!exists || !taken(slot)) return bleed;
    if (gap > 0) return Math.min(bleed, gap / 2);
    return later ? Math.min(bleed, UNDERLAP) : 0;
  };
  return {
    top: toward(row > 0, index - columns, false, gaps.down),
    right: toward(column < columns - 1, index + 1, true, gaps.across),
    bottom: toward(row < rows - 1, index + columns, true, gaps.down),
    left: toward(column > 0, index - 1, false, gaps.across),
  };
}

/** Places faces in the slots of a block; undefined leaves a slot empty. */
export function placeFaces(block: Block, faces: readonly (SetFace | undefined)[]): Placement[] {
  return faces.flatMap((face, index): Placement[] => {
    if (!face) return [];
    const { x, y } = slotRect(block, index);
    const reach = reachOf(block, index, face.bleed, (slot) => faces[slot] !== undefined);
    return [{ face: face.id, x, y, turn: block.turn, reach }];
  });
}
