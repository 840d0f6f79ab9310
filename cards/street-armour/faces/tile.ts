/** A face of a tile: five squares by five of the city, cut where neighbours go on. */
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polyline } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { houseShapes } from '../art/roofs.ts';
import { streetGround } from '../art/street-ground.ts';
import { housesOf, streetsOf } from '../art/tile-houses.ts';
import {
  CITY_COLUMNS,
  cityFace,
  SQUARE,
  TILE_SIZE,
  TILE_SQUARES,
  TILES,
  WIDE_CITY,
  type TileMark,
} from '../data/box.ts';
import { cornerOf, STREET_NAMES } from '../data/street-map.ts';
import { themeOf, type Theme } from '../theme.ts';

/** The columns of the city in which a side sets up, at either end. */
const SET_UP_COLUMNS = 2;

/** The corners of each square of street, its middle, where shots are measured, or a chevron where sides set up. */
function marks(mark: TileMark, theme: Theme, zoom: number): Shape[] {
  const column = CITY_COLUMNS.findIndex((one) => one === mark[0]);
  const last = CITY_COLUMNS.length * TILE_SQUARES;
  const [dots, chevrons] = [streetsOf(mark), streetsOf(mark)].map((streets, index) =>
    streets
      .filter(([x]) => {
        const at = column * TILE_SQUARES + x;
        return (at < SET_UP_COLUMNS || at >= last - SET_UP_COLUMNS) === (index === 1);
      })
      .map(([x, y]) => [(x + 0.5) * SQUARE, (y + 0.5) * SQUARE] as const),
  );
  const into = column === 0 ? 1 : -1;
  const thin = { colour: 0.3, 'low-ink': 0.25, screen: 0.8 }[theme.edition] / zoom;
  return [
    {
      d: written(...(dots ?? []).map(([x, y]) => circle(x, y, theme.edition === 'screen' ? 0.9 : 0.5))),
      fill: theme.quiet,
    },
    {
      d: written(
        ...(chevrons ?? []).map(([x, y]) =>
          polyline([
            [x - 1.3 * into, y - 2.2],
            [x + 1.3 * into, y],
            [x - 1.3 * into, y + 2.2],
          ]),
        ),
      ),
      stroke: { colour: theme.quiet, width: thin + 0.1 },
    },
    {
      d: written(...corners(mark).flatMap((corner) => arms(corner, ARM[theme.edition]))),
      stroke: { colour: theme.edition === 'screen' ? theme.quiet : theme.corner, width: thin },
    },
  ].filter(({ d }) => d.steps.length > 0);
}

/** From a corner of squares to the ends of its cross, mm: clear of the counters beside it, seen beside trees. */
const ARM = { colour: 1.8, 'low-ink': 1.8, screen: 0.9 } as const satisfies Record<Edition, number>;

/** A cross about a corner of squares; at the tile's edge the arm that runs off it alone, so that none lies along a cut. */
function arms([x, y]: Point, reach: number): Path[] {
  const isOnEdge = (along: number): boolean => along === 0 || along === TILE_SIZE;
  return [
    ...(isOnEdge(y) ? [] : [line(x - reach, y, x + reach, y)]),
    ...(isOnEdge(x) ? [] : [line(x, y - reach, x, y + reach)]),
  ];
}

/** Where the squares that meet are all streets, on the tile and along its edges, but for its own corners. */
function corners(mark: TileMark): readonly Point[] {
  const [left, top] = cornerOf(mark);
  const along = Array.from({ length: TILE_SQUARES + 1 }, (_, at) => at * SQUARE);
  const isOfStreets = (x: number, y: number): boolean =>
    [-1, 0].every((dy) =>
      [-1, 0].every((dx) => {
        const square = WIDE_CITY[(top + y) / SQUARE + dy]?.[(left + x) / SQUARE + dx];
        return square === undefined || square === '.';
      }),
    );
  const isInner = (at: number): boolean => at > 0 && at < TILE_SIZE;
  return along.flatMap((y) =>
    along.filter((x) => (isInner(x) || isInner(y)) && isOfStreets(x, y)).map((x): Point => [x, y]),
  );
}

/** The names of streets on a tile. */
function streetNames(mark: TileMark, theme: Theme): Node[] {
  if (theme.edition === 'screen') return [];
  const [left, top] = cornerOf(mark);
  return STREET_NAMES.filter(({ at: [x, y] }) =>
    [x - left, y - top].every((along) => along > 0 && along < TILE_SIZE),
  ).map(({ says, at: [x, y], isUpright = false }) =>
    group({
      x: x - left,
      y: y - top,
      rotate: isUpright ? 90 : 0,
      reads: 'decoration',
      nodes: [
        text({
          field: 'street',
          text: says,
          x: 0,
          y: 0,
          width: 60,
          height: 3.4,
          style: { font: 'text', size: 6.4, ink: theme.written, tracking: 100 },
        }),
      ],
    }),
  );
}

const PLATE = { width: 7.4, height: 4.2 } as const;

/** The mark in the upper left corner; on a plate where a house stands there. */
function plate(mark: TileMark, theme: Theme): Node[] {
  const isRoof = cityFace(mark)[0]?.[0] === '#';
  const ink = isRoof ? theme.key : theme.written;
  const at = { x: 3.4, y: 3.3, ...PLATE };
  return [
    ...(isRoof
      ? [box({ ...at, fill: theme.paper, radius: 0.6, stroke: { colour: theme.key, width: 0.25 } })]
      : []),
    // On the quay it would stand on the wall's edge.
    ...(!isRoof && mark[0] === 'A'
      ? [box({ ...at, x: at.x - 0.6, width: 6.6, height: 3.6, fill: theme.paper, radius: 0.6 })]
      : []),
    text({
      // Without a plate it keeps clear of the chevron in the middle of its square.
      field: 'mark',
      text: mark,
      ...at,
      align: isRoof ? 'center' : 'left',
      ...(isRoof ? { valign: 'middle' } : {}),
      style: {
        font: 'bold',
        size: theme.edition === 'screen' ? 12 : 10.5,
        ink,
      },
      sign: { means: `tile ${mark}`, ink, ground: theme.paper },
    }),
  ];
}

/** The street plan under a tile's mark; drawn `zoom` times as large its lines stay as they are. */
export function cityNodes(mark: TileMark, theme: Theme, zoom = 1): Node[] {
  return [
    streetGround(mark, theme, zoom),
    art({
      x: 0,
      y: 0,
      shapes: [
        ...marks(mark, theme, zoom),
        ...housesOf(mark).flatMap((house) => houseShapes(house, theme, zoom)),
      ],
    }),
  ];
}

export function tileFace(mark: TileMark, edition: Edition): Face {
  const theme = themeOf(edition);
  const whole = TILE_SIZE + 2 * ART_REACH;
  const { bleed, safe } = TILES[0]?.size ?? { bleed: 0, safe: 0 };
  return {
    id: `tile-${mark.toLowerCase()}`,
    width: TILE_SIZE,
    height: TILE_SIZE,
    bleed,
    safe,
    nodes: [
      box({ x: -ART_REACH, y: -ART_REACH, width: whole, height: whole, fill: theme.paper }),
      ...cityNodes(mark, theme),
      ...streetNames(mark, theme),
      ...plate(mark, theme),
    ],
  };
}
