#!/usr/bin/env node
/**
 * Makes the map of The Fog of War: land of Natural Earth, parted along our own borders, as arcs of packed points.
 * The package world-atlas is fetched for it and not installed:
 *
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   node scripts/fog-map.ts package/land-50m.json > cards/fog-of-war/data/borders.ts
 */
import { EDGES } from '../cards/fog-of-war/data/areas.ts';
import {
  type Degrees,
  type Ground,
  LAND,
  type Region,
  STRAIT_OPEN,
  WATER,
  onMap,
} from '../cards/fog-of-war/data/geography.ts';
import { MAP_FIELD } from '../cards/fog-of-war/data/map-layout.ts';
import { packPoints } from '../cards/fog-of-war/data/packed-points.ts';
import { chanceOf } from '../src/kit/engrave/chance.ts';
import type { Point } from '../src/kit/engrave/path/matrix.ts';
import { landRings } from './fog-map/atlas.ts';
import { chiselled } from './fog-map/chisel.ts';
import { fill, gridOf, softened, withoutSpecks } from './fog-map/map-grid.ts';
import { arcsOf, withoutPinches, type Arc } from './fog-map/border-trace.ts';

/** Grid squares per mm. */
const FINE = 2;
const NORTH_SEA: Region = 'northsea';
const REGIONS: readonly Region[] = [...new Set([...LAND, ...WATER].map(({ region }) => region)), NORTH_SEA];
const FRAME = REGIONS.length;
const SEAS = new Set<Region>(WATER.map(({ region }) => region)).add(NORTH_SEA);
const nameOf = (region: number): Region | 'frame' => REGIONS[region] ?? 'frame';

const onGrid = (degrees: Degrees): Point => {
  const [x, y] = onMap(degrees);
  return [(x - MAP_FIELD.x) * FINE, (y - MAP_FIELD.y) * FINE];
};

/** A side between two corners with random bends; the same from both ends, as neighbours share it. */
function shaken(from: Degrees, to: Degrees): Point[] {
  const swapped = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = (swapped ? [to, from] : [from, to]).map((degrees) => onGrid(degrees)) as [Point, Point];
  const chance = chanceOf(`border ${(swapped ? [to, from] : [from, to]).join(' to ')}`);
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const parts = Math.max(1, Math.round(far / (5 * FINE)));
  const points = Array.from({ length: parts + 1 }, (_, at): Point => {
    const off = at === 0 || at === parts || far > 200 * FINE ? 0 : chance.between(-1.1, 1.1) * FINE;
    const share = at / parts;
    return [
      a[0] + (b[0] - a[0]) * share - ((b[1] - a[1]) / far) * off,
      a[1] + (b[1] - a[1]) * share + ((b[0] - a[0]) / far) * off,
    ];
  });
  return swapped ? points.toReversed() : points;
}

const ringOf = ({ corners }: Ground): Point[] =>
  corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    return corner[0] === next[0] && corner[1] === next[1] ? [] : shaken(corner, next).slice(0, -1);
  });

/** Land as a grid of 0 and 1, its coast smoothed, with the straits open. */
function coast(path: string) {
  const grid = gridOf(MAP_FIELD.width * FINE, MAP_FIELD.height * FINE);
  const near = landRings(path).filter((ring) =>
    ring.some(([east, north]) => east > -40 && east < 75 && north > 12 && north < 78),
  );
  const rings = near.map((ring) =>
    ring
      .map(([east, north]): Degrees => [Math.min(100, Math.max(-70, east)), Math.max(0, north)])
      .map(onGrid),
  );
  for (const ring of rings) fill(grid, [ring], (cell) => (grid.cells[cell] = 1 - (grid.cells[cell] ?? 0)));
  const soft = softened(softened(grid, 2), 1);
  for (const strait of STRAIT_OPEN) {
    const [x, y] = onGrid(strait);
    const reach = 1.1 * FINE;
    const square: Point[] = [
      [x - reach, y - reach],
      [x + reach, y - reach],
      [x + reach, y + reach],
      [x - reach, y + reach],
    ];
    fill(soft, [square], (cell) => (soft.cells[cell] = 0));
  }
  withoutSpecks(
    soft,
    (value) => (value === 1 ? 55 : 160) * FINE * FINE,
    () => false,
  );
  return soft;
}

function parted(path: string) {
  const land = coast(path);
  const grid = gridOf(land.columns, land.rows);
  const [out, north] = [REGIONS.indexOf('out'), REGIONS.indexOf(NORTH_SEA)];
  grid.cells.forEach((_, cell) => (grid.cells[cell] = land.cells[cell] ? out : north));
  const put = (grounds: readonly Ground[], wet: 0 | 1): void => {
    for (const ground of grounds.toReversed()) {
      const region = REGIONS.indexOf(ground.region);
      fill(grid, [ringOf(ground)], (cell) => {
        if (land.cells[cell] === 1 - wet) grid.cells[cell] = region;
      });
    }
  };
  put(LAND, 0);
  put(WATER, 1);
  withoutSpecks(
    grid,
    () => 45 * FINE * FINE,
    () => false,
  );
  withoutPinches(grid);
  return grid;
}

const length = ({ points }: Arc): number =>
  points
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)), 0);

const adjacent = new Set<string>(EDGES.map(({ between }) => between.toSorted().join(' ')));
/** Whether an arc wrongly separates two areas: where four areas meet, such an arc is contracted to a point. */
const isSlip = (arc: Arc): boolean => {
  const names = [nameOf(arc.left), nameOf(arc.right)];
  if (names.some((name) => name === 'frame' || name === 'out' || name === 'closed')) return false;
  return !adjacent.has(names.toSorted().join(' ')) && length(arc) < 12 * FINE;
};

/** Groups of ends connected by slips, each with its centre. */
function gathered(slips: readonly Arc[]): Map<string, Point> {
  const groups: Point[][] = [];
  for (const { points } of slips) {
    const ends = [points[0], points.at(-1)].filter((end) => end !== undefined);
    const touched = groups.filter((group) =>
      group.some((point) => ends.some((end) => String(end) === String(point))),
    );
    const all = [...touched.flat(), ...ends];
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push(all);
  }
  return new Map(
    groups.flatMap((group) => {
      const middle: Point = [
        group.reduce((sum, [x]) => sum + x, 0) / group.length,
        group.reduce((sum, [, y]) => sum + y, 0) / group.length,
      ];
      return group.map((point): [string, Point] => [String(point), middle]);
    }),
  );
}

/** The arcs without the slips, whose ends now meet in one point. */
function drawnTogether(arcs: readonly Arc[]): Arc[] {
  const moves = gathered(arcs.filter(isSlip));
  const placed = (point: Point): Point => moves.get(String(point)) ?? point;
  return arcs
    .filter((arc) => !isSlip(arc))
    .map((arc) => ({
      ...arc,
      points: arc.points.map((point, at) =>
        at === 0 || at === arc.points.length - 1 ? placed(point) : point,
      ),
    }));
}

const [path = 'package/land-50m.json'] = process.argv.slice(2);
const arcs = drawnTogether(arcsOf(parted(path), FRAME));
const tenths = ([x, y]: Point): Point => [
  Math.round((x / FINE + MAP_FIELD.x) * 10),
  Math.round((y / FINE + MAP_FIELD.y) * 10),
];
console.log(`/**
 * The borders of the map, generated by scripts/fog-map.ts: what is left and right of each arc, and its points as
 * \`packed-points.ts\` has them. Coasts follow Natural Earth (public domain); borders are ours.
 */
export const ARC_ROWS: readonly (readonly [left: string, right: string, points: string])[] = [`);
for (const arc of arcs) {
  const wet = SEAS.has(REGIONS[arc.left] ?? 'out') !== SEAS.has(REGIONS[arc.right] ?? 'out');
  const points = chiselled(arc.points, (wet ? 0.38 : 0.35) * FINE).map(tenths);
  console.log(`  ['${nameOf(arc.left)}', '${nameOf(arc.right)}', '${packPoints(points)}'],`);
}
console.log('];');
