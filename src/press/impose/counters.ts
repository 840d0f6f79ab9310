/**
 * Flat counters: those of one size stand butted in a block, each kind in rows of its own, in as few straight cuts
 * as they can; blocks of different sizes stand apart, one above the other.
 */
import type { DrawnPiece } from '../../kit/drawn-kit.ts';
import { blockAt, type Grid } from './grid.ts';
import { placePairs, type Leaf, type Pair } from './leaf.ts';
import type { Mirror } from './mirror.ts';
import { SLACK } from '../../kit/units.ts';
import type { Rect } from '../../kit/face.ts';

/** Where counters may stand, and the line in which their backs mirror them. */
export interface Field {
  readonly room: Rect;
  readonly mirror: Mirror;
  readonly folded: boolean;
}

/** Between blocks, mm: bleed and crop marks of both. */
const BLOCK_GAP = 14;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Row = readonly (DrawnPiece | undefined)[];

const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** Pieces by trimmed size, in the order in which sizes first come up. */
function bySize(pieces: readonly DrawnPiece[]): DrawnPiece[][] {
  const groups: DrawnPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.find(([first]) => first && sameSize(first.face, piece.face));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const rowsNeeded = (pieces: readonly DrawnPiece[], columns: number): number =>
  pieces.reduce((sum, { count }) => sum + Math.ceil(count / columns), 0);

/** The number of columns that takes the fewest cuts; of equals the widest, which has the fewest rows. */
function columnsFor(pieces: readonly DrawnPiece[], most: number): number {
  const cuts = (columns: number) => columns + rowsNeeded(pieces, columns);
  const widest = Math.min(most, Math.max(...pieces.map(({ count }) => count)));
  const all = Array.from({ length: widest }, (_, index) => widest - index);
  return all.reduce((least, columns) => (cuts(columns) < cuts(least) ? columns : least));
}

/** Rows of counters; a kind starts a row of its own, so that strips come off the knife sorted. */
const rowsOf = (pieces: readonly DrawnPiece[], columns: number): Row[] =>
  pieces.flatMap((piece) =>
    Array.from({ length: Math.ceil(piece.count / columns) }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        row * columns + column < piece.count ? piece : undefined,
      ),
    ),
  );

const pairOf = (piece: DrawnPiece | undefined): Pair | undefined =>
  piece && { front: piece.face, ...(piece.back && { back: piece.back }) };

/** Rows of one size that stand together on a page, `top` mm below the room's upper edge. */
interface Stretch {
  readonly cell: Size;
  readonly rows: readonly Row[];
  readonly top: number;
}

const heightOf = ({ cell, rows }: Stretch): number => cell.height * rows.length;

/** Spreads blocks over as many pages as they need, from the top down. */
function paginate(groups: readonly { cell: Size; rows: readonly Row[] }[], height: number): Stretch[][] {
  const pages: Stretch[][] = [[]];
  let top = 0;
  for (const { cell, rows } of groups) {
    let left = rows;
    while (left.length > 0) {
      const fit = Math.floor((height - top + SLACK) / cell.height);
      if (fit < 1) {
        pages.push([]);
        top = 0;
        continue;
      }
      const stretch = { cell, rows: left.slice(0, fit), top };
      pages.at(-1)?.push(stretch);
      left = left.slice(fit);
      top += heightOf(stretch) + BLOCK_GAP;
    }
  }
  return pages;
}

function leafOf(stretches: readonly Stretch[], { room, mirror, folded }: Field): Leaf {
  const last = stretches.at(-1);
  const used = last ? last.top + heightOf(last) : 0;
  const upper = room.y + (room.height - used) / 2;
  const blocks = stretches.map(({ cell, rows, top }) => {
    const columns = rows[0]?.length ?? 0;
    const grid: Grid = { columns, rows: rows.length, cell, turn: 0, gap: 0 };
    return blockAt(grid, room.x + (room.width - columns * cell.width) / 2, upper + top);
  });
  const placed = stretches.map(({ rows }, index) =>
    placePairs({ block: blocks[index] as (typeof blocks)[number], mirror, folded }, rows.flat().map(pairOf)),
  );
  const backs = placed.flatMap((pairs) => pairs.backs);
  return {
    kind: 'counters',
    names: ['Counters'],
    blocks,
    mirror,
    fronts: placed.flatMap((pairs) => pairs.fronts),
    backs,
    folded: folded && backs.length > 0,
  };
}

/** Whether every counter fits the room, at least one by one. */
export const countersFit = (pieces: readonly DrawnPiece[], { room }: Field): boolean =>
  pieces.every(({ face }) => face.width <= room.width + SLACK && face.height <= room.height + SLACK);

/** The sheets of counters. Every counter has to fit the room. */
export function counterLeaves(pieces: readonly DrawnPiece[], field: Field): Leaf[] {
  if (pieces.length === 0) return [];
  const groups = bySize(pieces).map((group) => {
    const { width, height } = group[0]?.face ?? { width: 1, height: 1 };
    const columns = columnsFor(group, Math.floor((field.room.width + SLACK) / width));
    return { cell: { width, height }, rows: rowsOf(group, columns) };
  });
  return paginate(groups, field.room.height).map((stretches) => leafOf(stretches, field));
}
