/**
 * The outline of each area, joined from the borders it shares with its neighbours: in mm of the chart, and as
 * path data for a live board.
 */
import { AREAS, type AreaId } from './areas.ts';
import { onSheet } from './map-layout.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { ARC_ROWS } from './borders.ts';
import type { Region } from './geography.ts';
import { unpackPoints } from './packed-points.ts';

/** A border with the regions on its left and right; outside the map is the frame. */
export interface Arc {
  readonly left: Region | 'frame';
  readonly right: Region | 'frame';
  readonly points: readonly Point[];
}

export const ARCS: readonly Arc[] = ARC_ROWS.map(([left, right, points]): Arc => ({
  left: left as Arc['left'],
  right: right as Arc['right'],
  points: unpackPoints(points),
}));

/** A closed line; the first point is not repeated at the end. */
export type Ring = readonly Point[];

const same = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  Math.abs(ax - bx) < 0.05 && Math.abs(ay - by) < 0.05;

/** Joins arcs end to end into rings. */
function stitched(arcs: readonly (readonly Point[])[]): Ring[] {
  const left = [...arcs];
  const rings: Ring[] = [];
  for (let ring = left.shift(); ring; ring = left.shift()) {
    const points = [...ring];
    for (;;) {
      const end = points.at(-1);
      const next = left.findIndex(([first]) => end && first && same(end, first));
      const first = points[0];
      if (next < 0 || (first && end && same(first, end))) break;
      points.push(...(left.splice(next, 1)[0] ?? []).slice(1));
    }
    rings.push(points.slice(0, -1));
  }
  return rings;
}

/** Twice the surface of a ring, mm². */
const surface = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

/** The rings of a region, the largest first: its mainland, then islands and holes, to be filled by even-odd. */
export const ringsOf = (region: Region): readonly Ring[] =>
  stitched(
    ARCS.flatMap(({ left, right, points }) => [
      ...(left === region ? [points] : []),
      ...(right === region ? [points.toReversed()] : []),
    ]),
  ).toSorted((one, other) => surface(other) - surface(one));

/** The rings of each area, its mainland first; fill by even-odd. */
export const OUTLINES = Object.fromEntries(AREAS.map(({ id }) => [id, ringsOf(id)])) as Readonly<
  Record<AreaId, readonly Ring[]>
>;

const ringData = (ring: Ring): string =>
  `M${ring
    .map((point) =>
      onSheet(point)
        .map((mm) => mm.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`;

/** The coasts and borders of each area: mainland, islands, and holes that run the other way round. */
export const BOARD_OUTLINES = AREAS.map(({ id }) => ({ id, outline: OUTLINES[id].map(ringData).join('') }));
