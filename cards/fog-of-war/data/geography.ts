/**
 * The areas as polygons in degrees, drawn by us so that exactly those areas touch that are connected. Of a
 * land area only land counts, of a sea only water; where areas overlap, the earlier one wins.
 */
import type { AreaId } from './areas.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';

/** Land out of play, and water that belongs to no area. */
type Bare = 'out' | 'closed';
export type Region = AreaId | Bare;

/** Corners that several borders share; four areas meet at the three that a ring closes. */
const AT = {
  biscay: [-1.9, 43.4],
  geneva: [6.1, 46.2],
  basel: [7.6, 47.6],
  bodensee: [9.6, 47.5],
  reschen: [10.4, 46.7],
  aosta: [7, 45.9],
  varVillage: [6.8, 44.4],
  varMouth: [7.6, 43.6],
  ligurian: [8.7, 43],
  flanders: [2.9, 51.3],
  channel: [2.1, 51.7],
  flensburg: [9.9, 54.85],
  fehmarn: [11.9, 54.75],
  tarvisio: [13.6, 46.5],
  styria: [16.2, 46.7],
  tatra: [18.6, 49.4],
  galicia: [24, 48.7],
  brest: [24.2, 53.7],
  vitebsk: [30.2, 55.4],
  kursk: [36, 51.6],
  donets: [36.6, 48.7],
  narva: [27.6, 59.75],
  rila: [23, 41.4],
  maritsa: [26.4, 41.8],
  ararat: [44.8, 39.8],
  hakkari: [42.6, 37.1],
  aqaba: [35, 29.4],
} as const satisfies Record<string, Degrees>;

/** Borders between two areas, from corner to corner. */
const VICHY_PARIS: readonly Degrees[] = [
  AT.biscay,
  [-0.6, 44.9],
  [0.5, 46.2],
  [2.4, 47.2],
  [4.6, 47.2],
  AT.geneva,
];
const VICHY_SPAIN: readonly Degrees[] = [AT.biscay, [0.6, 42.7], [2.6, 42.4], [4.6, 42]];
const VICHY_ITALY: readonly Degrees[] = [AT.aosta, AT.varVillage, AT.varMouth, AT.ligurian];
const PARIS_RUHR: readonly Degrees[] = [AT.basel, [7, 49], [5.1, 50], [4.1, 50.8], AT.flanders, AT.channel];
const DANES: readonly Degrees[] = [[7.2, 54.7], [8.6, 54.95], AT.flensburg, AT.fehmarn];
const RUHR_BERLIN: readonly Degrees[] = [
  AT.bodensee,
  [10.9, 49],
  [11, 50.6],
  [11.8, 52],
  [11.8, 53.8],
  AT.fehmarn,
];
const BERLIN_ITALY: readonly Degrees[] = [AT.reschen, [12.2, 46.9], AT.tarvisio];
const BERLIN_BALKANS: readonly Degrees[] = [AT.styria, [17.1, 48.1], AT.tatra];
const BERLIN_POLAND: readonly Degrees[] = [
  AT.tatra,
  [17, 50.3],
  [16.7, 51.7],
  [16.2, 53.2],
  [16.6, 54.4],
  [16.5, 55.2],
];
const ITALY_YUGOSLAVIA: readonly Degrees[] = [AT.tarvisio, [13.6, 45.6], [13.2, 45.1]];
const POLAND_BALKANS: readonly Degrees[] = [AT.tatra, [21.4, 49.4], AT.galicia];
const POLAND_KIEV: readonly Degrees[] = [AT.galicia, [24.1, 50.6], [23.6, 52.3], AT.brest];
const POLAND_BALTIC: readonly Degrees[] = [AT.brest, [22.8, 54.4], [21.4, 55.2], [19.8, 55.5]];
const BALTIC_KIEV: readonly Degrees[] = [AT.brest, [27, 53.9], AT.vitebsk];
const BALTIC_LENINGRAD: readonly Degrees[] = [AT.vitebsk, [28.1, 57], [27.9, 58.8], AT.narva];
const KIEV_MOSCOW: readonly Degrees[] = [AT.vitebsk, [31.8, 53.6], [33.8, 52.5], AT.kursk];
const KIEV_STALINGRAD: readonly Degrees[] = [AT.kursk, [36.7, 50.2], AT.donets];
const KIEV_ODESSA: readonly Degrees[] = [AT.donets, [33, 48.5], [29, 48.9], AT.galicia];
const ODESSA_STALINGRAD: readonly Degrees[] = [AT.donets, [37.4, 47.7], [37, 46.6], [36.6, 45.3], [36.4, 44]];
const ODESSA_BALKANS: readonly Degrees[] = [AT.galicia, [26.6, 47.8], [28.2, 46.4], [29.3, 45.5], [31, 45]];
const LENINGRAD_MOSCOW: readonly Degrees[] = [
  AT.vitebsk,
  [33, 56.4],
  [37.3, 57.2],
  [42, 58.1],
  [47, 58.7],
  [53, 59.3],
  [64, 61],
];
const MOSCOW_STALINGRAD: readonly Degrees[] = [
  AT.kursk,
  [40, 51.6],
  [44.6, 52],
  [50, 51.8],
  [56, 51.6],
  [70, 52.5],
];
const FINNS: readonly Degrees[] = [AT.narva, [28.1, 60.7], [30.4, 62.2], [29.8, 64.5], [30, 70]];
const CAUCASUS: readonly Degrees[] = [[39, 42.3], [41.5, 41.5], [43.6, 41.1], AT.ararat];
const PERSIA: readonly Degrees[] = [AT.ararat, [48.5, 38.6], [50.5, 38.4]];
const TURKEY_LEVANT: readonly Degrees[] = [[35.2, 36], [36.7, 36.7], [40.4, 36.9], AT.hakkari];
const LEVANT_EGYPT: readonly Degrees[] = [[33.6, 31.9], [34.3, 31.1], AT.aqaba];
const LIBYA_EGYPT: readonly Degrees[] = [
  [25.1, 33.4],
  [25.1, 31.6],
  [24.8, 29],
  [25, 20],
];
const MOROCCO_LIBYA: readonly Degrees[] = [
  [12.2, 34.6],
  [11, 33.1],
  [9.6, 30.6],
  [9.5, 27.5],
  [9, 20],
];
const YUGOSLAVIA_GREECE: readonly Degrees[] = [[18.9, 40.3], [20.4, 40.5], [21, 41], AT.rila];
const YUGOSLAVIA_BALKANS: readonly Degrees[] = [AT.styria, [18.8, 46], [21.3, 45.2], [22.6, 43.9], AT.rila];
const GREECE_BALKANS: readonly Degrees[] = [AT.rila, [24.8, 41.4], AT.maritsa];
const GREECE_TURKEY: readonly Degrees[] = [
  AT.maritsa,
  [26.4, 41.2],
  [25.9, 40.6],
  [25.7, 39.6],
  [25.5, 38.6],
  [26.4, 37.2],
  [27.4, 36.3],
  [28.2, 34.6],
];
const BALKANS_TURKEY: readonly Degrees[] = [AT.maritsa, [28.1, 42], [29.5, 42.3]];

const back = (points: readonly Degrees[]): readonly Degrees[] => points.toReversed();
const box = (west: number, south: number, east: number, north: number): readonly Degrees[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

export interface Ground {
  readonly region: Region;
  readonly corners: readonly Degrees[];
}

const ground = (region: Region, ...parts: readonly (readonly Degrees[])[]): Ground => ({
  region,
  corners: parts.flat(),
});

/** Land, islands first. Large islands have an area for the drawing alone; no rule needs it. */
export const LAND: readonly Ground[] = [
  ground('out', [
    [-11, 51],
    [-6, 51.4],
    [-5.6, 53],
    [-5.4, 54.5],
    [-5.9, 55.4],
    [-11, 56],
  ]),
  ground('out', [
    [62, 74],
    [61.25, 61.8],
    [59.25, 59.6],
    [57.5, 56.6],
    [58, 55],
    [60.5, 53.2],
    [67.5, 50],
    [95, 50],
    [95, 70],
  ]),
  ground('vichy', box(8.4, 41.25, 9.8, 43.1)),
  ground('italy', box(7.9, 38.7, 10, 41.25)),
  ground('italy', [
    [12.2, 37.2],
    [15.1, 36.3],
    [15.9, 38.25],
    [13, 38.6],
  ]),
  ground('greece', box(23.2, 34.6, 26.6, 35.8)),
  ground('levant', box(32, 34.4, 34.9, 35.9)),
  ground('baltic', box(21.6, 57.7, 23.4, 59.3)),
  ground('out', [AT.geneva, AT.basel, AT.bodensee, AT.reschen, [9, 45.9], AT.aosta]),
  ground('britain', [
    [-12, 49],
    [-1, 50.2],
    [1.5, 50.97],
    [2.4, 52],
    [-0.5, 61.5],
    [-12, 61.5],
  ]),
  ground('paris', VICHY_PARIS, PARIS_RUHR, [
    [1.5, 50.97],
    [-1, 50.2],
    [-8, 49],
    [-4, 45],
  ]),
  ground('vichy', VICHY_PARIS, VICHY_ITALY, back(VICHY_SPAIN)),
  ground('spain', VICHY_SPAIN, [
    [4.6, 38],
    [-2, 35.96],
    [-5.6, 35.95],
    [-12, 36],
    [-12, 45],
    [-4, 45],
  ]),
  ground(
    'scandinavia',
    DANES,
    [
      [13.5, 54.95],
      [16.5, 55.7],
      [19.8, 57.2],
      [19.8, 58.8],
      [22.4, 59.6],
    ],
    FINNS,
    [
      [30, 74],
      [-2, 74],
      [2, 58],
    ],
  ),
  ground('ruhr', back(PARIS_RUHR), [AT.basel, AT.bodensee], RUHR_BERLIN, back(DANES)),
  ground(
    'berlin',
    RUHR_BERLIN,
    [[14, 55]],
    back(BERLIN_POLAND),
    back(BERLIN_BALKANS),
    [AT.tarvisio],
    back(BERLIN_ITALY),
    [AT.bodensee],
  ),
  ground(
    'italy',
    [AT.aosta, [9, 45.9]],
    BERLIN_ITALY,
    ITALY_YUGOSLAVIA,
    [
      [14.8, 43.8],
      [16.8, 42.3],
      [19, 40.5],
      [18.4, 38.6],
      [15.9, 37.6],
      [15.6, 38.1],
      [10, 41],
    ],
    back(VICHY_ITALY),
  ),
  ground(
    'poland',
    BERLIN_POLAND,
    [[19.8, 55.5]],
    back(POLAND_BALTIC),
    back(POLAND_KIEV),
    back(POLAND_BALKANS),
  ),
  ground(
    'yugoslavia',
    [AT.styria],
    [AT.tarvisio],
    ITALY_YUGOSLAVIA,
    [
      [14.8, 43.8],
      [16.8, 42.3],
    ],
    YUGOSLAVIA_GREECE,
    back(YUGOSLAVIA_BALKANS),
  ),
  ground(
    'balkans',
    BERLIN_BALKANS,
    POLAND_BALKANS,
    ODESSA_BALKANS,
    back(BALKANS_TURKEY),
    back(GREECE_BALKANS),
    back(YUGOSLAVIA_BALKANS),
  ),
  ground('greece', YUGOSLAVIA_GREECE, GREECE_BALKANS, GREECE_TURKEY, [[22, 34.6]]),
  ground(
    'baltic',
    POLAND_BALTIC,
    [
      [19.8, 58.8],
      [22.4, 59.55],
    ],
    back(BALTIC_LENINGRAD),
    back(BALTIC_KIEV),
  ),
  ground('kiev', POLAND_KIEV, BALTIC_KIEV, KIEV_MOSCOW, KIEV_STALINGRAD, KIEV_ODESSA),
  ground('odessa', back(ODESSA_BALKANS), back(KIEV_ODESSA), ODESSA_STALINGRAD),
  ground('leningrad', back(FINNS), back(BALTIC_LENINGRAD), LENINGRAD_MOSCOW, [[70, 78]]),
  ground('moscow', back(LENINGRAD_MOSCOW), KIEV_MOSCOW, MOSCOW_STALINGRAD),
  ground('stalingrad', back(MOSCOW_STALINGRAD), KIEV_STALINGRAD, ODESSA_STALINGRAD, CAUCASUS, PERSIA, [
    [49, 45],
    [54, 47.4],
    [70, 46],
  ]),
  ground(
    'turkey',
    back(GREECE_TURKEY),
    BALKANS_TURKEY,
    CAUCASUS,
    [[44.6, 38.4], AT.hakkari],
    back(TURKEY_LEVANT),
  ),
  ground('levant', TURKEY_LEVANT, [[40.8, 34.4], [38.8, 32.2], AT.aqaba], back(LEVANT_EGYPT)),
  ground('egypt', back(LIBYA_EGYPT), LEVANT_EGYPT, [
    [34.4, 27.6],
    [40, 20],
  ]),
  ground('libya', back(MOROCCO_LIBYA), LIBYA_EGYPT),
  ground('morocco', MOROCCO_LIBYA, [
    [-25, 20],
    [-25, 35.9],
    [-5.6, 35.9],
    [-2, 35.9],
    [5, 38.4],
    [11.6, 38],
  ]),
];

/** Water: closed parts first, then five seas; the rest is the North Sea. */
export const WATER: readonly Ground[] = [
  ground('closed', [
    [9.3, 53],
    [9.4, 56.9],
    [10.6, 57.72],
    [11.95, 57.7],
    [13, 59],
    [16, 70],
    [31, 70],
    [31, 53],
  ]),
  ground('closed', [
    [11.5, 44],
    [12, 46.5],
    [21, 45],
    [20.6, 40.2],
    [19.4, 40.4],
    [18.45, 40.1],
    [16, 41],
  ]),
  ground('closed', [
    [26.1, 40.15],
    [26.2, 39.9],
    [28, 40],
    [36, 40.4],
    [43, 41],
    [43, 48],
    [28, 48],
    [26.7, 40.6],
  ]),
  ground('closed', box(46, 34, 58, 50)),
  ground('closed', [
    [32, 30.4],
    [36, 30.4],
    [48, 10],
    [30, 10],
  ]),
  ground('closed', box(40, 20, 62, 34)),
  ground('closed', box(30.5, 61, 60, 72)),
  ground('catlantic', [
    AT.biscay,
    [-1, 42],
    [-5.3, 36.6],
    [-5.6, 36.2],
    [-5.6, 35.5],
    [-5, 34],
    [-5, 10],
    [-60, 10],
    [-60, 50],
    [-16, 48.6],
    [-8, 46],
    [-4, 45],
  ]),
  ground('natlantic', [
    AT.biscay,
    [0.8, 45],
    [-0.5, 48.5],
    [-1.4, 49.6],
    [-3.2, 50.65],
    [-3, 53],
    [-3.2, 58.5],
    [-1.6, 60.6],
    [-0.5, 74],
    [-70, 74],
    [-60, 50],
    [-16, 48.6],
    [-8, 46],
    [-4, 45],
  ]),
  ground('wmed', [
    [-5.6, 36.2],
    [-5.3, 36.6],
    [-1, 42],
    [3, 46],
    [10, 46],
    [13, 43],
    [16, 40],
    [16.2, 39],
    [15.9, 38.25],
    [15.6, 38.1],
    [14.7, 37.6],
    [15.1, 36.7],
    [14.6, 35.6],
    [13.9, 34],
    [13.5, 32],
    [9, 30],
    [-5, 34],
    [-5.6, 35.5],
  ]),
  ground('emed', box(9, 29, 38, 42)),
];

/** Straits too narrow for this scale: water is kept open for this many km on both sides. */
export const STRAIT_OPEN: readonly Degrees[] = [
  [-5.6, 35.95],
  [1.45, 51],
];

// The projection from degrees to mm of the map: an equal-area cone on 36 and 60 degrees north with its middle
// at 20 east, then central Europe enlarged, where most areas have to hold a card, and a few small areas beside it.

/** Longitude east and latitude north, in degrees. */
export type Degrees = readonly [east: number, north: number];

const RADIANS = Math.PI / 180;
const EARTH = 6371;
const [LOW, HIGH, MIDDLE] = [36 * RADIANS, 60 * RADIANS, 20 * RADIANS];
const CONE = (Math.sin(LOW) + Math.sin(HIGH)) / 2;
const SQUARE = Math.cos(LOW) ** 2 + 2 * CONE * Math.sin(LOW);
const radius = (north: number): number => (EARTH * Math.sqrt(SQUARE - 2 * CONE * Math.sin(north))) / CONE;

/** Kilometres on the cone, from 20 east and 48 north. */
function onCone([east, north]: Degrees): Point {
  const far = radius(north * RADIANS);
  const angle = CONE * (east * RADIANS - MIDDLE);
  return [far * Math.sin(angle), radius(48 * RADIANS) - far * Math.cos(angle)];
}

/** An enlargement: its middle, its radius in km, and its strength. */
interface Swell {
  readonly at: Point;
  readonly reach: number;
  readonly share: number;
}

/** Central Europe, then the small areas at its edge. */
const SWELLS: readonly Swell[] = [
  { at: onCone([13.5, 49]), reach: 950, share: 0.33 },
  { at: onCone([22.2, 39]), reach: 370, share: 0.6 },
  { at: onCone([31.2, 47.4]), reach: 380, share: 0.4 },
  { at: onCone([-2, 53.2]), reach: 460, share: 0.32 },
  { at: onCone([24.6, 57.2]), reach: 330, share: 0.2 },
  { at: onCone([28.5, 31.2]), reach: 420, share: 0.25 },
];

function swollen(point: Point): Point {
  let [x, y] = point;
  for (const { at, reach, share } of SWELLS) {
    const [dx, dy] = [point[0] - at[0], point[1] - at[1]];
    const grow = share * Math.exp(-(dx * dx + dy * dy) / reach ** 2);
    x += dx * grow;
    y += dy * grow;
  }
  return [x, y];
}

/** Scale in mm per km, and where 20 east and 48 north would be without the enlargement. */
const SCALE = 0.0898;
const ORIGIN = [290.7, 195.5] as const;

export function onMap(degrees: Degrees): Point {
  const [x, y] = swollen(onCone(degrees));
  return [ORIGIN[0] + x * SCALE, ORIGIN[1] - y * SCALE];
}
