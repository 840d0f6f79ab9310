/** A face of a tile: five squares by five of the city, cut where neighbours go on. */
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, line, polyline } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { houseShapes } from '../art/roofs.ts';
import { streetGround, streetTrees } from '../art/street-ground.ts';
import { housesOf, streetsOf } from '../art/tile-houses.ts';
import {
  CITY_COLUMNS,
  cityFace,
  SQUARE,
  TILE_SIZE,
  TILE_SQUARES,
  TILES,
  type TileMark,
} from '../data/box.ts';
import { cornerOf, STREET_NAMES } from '../data/street-map.ts';
import { themeOf, type Theme } from '../theme.ts';

/** The columns of the city in which a side sets up, at either end. */
const SET_UP_COLUMNS = 2;

/** The middle of each square of street, where shots are measured; a chevron into the city where sides set up. */
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
      d: written(
        ...crosses(mark).flatMap(([x, y]) => [line(x - 0.9, y, x + 0.9, y), line(x, y - 0.9, x, y + 0.9)]),
      ),
      stroke: { colour: theme.quiet, width: thin },
    },
  ].filter(({ d }) => d.steps.length > 0);
}

const hasTree = (x: number, y: number): boolean => streetTrees.some((tree) => tree[0] === x && tree[1] === y);

/** Where four squares of street meet within the tile; a tree marks it too. */
function crosses(mark: TileMark): readonly (readonly [x: number, y: number])[] {
  const rows = cityFace(mark);
  const [left, top] = cornerOf(mark);
  const isStreet = (column: number, row: number): boolean => rows[row]?.[column] === '.';
  return [1, 2, 3, 4].flatMap((row) =>
    [1, 2, 3, 4]
      .filter((column) => [0, -1].every((dy) => [0, -1].every((dx) => isStreet(column + dx, row + dy))))
      .filter((column) => !hasTree(left + column * SQUARE, top + row * SQUARE))
      .map((column) => [column * SQUARE, row * SQUARE] as const),
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
