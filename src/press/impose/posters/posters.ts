/**
 * Imposes sheets larger than paper as overlapping tiles, one a page. A tile is cut along its left and upper
 * edge and glued on the strips that earlier tiles leave, up to their join lines.
 */
import type { Rect } from '../../../kit/face.ts';
import type { Placement, Reach, Turn } from '../../sheet.ts';
import type { Leaf } from '../leaf.ts';
import { mirrorRect, mirrorTurn, type Mirror } from '../mirror.ts';
import { pagesOf, posterTiling, tileLabel, type Poster, type PosterTile } from './tiling.ts';

/** The reach of a placed face of which only `shown` is visible. */
const reachTo = (trim: Rect, shown: Rect): Reach => ({
  left: trim.x - shown.x,
  top: trim.y - shown.y,
  right: shown.x + shown.width - trim.x - trim.width,
  bottom: shown.y + shown.height - trim.y - trim.height,
});

/** The painted area of a tile: its trim, with bleed at the outer edges of the poster. */
function shownOf({ tiling: { across, down }, column, row, rect }: PosterTile, bleed: number): Rect {
  const at = (edge: boolean) => (edge ? bleed : 0);
  const [left, top] = [at(column === 0), at(row === 0)];
  const [right, bottom] = [at(column === across.parts.length - 1), at(row === down.parts.length - 1)];
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
  const isWhole = pagesOf(tiling) === 1;
  const trim = {
    x: rect.x - (across.parts[column]?.start ?? 0),
    y: rect.y - (down.parts[row]?.start ?? 0),
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
    names: [isWhole ? name : `${name}, ${tileLabel(row, column)}`],
    blocks: [],
    ...(!isWhole && { tile }),
    fronts: [placed(face.id, trim, shown, turn)],
    backs: behind ?? [],
    mirror,
    folded: false,
  };
}

/** A leaf for each tile of a poster, row by row; see `posterTiling` for `tight`. */
export function posterLeaves(poster: Poster, wide: Rect, tight: Rect, mirror: Mirror): Leaf[] {
  const { tiling, room } = posterTiling(poster, wide, tight);
  const tiles = tiling.down.parts.flatMap(({ length: height }, row) =>
    tiling.across.parts.map(({ length: width }, column): PosterTile => {
      const x = room.x + (room.width - width) / 2;
      const y = room.y + (room.height - height) / 2;
      return { tiling, column, row, rect: { x, y, width, height } };
    }),
  );
  const once = tiles.map((tile) => leafOf(poster, tile, mirror));
  return Array.from({ length: poster.count }, () => once).flat();
}
