/**
 * Sheets larger than paper: cut into tiles that overlap, one on each page. A tile is cut along its left and upper edge
 * and laid on the strips that its neighbours before it leave for glue, up to their join lines.
 */
import type { Rect, SetFace } from '../../kit/face.ts';
import { SLACK } from '../../kit/units.ts';
import type { Placement, Reach, Turn } from '../sheet.ts';
import type { Leaf } from './leaf.ts';
import { mirrorRect, mirrorTurn, type Mirror } from './mirror.ts';

/** A poster: one or both sides of something that paper is too small for. */
export interface Poster {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly face: SetFace;
  readonly back?: SetFace;
}

/** The strip of a tile that the next one is glued on, mm. */
export const OVERLAP = 10;

/** Parts of a length: how many, how long each, and where each begins, mm. */
interface Split {
  readonly parts: number;
  readonly length: number;
  readonly starts: readonly number[];
}

/** As few equal parts as do not exceed `room`, each overlapping the next. */
function split(whole: number, room: number): Split {
  const parts = whole <= room + SLACK ? 1 : Math.ceil((whole - OVERLAP - SLACK) / (room - OVERLAP));
  const length = (whole + (parts - 1) * OVERLAP) / parts;
  return { parts, length, starts: Array.from({ length: parts }, (_, part) => part * (length - OVERLAP)) };
}

/** How a poster lies and is cut into tiles. */
export interface Tiling {
  readonly name: string;
  readonly turn: Turn;
  /** As it lies, mm. */
  readonly width: number;
  readonly height: number;
  readonly across: Split;
  readonly down: Split;
}

/** A tile on its page. */
export interface PosterTile {
  readonly tiling: Tiling;
  readonly column: number;
  readonly row: number;
  /** What shows of it between its trims, on the page, mm. */
  readonly rect: Rect;
}

/** "A1" upper left, "B1" below it. */
export const tileLabel = (row: number, column: number): string =>
  `${String.fromCharCode(65 + row)}${column + 1}`;

function tilingOf({ name, face }: Poster, room: Rect, turn: Turn): Tiling {
  const [width, height] = turn === 0 ? [face.width, face.height] : [face.height, face.width];
  return { name, turn, width, height, across: split(width, room.width), down: split(height, room.height) };
}

const pagesOf = ({ across, down }: Tiling): number => across.parts * down.parts;

/** The tiling of fewest pages; of equals the upright one. */
export function posterTiling(poster: Poster, room: Rect): Tiling {
  const [upright, turned] = [tilingOf(poster, room, 0), tilingOf(poster, room, 90)];
  return pagesOf(turned) < pagesOf(upright) ? turned : upright;
}

/** How far a placed face shows beyond its trim where only `shown` of it is to be seen. */
const reachTo = (trim: Rect, shown: Rect): Reach => ({
  left: trim.x - shown.x,
  top: trim.y - shown.y,
  right: shown.x + shown.width - trim.x - trim.width,
  bottom: shown.y + shown.height - trim.y - trim.height,
});

/** What is painted of a tile: its trims, and the bleed where the poster ends. */
function shownOf({ tiling: { across, down }, column, row, rect }: PosterTile, bleed: number): Rect {
  const at = (edge: boolean) => (edge ? bleed : 0);
  const [left, top] = [at(column === 0), at(row === 0)];
  const [right, bottom] = [at(column === across.parts - 1), at(row === down.parts - 1)];
  return {
    x: rect.x - left,
    y: rect.y - top,
    width: rect.width + left + right,
    height: rect.height + top + bottom,
  };
}

function leafOf(poster: Poster, tile: PosterTile, mirror: Mirror): Leaf {
  const { tiling, column, row, rect } = tile;
  const { face, back, name } = poster;
  const { turn, width, height, across, down } = tiling;
  const trim = {
    x: rect.x - (across.starts[column] ?? 0),
    y: rect.y - (down.starts[row] ?? 0),
    width,
    height,
  };
  const shown = shownOf(tile, face.bleed);
  const placed = (id: string, whole: Rect, part: Rect, as: Turn): Placement => {
    return { face: id, x: whole.x, y: whole.y, turn: as, reach: reachTo(whole, part) };
  };
  const behind = back && [
    placed(back.id, mirrorRect(trim, mirror), mirrorRect(shown, mirror), mirrorTurn(turn, mirror)),
  ];
  return {
    kind: 'sheets',
    names: [`${name}, ${tileLabel(row, column)}`],
    blocks: [],
    tile,
    fronts: [placed(face.id, trim, shown, turn)],
    backs: behind ?? [],
    mirror,
    folded: false,
  };
}

/** A page for each tile of a poster, row by row. */
export function posterLeaves(poster: Poster, room: Rect, mirror: Mirror): Leaf[] {
  const tiling = posterTiling(poster, room);
  const { across, down } = tiling;
  const rect = {
    x: room.x + (room.width - across.length) / 2,
    y: room.y + (room.height - down.length) / 2,
    width: across.length,
    height: down.length,
  };
  const tiles = down.starts.flatMap((_, row) =>
    across.starts.map((__, column): PosterTile => ({ tiling, column, row, rect })),
  );
  const once = tiles.map((tile) => leafOf(poster, tile, mirror));
  return Array.from({ length: poster.count }, () => once).flat();
}
