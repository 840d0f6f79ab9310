/**
 * Marks of the edges that a shared border does not tell, mm of the chart: where the strait, bridge, arrow or way is drawn.
 * A test holds that every edge of the table has a border or a mark.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { AREAS, type PlaceId } from '../box/areas.ts';
import type { Region } from './geography.ts';
import { ARCS } from './outlines.ts';
import { onMap } from './projection.ts';

export interface Mark {
  readonly between: readonly [PlaceId, PlaceId];
  readonly from: Point;
  readonly to: Point;
}

const mark = (one: PlaceId, other: PlaceId, from: Point, to: Point): Mark => ({
  between: [one, other],
  from,
  to,
});

/** Dashes between two dots: who holds one shore lands more easily on the other. */
export const STRAIT_MARKS: readonly Mark[] = [
  mark('britain', 'paris', onMap([0.7, 51.3]), onMap([1.9, 50.55])),
  mark('morocco', 'italy', onMap([10.4, 36.7]), onMap([12.9, 37.8])),
  mark('morocco', 'spain', onMap([-5.4, 35.1]), onMap([-5.5, 36.8])),
];

/** A bridge with sleepers, along Denmark. */
export const BRIDGE: Mark = mark('ruhr', 'scandinavia', onMap([9.1, 54.1]), onMap([9.2, 56.3]));

/** Out and never in: an arrow from two bars. */
export const OUT_ONLY: Mark = mark('ruhr', 'northsea', [211, 128.5], [211, 109]);

/** Ways that the Allies alone have, from their boxes. */
export const WAYS: readonly Mark[] = [
  mark('usa', 'natlantic', [67.5, 74], [67.5, 89]),
  mark('usa', 'catlantic', [38, 74], [38, 223]),
  mark('urals', 'leningrad', [479, 32], [449, 32]),
  mark('urals', 'moscow', [486, 66], [472, 87]),
  mark('urals', 'stalingrad', [534, 66], [534, 114]),
];

/** Every area at a point where borders end, by the point. */
function meetings(): ReadonlyMap<string, ReadonlySet<Region | 'frame'>> {
  const found = new Map<string, Set<Region | 'frame'>>();
  for (const { left, right, points } of ARCS)
    for (const end of [points[0], points.at(-1)]) {
      const all = found.get(String(end)) ?? new Set();
      found.set(String(end), all.add(left).add(right));
    }
  return found;
}

/** Where four areas meet, and those across it are not next to each other: a crossed ring shuts it. */
export const RINGS: readonly { readonly at: Point; readonly areas: readonly (Region | 'frame')[] }[] = [
  ...meetings(),
]
  .filter(([, areas]) => AREAS.filter(({ id }) => areas.has(id)).length >= 4)
  .map(([at, areas]) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    return { at: [x, y] as const, areas: [...areas] };
  });

/** Water that is shut: a row of beads between two shores. */
export const BOOMS: readonly (readonly [Point, Point])[] = [
  [onMap([10.45, 57.65]), onMap([12.1, 57.65])],
  [onMap([18.4, 40.1]), onMap([19.5, 40.4])],
  [onMap([25.9, 40.0]), onMap([26.9, 40.45])],
];
