/** How a sheet that is larger than paper is cut into tiles that overlap. */
import type { Rect, SetFace } from '../../../kit/face.ts';
import { SLACK } from '../../../kit/units.ts';
import type { Turn } from '../../sheet.ts';

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
