/** Divides sheets that are larger than paper into overlapping tiles. */
import type { Rect, SetFace } from '../../../kit/face.ts';
import { SLACK } from '../../../kit/units.ts';
import type { Turn } from '../../sheet.ts';
import { linesOn, OVERLAP, seamsFor, type Extent } from './seams.ts';

/** One or two faces larger than paper. */
export interface Poster {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly face: SetFace;
  readonly back?: SetFace;
  /** What seams go round besides words, mm on its face. */
  readonly whole?: readonly Rect[];
}

/** A part of a length, mm; it ends `OVERLAP` after the next one's start. */
interface Part {
  readonly start: number;
  readonly length: number;
}

/** A length in overlapping parts, and how many names and other things their seams cut. */
interface Split {
  readonly parts: readonly Part[];
  readonly cuts: number;
}

/** As few parts as fit `room` each, with the fewest of `names` cut. */
function split(whole: number, room: number, names: readonly Extent[]): Split {
  const count = whole <= room + SLACK ? 1 : Math.ceil((whole - OVERLAP - SLACK) / (room - OVERLAP));
  const { seams, cuts } = seamsFor({ whole, parts: count, room: room + SLACK }, names);
  const starts = [0, ...seams];
  const ends = [...seams.map((seam) => seam + OVERLAP), whole];
  return {
    parts: starts.map((start, index) => ({ start, length: (ends[index] ?? whole) - start })),
    cuts,
  };
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

function tilingOf({ name, face }: Poster, lines: readonly Rect[], room: Rect, turn: Turn): Tiling {
  const { width, height } = face;
  const level = lines.map(({ x, width: long }): Extent => ({ from: x, to: x + long }));
  const upright = lines.map(({ y, height: high }): Extent => ({ from: y, to: y + high }));
  if (turn === 0) {
    const [across, down] = [split(width, room.width, level), split(height, room.height, upright)];
    return { name, turn, width, height, across, down };
  }
  // Clockwise: its lower edge comes to the left.
  const turned = upright.map(({ from, to }): Extent => ({ from: height - to, to: height - from }));
  const [across, down] = [split(height, room.width, turned), split(width, room.height, level)];
  return { name, turn, width: height, height: width, across, down };
}

export const pagesOf = ({ across, down }: Tiling): number => across.parts.length * down.parts.length;

const cutsOf = ({ across, down }: Tiling): number => across.cuts + down.cuts;

/** Whether a tiling takes fewer pages, or cuts fewer names on as many. */
const isBetter = (a: Tiling, b: Tiling): boolean =>
  pagesOf(a) < pagesOf(b) || (pagesOf(a) === pagesOf(b) && cutsOf(a) < cutsOf(b));

/** A tiling with the room on the page that it was made for. */
export interface RoomyTiling {
  readonly tiling: Tiling;
  readonly room: Rect;
}

function tilingIn(poster: Poster, lines: readonly Rect[], room: Rect): RoomyTiling {
  const [upright, turned] = [tilingOf(poster, lines, room, 0), tilingOf(poster, lines, room, 90)];
  return { room, tiling: isBetter(turned, upright) ? turned : upright };
}

/**
 * The tiling with the fewest pages, then with the fewest names cut by a seam. `tight` room is taken where it
 * saves a page or a name; else tiles stand in `room`.
 */
export function posterTiling(poster: Poster, room: Rect, tight: Rect): RoomyTiling {
  const lines = [...linesOn(poster.face.nodes), ...(poster.whole ?? [])];
  const [roomy, full] = [tilingIn(poster, lines, room), tilingIn(poster, lines, tight)];
  return isBetter(full.tiling, roomy.tiling) ? full : roomy;
}
