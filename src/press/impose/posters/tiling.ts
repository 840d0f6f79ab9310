/** Divides sheets that are larger than paper into overlapping tiles. */
import type { Rect, SetFace } from '../../../kit/face.ts';
import { SLACK } from '../../../kit/units.ts';
import type { Turn } from '../../sheet.ts';

/** One or two faces larger than paper. */
export interface Poster {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly face: SetFace;
  readonly back?: SetFace;
}

/** The width of the glue strip under the next tile, mm. */
export const OVERLAP = 10;

/** A length in equal overlapping parts: their number, length and starts, mm. */
interface Split {
  readonly parts: number;
  readonly length: number;
  readonly starts: readonly number[];
}

/** As few equal parts as fit `room` each, overlapping by `OVERLAP`. */
function split(whole: number, room: number): Split {
  const parts = whole <= room + SLACK ? 1 : Math.ceil((whole - OVERLAP - SLACK) / (room - OVERLAP));
  const length = (whole + (parts - 1) * OVERLAP) / parts;
  return { parts, length, starts: Array.from({ length: parts }, (_, part) => part * (length - OVERLAP)) };
}

/** A poster's orientation and tiles. */
export interface Tiling {
  readonly name: string;
  readonly turn: Turn;
  /** Size after turning, mm. */
  readonly width: number;
  readonly height: number;
  readonly across: Split;
  readonly down: Split;
}

export interface PosterTile {
  readonly tiling: Tiling;
  readonly column: number;
  readonly row: number;
  /** Its visible trim on the page, mm. */
  readonly rect: Rect;
}

/** Row letter and column number: "A1" upper left, "B1" below it. */
export const tileLabel = (row: number, column: number): string =>
  `${String.fromCharCode(65 + row)}${column + 1}`;

function tilingOf({ name, face }: Poster, room: Rect, turn: Turn): Tiling {
  const [width, height] = turn === 0 ? [face.width, face.height] : [face.height, face.width];
  return { name, turn, width, height, across: split(width, room.width), down: split(height, room.height) };
}

const pagesOf = ({ across, down }: Tiling): number => across.parts * down.parts;

/** The orientation with the fewest pages; upright if they are equal. */
export function posterTiling(poster: Poster, room: Rect): Tiling {
  const [upright, turned] = [tilingOf(poster, room, 0), tilingOf(poster, room, 90)];
  return pagesOf(turned) < pagesOf(upright) ? turned : upright;
}
