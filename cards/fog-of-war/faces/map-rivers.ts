/** The rivers and towns of the map, to know the country by; no rule asks for them. */
import { words } from '../../../src/kit/drawing/face-elements.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { art, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { overlap } from '../../../src/kit/rects.ts';
import { AREAS, type AreaId } from '../data/areas.ts';
import { JOINS } from '../data/map-layout.ts';
import { OUTLINES } from '../data/outlines.ts';
import { type Degrees, onMap } from '../data/geography.ts';
import { TOWN_NAMES } from '../data/printed-words.ts';
import { type Theme, isBare, lineOf } from '../theme.ts';
import { mapInks, toneOf } from './map-ground.ts';
import { READ_ON_MAP, peaksOnMap } from './map-relief.ts';

/** From source to mouth. */
const RIVERS: Readonly<Record<'rhine' | 'danube' | 'dnieper' | 'volga', readonly Degrees[]>> = {
  rhine: [
    [9.6, 47.5],
    [7.6, 47.6],
    [8.3, 49],
    [8.2, 50],
    [7, 50.9],
    [6.2, 51.8],
    [4.2, 52],
  ],
  danube: [
    [8.5, 48],
    [11, 48.7],
    [13.4, 48.6],
    [16.4, 48.2],
    [18.9, 47.8],
    [19, 46],
    [20.4, 44.8],
    [22.6, 44.6],
    [25, 43.7],
    [27.3, 44.1],
    [28, 45.4],
    [30, 45.2],
  ],
  dnieper: [
    [32.5, 55],
    [30.3, 53.8],
    [30.7, 51],
    [33, 49.3],
    [35, 48.4],
    [34.4, 47.2],
    [32, 46.4],
  ],
  volga: [
    [33, 57],
    [36, 56.8],
    [40, 57.4],
    [44, 56.3],
    [48.5, 55.6],
    [49.2, 53.3],
    [46, 51.5],
    [45, 48.7],
    [47.5, 46.6],
    [49, 45.4],
  ],
};

/** All rivers, to be drawn on the land alone. */
export function rivers(theme: Theme): Shape[] {
  const d = written(...Object.values(RIVERS).map((points) => smooth(points.map(onMap))));
  const { river } = mapInks(theme);
  const line = (width: number, colour = river) => ({ colour, width, join: 'round', cap: 'round' }) as const;
  return [{ d, stroke: line(isBare(theme) ? lineOf(theme, 0.3) : 0.95) }];
}

export type TownId = keyof typeof TOWN_NAMES;

const TOWNS: Readonly<Record<TownId, Degrees>> = {
  london: [-0.1, 51.5],
  manchester: [-2.2, 53.5],
  plymouth: [-4.1, 50.4],
  paris: [2.35, 48.85],
  brest: [-4.5, 48.4],
  lyon: [4.8, 45.75],
  toulouse: [1.4, 43.6],
  madrid: [-3.7, 40.4],
  lisbon: [-9.1, 38.7],
  barcelona: [2.1, 41.5],
  casablanca: [-7.5, 33.5],
  fez: [-5, 34],
  algiers: [3.05, 36.6],
  tunis: [10.1, 36.7],
  tripoli: [13.2, 32.7],
  benghazi: [20.3, 32],
  cairo: [31.2, 30.1],
  alexandria: [29.9, 31.1],
  jerusalem: [35.2, 31.8],
  cologne: [6.95, 50.9],
  hamburg: [10, 53.5],
  berlin: [13.4, 52.5],
  prague: [14.4, 50.1],
  munich: [11.6, 48.15],
  vienna: [16.4, 48.2],
  milan: [9.2, 45.5],
  rome: [12.6, 41.9],
  naples: [14.5, 40.9],
  warsaw: [21, 52.2],
  danzig: [18.6, 54.3],
  konigsberg: [20.6, 54.6],
  riga: [24.1, 56.9],
  budapest: [19.1, 47.5],
  belgrade: [20.4, 44.8],
  bucharest: [26.1, 44.4],
  sofia: [23.3, 42.7],
  athens: [23.7, 38.1],
  istanbul: [29.2, 41],
  ankara: [32.9, 39.9],
  kiev: [30.5, 50.4],
  smolensk: [32.1, 54.8],
  kharkov: [36.2, 50],
  odessa: [30.7, 46.6],
  leningrad: [30.5, 59.8],
  helsinki: [25, 60.3],
  moscow: [37.6, 55.75],
  gorki: [44, 56.3],
  kuybyshev: [50.1, 53.2],
  stalingrad: [44.5, 48.7],
  rostov: [39.9, 47.3],
  grozny: [45.7, 43.6],
  oslo: [10.7, 60],
  stockholm: [17.8, 59.3],
  bergen: [5.6, 60.4],
};

/** A town's dot, mm, and its name: its size in points, and the room for it. */
const DOT = 1.1;
const SIZE = 8.5;
const LETTER = 1.6;
const HIGH = 3.6;

/** Where the name of a town may stand: to its right, left, above, below. */
function roomsAt(
  [x, y]: Point,
  name: string,
): readonly (Rect & { readonly align: 'left' | 'right' | 'center' })[] {
  const width = name.length * LETTER + 1;
  const size = { width, height: HIGH };
  return [
    { x: x + DOT + 0.7, y: y - HIGH / 2, ...size, align: 'left' },
    { x: x - DOT - 0.7 - width, y: y - HIGH / 2, ...size, align: 'right' },
    { x: x - width / 2, y: y - DOT - HIGH, ...size, align: 'center' },
    { x: x - width / 2, y: y + DOT, ...size, align: 'center' },
  ];
}

/** Whether sheets of A4 join through it. */
const isJoined = (rect: Rect): boolean =>
  JOINS.x.some((x) => x > rect.x - 1 && x < rect.x + rect.width + 1) ||
  JOINS.y.some((y) => y > rect.y - 1 && y < rect.y + rect.height + 1);

const isFree = (rect: Rect): boolean =>
  !isJoined(rect) &&
  !READ_ON_MAP.some((each) => overlap(rect, each)) &&
  !peaksOnMap.some(([x, y]) => overlap(rect, { x: x - 3, y: y - 5, width: 6, height: 5 }));

/** Whether a point is on the land of an area, by even-odd. */
const isOn = ([x, y]: Point, area: AreaId): boolean =>
  OUTLINES[area].reduce((isInside, ring) => {
    let crossed = isInside;
    ring.forEach(([bx, by], index) => {
      const [ax, ay] = ring.at(index - 1) ?? [bx, by];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossed = !crossed;
    });
    return crossed;
  }, false);

const cornersOf = ({ x, y, width, height }: Rect): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

interface PlacedTown {
  readonly id: TownId;
  readonly area: AreaId;
  readonly at: Point;
  readonly room: ReturnType<typeof roomsAt>[number];
}

const LAND = AREAS.flatMap(({ id, type }) => (type === 'land' ? [id] : []));

/** A town and its name on the land of its area and clear of all that is read on the map; none where there is no room. */
function placedTown(id: TownId, others: readonly PlacedTown[]): readonly PlacedTown[] {
  const at = onMap(TOWNS[id]);
  const area = LAND.find((each) => isOn(at, each));
  const dot = { x: at[0] - DOT, y: at[1] - DOT, width: 2 * DOT, height: 2 * DOT };
  if (area === undefined || !isFree(dot)) return [];
  const room = roomsAt(at, TOWN_NAMES[id]).find(
    (each) =>
      isFree(each) &&
      !others.some((other) => overlap(each, other.room)) &&
      cornersOf(each).every((corner) => isOn(corner, area)),
  );
  return room ? [{ id, area, at, room }] : [];
}

const TOWN_IDS = Object.keys(TOWN_NAMES) as readonly TownId[];

export const PLACED_TOWNS: readonly PlacedTown[] = TOWN_IDS.reduce<readonly PlacedTown[]>(
  (placed, id) => [...placed, ...placedTown(id, placed)],
  [],
);

export const towns = (theme: Theme): Node[] => [
  art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(...PLACED_TOWNS.map(({ at: [x, y] }) => circle(x, y, DOT))),
        fill: theme.paper,
        stroke: { colour: theme.key, width: lineOf(theme, 0.5) },
      },
      { d: written(...PLACED_TOWNS.map(({ at: [x, y] }) => circle(x, y, DOT * 0.45))), fill: theme.key },
    ],
  }),
  ...PLACED_TOWNS.map(({ id, area, room: { align, ...room } }) =>
    words(`town ${id}`, TOWN_NAMES[id], room, {
      size: SIZE,
      ink: theme.key,
      on: toneOf(area, theme),
      align,
      fit: { least: 6 },
    }),
  ),
];
