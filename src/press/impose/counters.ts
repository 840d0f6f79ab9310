/**
 * Imposes flat counters: those of one size are butted in a block, with separate rows for each kind, for as few
 * straight cuts as possible; rows hold several kinds only where that saves a sheet. Blocks of different sizes are placed below each other. Counters of which there is one each
 * need no rows of their own: they share rows beneath others of their size, or stand side by side where a column of
 * them is longer than the page.
 */
import type { DrawnPiece } from '../../kit/drawn-kit.ts';
import { blockAt, BUTTED, type Grid } from './plan/slot-grid.ts';
import { placePairs, type Leaf, type Pair } from './leaf.ts';
import type { Mirror } from './mirror.ts';
import { SLACK } from '../../kit/units.ts';
import type { Rect, Size } from '../../kit/face.ts';

/** The area for counters, and the mirror line for their backs. */
export interface Field {
  readonly room: Rect;
  readonly mirror: Mirror;
  readonly folded: boolean;
}

/** Between blocks, mm: for the bleed and crop marks of both. */
const BLOCK_GAP = 14;

type Row = readonly (DrawnPiece | undefined)[];

const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** Groups pieces by trimmed size, in order of first occurrence. */
function bySize(pieces: readonly DrawnPiece[]): DrawnPiece[][] {
  const groups: DrawnPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.find(([first]) => first && sameSize(first.face, piece.face));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const rowsNeeded = (pieces: readonly DrawnPiece[], columns: number): number => {
  const several = pieces.filter(({ count }) => count > 1);
  const ofOne = Math.ceil((pieces.length - several.length) / columns);
  return several.reduce((sum, { count }) => sum + Math.ceil(count / columns), ofOne);
};

/** The number of columns with the fewest cuts; of equals the largest, which has the fewest rows. */
function columnsFor(pieces: readonly DrawnPiece[], most: number): number {
  const cuts = (columns: number) => columns + rowsNeeded(pieces, columns);
  const widest = Math.min(most, Math.max(...pieces.map(({ count }) => count)));
  const all = Array.from({ length: widest }, (_, index) => widest - index);
  return all.reduce((least, columns) => (cuts(columns) < cuts(least) ? columns : least));
}

/** Rows of counters of which there is one each, side by side, with the fewest cuts. */
function rowsOfSingles(pieces: readonly DrawnPiece[], most: number): Row[] {
  const cuts = (columns: number) => columns + Math.ceil(pieces.length / columns);
  const all = Array.from({ length: Math.min(most, pieces.length) }, (_, index) => index + 1);
  const columns = all.reduce((least, each) => (cuts(each) <= cuts(least) ? each : least));
  return Array.from({ length: Math.ceil(pieces.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => pieces[row * columns + column]),
  );
}

/** The number printed of a kind: spares fill its last row, but at most double its count. */
const printedCount = (count: number, columns: number): number =>
  Math.min(2 * count, columns * Math.ceil(count / columns));

/** Rows of counters; each kind starts a new row, so that cut strips are sorted. Single ones share rows. */
function rowsOf(pieces: readonly DrawnPiece[], columns: number): Row[] {
  const [singles, several] = [true, false].map((one) => pieces.filter(({ count }) => (count === 1) === one));
  const rows = (several ?? []).flatMap((piece) => {
    const printed = printedCount(piece.count, columns);
    return Array.from({ length: Math.ceil(piece.count / columns) }, (_, row) =>
      Array.from({ length: columns }, (_, column) => (row * columns + column < printed ? piece : undefined)),
    );
  });
  const shared = Array.from({ length: Math.ceil((singles ?? []).length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => singles?.[row * columns + column]),
  );
  return [...rows, ...shared];
}

const pairOf = (piece: DrawnPiece | undefined): Pair | undefined =>
  piece && { front: piece.face, ...(piece.back && { back: piece.back }) };

/** Rows of one size together on a page, `top` mm below the upper edge of the room. */
export interface Stretch {
  readonly cell: Size;
  readonly rows: readonly Row[];
  readonly top: number;
}

const heightOf = ({ cell, rows }: Stretch): number => cell.height * rows.length;

/** Distributes blocks over pages from the top down, `gap` mm apart. */
function paginate(
  groups: readonly { cell: Size; rows: readonly Row[] }[],
  height: number,
  gap: number,
): Stretch[][] {
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
      top += heightOf(stretch) + gap;
    }
  }
  return pages;
}

/** Places stretches, centred horizontally, from `top` mm below the room's upper edge; backs are mirrored. */
export function placeStretches(
  stretches: readonly Stretch[],
  { room, mirror, folded }: Field,
  top: number,
): Pick<Leaf, 'blocks' | 'fronts' | 'backs'> {
  const blocks = stretches.map(({ cell, rows, top: down }) => {
    const columns = rows[0]?.length ?? 0;
    const grid: Grid = { columns, rows: rows.length, cell, turn: 0, gaps: BUTTED };
    return blockAt(grid, room.x + (room.width - columns * cell.width) / 2, room.y + top + down);
  });
  const placed = stretches.map(({ rows }, index) =>
    placePairs({ block: blocks[index] as (typeof blocks)[number], mirror, folded }, rows.flat().map(pairOf)),
  );
  return {
    blocks,
    fronts: placed.flatMap(({ fronts }) => fronts),
    backs: placed.flatMap(({ backs }) => backs),
  };
}

/** From the first stretch's upper edge to the last one's lower edge, mm. */
export function lengthOf(stretches: readonly Stretch[]): number {
  const last = stretches.at(-1);
  return last ? last.top + heightOf(last) : 0;
}

function leafOf(stretches: readonly Stretch[], field: Field): Leaf {
  const { room, mirror, folded } = field;
  const placed = placeStretches(stretches, field, (room.height - lengthOf(stretches)) / 2);
  return {
    kind: 'counters',
    names: ['Counters'],
    ...placed,
    mirror,
    folded: folded && placed.backs.length > 0,
  };
}

export const countersFit = (pieces: readonly DrawnPiece[], { room }: Field): boolean =>
  pieces.every(({ face }) => face.width <= room.width + SLACK && face.height <= room.height + SLACK);

/** Counters in stretches, page by page. Every counter must fit the room. */
export function stretchesIn(pieces: readonly DrawnPiece[], room: Size, gap: number): Stretch[][] {
  const groups = bySize(pieces).map((group) => {
    const { width, height } = group[0]?.face ?? { width: 1, height: 1 };
    const most = Math.floor((room.width + SLACK) / width);
    const isLong = group.every(({ count }) => count === 1) && group.length * height > room.height;
    const rows = isLong ? rowsOfSingles(group, most) : rowsOf(group, columnsFor(group, most));
    return { cell: { width, height }, rows };
  });
  return paginate(groups, room.height, gap);
}

/** Counters of one size one after another in the fewest rows, so that a row may hold two kinds. */
function filledRows(pieces: readonly DrawnPiece[], most: number): Row[] {
  const all = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece));
  const count = Math.ceil(all.length / most);
  const columns = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (__, column) => all[row * columns + column]),
  );
}

/** Counters in stretches that leave as little paper as possible. */
function filledStretches(pieces: readonly DrawnPiece[], room: Size): Stretch[][] {
  const groups = bySize(pieces).map((group) => {
    const { width, height } = group[0]?.face ?? { width: 1, height: 1 };
    const most = Math.floor((room.width + SLACK) / width);
    return { cell: { width, height }, rows: filledRows(group, most) };
  });
  return paginate(groups, room.height, BLOCK_GAP);
}

/** The leaves of counters, each kind in rows of its own unless full rows save a sheet. Every counter must fit the room. */
export function counterLeaves(pieces: readonly DrawnPiece[], field: Field): Leaf[] {
  if (pieces.length === 0) return [];
  const [sorted, filled] = [stretchesIn(pieces, field.room, BLOCK_GAP), filledStretches(pieces, field.room)];
  const fewest = filled.length < sorted.length ? filled : sorted;
  return fewest.map((stretches) => leafOf(stretches, field));
}
