/**
 * The land behind a trench, as a map has it: fields and hedges, a village with a church on the road, a battery, a row of tents.
 * Drawn for side B's end of the sheet; side A's is the same turned by half.
 */
import { mixed } from '../../../src/kit/drawing/mix-colours.ts';
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { chain, move, turn, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line as stroke, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { BOARD_SIZE, RADIUS, TOP } from '../data/board.ts';
import { isBare, lineOf, type Land, type Theme } from '../theme.ts';

const { width: WIDTH, height: HEIGHT } = BOARD_SIZE;
/** From the middles of the last row's lower edges to the frame, mm. */
const FROM = HEIGHT - TOP - RADIUS / 2;
const TO = HEIGHT - 5.6;
const FRAME = 5.6;

/** Fields in two rows, with the x of the hedges between them. */
const HEDGES: readonly (readonly number[])[] = [
  [FRAME, 44, 83, 119, 158, 204, WIDTH - FRAME],
  [FRAME, 58, 119, 175, 213, WIDTH - FRAME],
];
const LEVELS = [FROM, FROM + 24, TO] as const;
const CROPS: readonly Land[] = ['plough', 'meadow', 'stubble', 'meadow', 'earth'];

interface Field {
  readonly land: Land;
  readonly corners: readonly Point[];
}

const FIELDS: readonly Field[] = HEDGES.flatMap((hedges, row) =>
  hedges.slice(1).map((right, at): Field => {
    const left = hedges[at] ?? right;
    const [top, bottom] = [LEVELS[row] ?? FROM, LEVELS[row + 1] ?? TO];
    // Hedges lean a little, but not the frame.
    const lean = (x: number) => (x === FRAME || x === WIDTH - FRAME ? 0 : 3 * scattered(x));
    return {
      land: CROPS[(at * 2 + row) % CROPS.length] ?? 'meadow',
      corners: [
        [left + lean(left), top],
        [right + lean(right), top],
        [right - lean(right), bottom],
        [left - lean(left), bottom],
      ],
    };
  }),
);

/** Furrows of the ploughed fields, each along its own lie. */
const furrows = (): Shape['d'] =>
  joined(
    FIELDS.flatMap(({ land, corners }, at) =>
      land === 'plough' || land === 'stubble'
        ? [
            hatch(polygon(corners), {
              angle: [12, 78, 150][at % 3] ?? 12,
              spacing: 2.6,
              heavy: 0.16,
              light: 1,
            }),
          ]
        : [],
    ),
  );

/** Bushes along the hedges that run from the trench to the frame. */
const bushes = (): readonly Path[] =>
  FIELDS.flatMap(({ corners: [, from = [0, 0], to = [0, 0]] }, field) =>
    from[0] >= WIDTH - FRAME
      ? []
      : Array.from({ length: 9 }, (_, at) => {
          const share = (at + 0.3 + 0.5 * scattered(field * 9 + at)) / 9;
          const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
          return circle(x + scattered(at + field) - 0.5, y, 0.8 + 0.7 * scattered(at * 5 + field));
        }),
  );

/** The houses of the village along the road: their middles, sizes and lie. */
const HOUSES: readonly (readonly [x: number, y: number, long: number, wide: number, degrees: number])[] = [
  [137, 322, 7.5, 4.4, 4],
  [147, 325, 6, 4.2, -8],
  [136.5, 333, 6.4, 4.2, 90],
  [144, 340, 8, 4.6, 12],
  [118, 327, 6, 4.4, 90],
  [137, 356, 7, 4.4, 84],
  [146, 352, 6.4, 4.2, -4],
  [154, 333, 5.4, 4, 30],
];
/** The church: its nave and tower. */
const CHURCH = { x: 151, y: 343.5 } as const;

function village(theme: Theme): Shape[] {
  const edge = { colour: theme.quiet, width: lineOf(theme, 0.26), join: 'miter' as const };
  const at = (path: Path, [x, y, , , degrees]: (typeof HOUSES)[number]) =>
    moved(path, chain(turn(degrees), move(x, y)));
  const roofs = HOUSES.map((house) => at(rectangle(-house[2] / 2, -house[3] / 2, house[2], house[3]), house));
  const halves = HOUSES.map((house) => at(rectangle(-house[2] / 2, 0, house[2], house[3] / 2), house));
  const { x, y } = CHURCH;
  const church = [rectangle(x - 2, y, 10, 5), rectangle(x - 6, y + 0.4, 4.2, 4.2)];
  const cross = [stroke(x - 3.9, y - 3.4, x - 3.9, y + 0.4), stroke(x - 5.2, y - 2.2, x - 2.6, y - 2.2)];
  return [
    { d: written(...roofs, ...church), fill: theme.roof, stroke: edge },
    ...(isBare(theme)
      ? []
      : [
          {
            d: joined(
              [...halves, rectangle(x - 2, y + 2.5, 10, 2.5)].map((half) =>
                hatch(half, { angle: 60, spacing: 0.8, heavy: 0.2, light: 1 }),
              ),
            ),
            fill: theme.quiet,
          },
        ]),
    { d: written(...cross), stroke: { ...edge, width: lineOf(theme, 0.5) } },
  ];
}

/** Guns of the battery behind the first section: where their wheels stand. */
const GUNS: readonly Point[] = [
  [28, 326],
  [47, 329],
  [66, 325],
];

/** A field gun from the side, its muzzle up the sheet, behind a bank of earth. */
function gun([x, y]: Point, theme: Theme): Shape[] {
  const edge = {
    colour: theme.quiet,
    width: lineOf(theme, 0.3),
    join: 'round' as const,
    cap: 'round' as const,
  };
  const bank = draw()
    .at(x - 6.4, y + 1.6)
    .bend(x - 5.6, y - 4.4, x, y - 4.6)
    .bend(x + 5.6, y - 4.4, x + 6.4, y + 1.6)
    .bend(x, y - 2.6, x - 6.4, y + 1.6)
    .close().path;
  const barrel = moved(rectangle(-0.7, -9, 1.4, 9.4, 0.3), chain(turn(14), move(x, y + 1)));
  const spokes = [0, 60, 120].map((degrees) =>
    moved(stroke(-2, 0, 2, 0), chain(turn(degrees), move(x, y + 1.4))),
  );
  return [
    { d: written(barrel), fill: theme.quiet, stroke: edge },
    { d: written(bank), fill: theme.rim, stroke: edge },
    { d: written(circle(x, y + 1.4, 2.2)), fill: theme.paper, stroke: edge },
    { d: written(...spokes), stroke: { ...edge, width: lineOf(theme, 0.2) } },
  ];
}

/** Tents in a row behind the second section. */
const TENTS: readonly Point[] = Array.from({ length: 5 }, (_, at): Point => [
  184 + at * 11,
  331 - (at % 2) * 2,
]);

function tents(theme: Theme): Shape[] {
  const edge = { colour: theme.quiet, width: lineOf(theme, 0.26), join: 'round' as const };
  const at = (corners: readonly Point[]) => (x: number, y: number) =>
    polygon(corners.map(([dx, dy]): Point => [x + dx, y + dy]));
  const [canvas, dark] = [
    at([
      [-4, 2],
      [0, -4],
      [4, 2],
    ]),
    at([
      [-0.9, 2],
      [0, -2],
      [0.9, 2],
    ]),
  ];
  return [
    { d: written(...TENTS.map(([x, y]) => canvas(x, y))), fill: theme.lane, stroke: edge },
    {
      d: written(...TENTS.map(([x, y]) => dark(x, y))),
      fill: isBare(theme) ? theme.paper : theme.quiet,
      stroke: edge,
    },
  ];
}

/** All of it, for side B's end. */
export function rear(theme: Theme): Shape[] {
  const bare = isBare(theme);
  const thin = { colour: theme.quiet, width: lineOf(theme, 0.14) } as const;
  const crops = [...new Set(FIELDS.map(({ land }) => land))];
  return [
    ...(bare
      ? []
      : [
          ...crops.map((land) => ({
            d: written(
              ...FIELDS.filter((field) => field.land === land).map(({ corners }) => polygon(corners)),
            ),
            fill: mixed(theme.country, theme.lands[land], 0.7),
          })),
          { d: furrows(), fill: theme.soil },
        ]),
    { d: written(...bushes()), fill: theme.leaf, stroke: thin },
    ...village(theme),
    ...GUNS.flatMap((at) => gun(at, theme)),
    ...tents(theme),
  ];
}
