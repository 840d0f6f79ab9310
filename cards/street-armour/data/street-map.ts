/**
 * What the streets of the wide city are like: tram lines, squares, a park, a quay, a railway. It is there to be looked at:
 * no rule knows of it, and a tank goes over all of it alike. Millimetres from the city’s north-western corner; tiles show
 * their part.
 */
import type { Rect } from '../../../src/kit/face.ts';
import { CITY_COLUMNS, CITY_ROWS, SQUARE, TILE_SIZE, WIDE_CITY, type TileMark } from './box.ts';

type Place = readonly [x: number, y: number];

export const CITY_SIZE = {
  width: CITY_COLUMNS.length * TILE_SIZE,
  height: CITY_ROWS.length * TILE_SIZE,
} as const;

/** The north-western corner of a tile's face in the city. */
export function cornerOf(mark: TileMark): Place {
  const column = CITY_COLUMNS.findIndex((one) => one === mark[0]);
  return [column * TILE_SIZE, (Number(mark[1]) - 1) * TILE_SIZE];
}

const squares = (column: number, row: number, wide: number, high: number): Rect => ({
  x: column * SQUARE,
  y: row * SQUARE,
  width: wide * SQUARE,
  height: high * SQUARE,
});

const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Each run of a row's buildings as a rectangle. */
const RUNS: readonly Rect[] = WIDE_CITY.flatMap((line, row) =>
  [...line.matchAll(/#+/g)].map(({ index, 0: { length } }) => squares(index, row, length, 1)),
);

/** The blocks: runs as long as the ones above are one with them. */
export const BLOCKS: readonly Rect[] = RUNS.reduce<readonly Rect[]>((blocks, run) => {
  const above = blocks.find(
    ({ x, y, width, height }) => x === run.x && width === run.width && y + height === run.y,
  );
  if (above === undefined) return [...blocks, run];
  return blocks.map((block) => (block === above ? { ...above, height: above.height + run.height } : block));
}, []);

/** The river along the western edge with its quay, and the railway along the eastern one with its platform: mm from west. */
export const QUAY = { water: 3, wall: 4.6, stones: 26 } as const;
export const RAILWAY = {
  stones: CITY_SIZE.width - 26,
  platform: CITY_SIZE.width - 6,
  rails: [356.6, 358.8],
} as const;

/** Squares paved with small setts in arcs: before the town hall and the way to it, a market, before the station. */
export const PLAZAS: readonly Rect[] = [
  squares(4, 8, 12, 4),
  squares(7, 12, 6, 3),
  squares(9, 4, 2, 4),
  squares(3, 23, 5, 2),
  squares(15, 22, 3, 3),
];
/** A rose of paler stones in the square. */
export const ROSE = { at: [234, 162], radius: 8.4 } as const satisfies { at: Place; radius: number };

export interface Green {
  readonly lawn: Rect;
  /** A lawn's corners are round. */
  readonly radius: number;
  /** Gravel paths, each a line through it. */
  readonly paths: readonly (readonly Place[])[];
  /** How many trees stand along its edges and in it. */
  readonly trees: readonly Place[];
}

const PARK = inset(squares(5, 19, 8, 4), 5);
const GARDEN = inset(squares(8, 0, 4, 2), 3.4);

/** Trees about every `step` mm along the edges of a rectangle. */
function around({ x, y, width, height }: Rect, step: number): readonly Place[] {
  const [across, down] = [Math.round(width / step), Math.round(height / step)];
  const level = Array.from({ length: across + 1 }, (_, at) => x + (width * at) / across);
  const upright = Array.from({ length: down - 1 }, (_, at) => y + (height * (at + 1)) / down);
  return [
    ...level.flatMap((at): Place[] => [
      [at, y],
      [at, y + height],
    ]),
    ...upright.flatMap((at): Place[] => [
      [x, at],
      [x + width, at],
    ]),
  ];
}

/** The park in the middle of the southern half, and the garden between the northern blocks. */
export const GREENS: readonly Green[] = [
  {
    lawn: PARK,
    radius: 9,
    paths: [
      [
        [PARK.x, PARK.y + PARK.height / 2],
        [PARK.x + PARK.width, PARK.y + PARK.height / 2],
      ],
      [
        [PARK.x + 6, PARK.y],
        [PARK.x + PARK.width / 3, PARK.y + PARK.height / 2],
        [PARK.x + 6, PARK.y + PARK.height],
      ],
      [
        [PARK.x + PARK.width - 6, PARK.y],
        [PARK.x + (PARK.width * 2) / 3, PARK.y + PARK.height / 2],
        [PARK.x + PARK.width - 6, PARK.y + PARK.height],
      ],
    ],
    trees: around(inset(PARK, 3.6), 9.3),
  },
  {
    lawn: GARDEN,
    radius: 3,
    paths: [
      [
        [GARDEN.x + GARDEN.width / 2, GARDEN.y],
        [GARDEN.x + GARDEN.width / 2, GARDEN.y + GARDEN.height],
      ],
      [
        [GARDEN.x, GARDEN.y + GARDEN.height / 2],
        [GARDEN.x + GARDEN.width, GARDEN.y + GARDEN.height / 2],
      ],
    ],
    trees: around(inset(GARDEN, 3), 8),
  },
];

/** The school's football ground. */
export const PITCH: Rect = { x: 152, y: 487, width: 56, height: 34 };

/** Tram lines: the middle between two tracks, from point to point; corners are rounded. */
export const TRAMS: readonly (readonly Place[])[] = [
  // From the quay to the station along the northern avenue.
  [
    [4.6, 54],
    [354, 54],
  ],
  // From the avenue past the town hall into the southern avenue.
  [
    [84, 54],
    [108, 54],
    [108, 153],
    [144, 189],
    [144, 288],
    [168, 288],
  ],
  [
    [4.6, 288],
    [354, 288],
  ],
  // From there to the south.
  [
    [237, 288],
    [261, 288],
    [261, 544],
  ],
];
/** From the middle of a line to the middle of each track, between rails, and of a bend, mm. */
export const TRACK = { apart: 3.3, gauge: 2.1, bend: 22 } as const;

/** Trees along the avenues, where squares meet. */
export const STREET_TREES: readonly Place[] = [2, 4, 15, 17].flatMap((row) =>
  Array.from({ length: 33 }, (_, at): Place => [(at / 2 + 2) * SQUARE, row * SQUARE]),
);

/** A name along a street: where it begins, and whether it runs down the page. */
export interface StreetName {
  readonly says: string;
  readonly at: Place;
  readonly isUpright?: boolean;
}

/** Names of the streets, each whole on a tile and between the middles of squares. */
export const STREET_NAMES: readonly StreetName[] = [
  { says: 'NORTH AVENUE', at: [39, 66.2] },
  { says: 'NORTH AVENUE', at: [275, 66.2] },
  { says: 'EXCHANGE STREET', at: [121.4, 93], isUpright: true },
  { says: 'TANNERS’ QUAY', at: [23, 112], isUpright: true },
  { says: 'TOWN HALL SQUARE', at: [183, 156.2] },
  { says: 'STATION ROAD', at: [339.6, 112], isUpright: true },
  { says: 'FISH STAIRS', at: [23, 202], isUpright: true },
  { says: 'GOODS LANE', at: [339.6, 202], isUpright: true },
  { says: 'SOUTH AVENUE', at: [39, 300.4] },
  { says: 'SOUTH AVENUE', at: [297, 300.4] },
  { says: 'COAL QUAY', at: [23, 382], isUpright: true },
  { says: 'TOWN PARK', at: [132, 390.4] },
  { says: 'CORN MARKET', at: [97, 426.8] },
  { says: 'STATION SQUARE', at: [279.6, 426.8] },
  { says: 'ENGINE YARD', at: [339.6, 382], isUpright: true },
  { says: 'MILL STREET', at: [115, 462], isUpright: true },
  { says: 'FERRY STEPS', at: [23, 472], isUpright: true },
  { says: 'GASWORKS LANE', at: [339.6, 472], isUpright: true },
];
