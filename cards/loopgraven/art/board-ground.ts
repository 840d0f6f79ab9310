/**
 * The land of the board: trampled earth, meadow, plough, stubble and mud by row, darker towards the middle, shell holes, wire, a
 * road, a farm, a mill and a copse, and the country behind the trenches. It is there to be looked at; no rule knows of it. Rows
 * look the same from both sides, and all of it is paler than what is printed to be read.
 */
import { mixed } from '../../../src/kit/drawing/mix-colours.ts';
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import { art, group, type Node, type Shape } from '../../../src/kit/face.ts';
import { BOARD_SIZE, middleOf, points, RADIUS, ROWS, SPACES, type Space } from '../data/board.ts';
import { isBare, lineOf, type Land, type Theme } from '../theme.ts';
import { buildings, entanglements, isOffYard, road, trees } from './board-scenery.ts';
import { relicOf, relics } from './no-mans-land.ts';
import { rear } from './rear.ts';

const hexagon = (middle: Point, share: number): Path => polygon(points(middle, share));

/** The ground of each row from side A's trenches to the middle, and back. */
const BY_ROW: readonly Land[] = ['earth', 'meadow', 'plough', 'stubble', 'shelled', 'mud'];
export const landOf = ({ row }: Pick<Space, 'row'>): Land => BY_ROW[Math.min(row, ROWS - 1 - row)] ?? 'mud';

const OPEN = SPACES.filter(({ trench }) => trench === undefined);
const LANDS: readonly Land[] = BY_ROW;

/** A number from 0 to 1 that belongs to a space, another for each purpose. */
const lot = ({ column, row }: Space, purpose: number): number =>
  scattered(column * 37 + row * 101 + purpose * 13);

/** As far as art may go up and down from the middle of a space: clear of its names, mm. */
const CLEAR = RADIUS - 5.8;

/** Places in a space clear of its names: within a share of its radius of the middle. */
const placeIn = (space: Space, purpose: number, share = 0.62): Point => {
  const [x, y] = middleOf(space);
  const angle = lot(space, purpose) * 2 * Math.PI;
  const far = Math.sqrt(lot(space, purpose + 1)) * RADIUS * share;
  return [x + Math.cos(angle) * far, y + Math.max(1.4 - CLEAR, Math.min(CLEAR, Math.sin(angle) * far))];
};

// Textures, as an engraver has them on a map.

/** A tuft of grass: three blades. */
const tuft = ([x, y]: Point): Path =>
  draw()
    .at(x - 1, y - 0.9)
    .to(x - 0.35, y)
    .at(x, y - 1.3)
    .to(x, y)
    .at(x + 1, y - 0.9)
    .to(x + 0.35, y).path;

const tufts = (space: Space): Path =>
  [0, 1, 2, 3, 4].reduce((pen, at) => pen.add(tuft(placeIn(space, 20 + at * 3, 0.72))), draw()).path;

/** Short level strokes: ground that many feet have gone over. */
const trodden = (space: Space): Path =>
  [0, 1, 2, 3, 4, 5].reduce((pen, at) => {
    const [x, y] = placeIn(space, 50 + at * 3, 0.7);
    const long = 1.4 + 2 * lot(space, at);
    return pen.at(x - long / 2, y).to(x + long / 2, y);
  }, draw()).path;

/** Rows of stubble: pairs of short upright strokes. */
const stubble = (space: Space): Path =>
  [-2, -1, 0, 1, 2].reduce((pen, line) => {
    const [x, y] = middleOf(space);
    for (let at = -2; at <= 2; at += 1) {
      const [px, py] = [x + at * 3.4 + (line % 2) * 1.7, y + line * 3.4 + 0.6];
      if (Math.abs(px - x) + Math.abs(py - y) * 0.5 > 10) continue;
      pen
        .at(px, py - 0.8)
        .to(px - 0.2, py)
        .at(px + 0.7, py - 0.8)
        .to(px + 0.5, py);
    }
    return pen;
  }, draw()).path;

/** A space without its points, where the names are. */
const blunt = ([x, y]: Point): Path =>
  polygon(
    (
      [
        [5.6, -CLEAR],
        [9.4, -5.4],
        [9.4, 5.4],
        [5.6, CLEAR],
        [-5.6, CLEAR],
        [-9.4, 5.4],
        [-9.4, -5.4],
        [-5.6, -CLEAR],
      ] as const
    ).map(([dx, dy]): Point => [x + dx, y + dy]),
  );

/** Furrows, across the one space and along the next. */
const furrows = (space: Space) =>
  hatch(blunt(middleOf(space)), {
    angle: [8, 68, 128][Math.floor(lot(space, 3) * 3)] ?? 8,
    spacing: 2.1,
    heavy: 0.2,
    light: 1,
  });

interface Crater {
  readonly at: Point;
  readonly radius: number;
}

/** How many shell holes a space of a land has at most; where something else lies, one. */
const HOLES: Readonly<Record<Land, number>> = {
  earth: 0,
  meadow: 0,
  plough: 0,
  stubble: 1,
  shelled: 4,
  mud: 5,
};

const CRATERS: readonly Crater[] = OPEN.flatMap((space) => {
  const relic = relicOf(space, landOf(space));
  const most = relic === null || relic === 'craters' ? HOLES[landOf(space)] : relic === 'planks' ? 0 : 1;
  const count = most === 1 ? Math.round(lot(space, 5)) : most - Math.round(lot(space, 6));
  return Array.from({ length: count }, (_, at): Crater => {
    const [x, y] = middleOf(space);
    const angle = (at / count + lot(space, 7)) * 2 * Math.PI;
    const far = RADIUS * (count === 1 ? 0.3 : 0.46);
    return {
      at: [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8],
      radius: 1.5 + 3 * lot(space, 8 + at) * lot(space, 14 + at),
    };
  });
}).filter(({ at, radius }) => isOffYard(at, radius));

/** An uneven ring seen at a slant. */
const ring = ([x, y]: Point, radius: number, seed: number): Path =>
  smooth(
    Array.from({ length: 9 }, (_, step): Point => {
      const angle = (step * 2 * Math.PI) / 9;
      const reach = radius * (0.88 + 0.24 * scattered(seed + step));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.72];
    }),
    true,
  );

/** The dark side of a hole: a sickle along its upper left. */
const sickle = ({ at: [x, y], radius: r }: Crater): Path =>
  draw()
    .at(x - r * 0.86, y + r * 0.14)
    .curve(x - r * 0.84, y - r * 0.7, x + r * 0.36, y - r * 0.8, x + r * 0.78, y - r * 0.2)
    .curve(x + r * 0.3, y - r * 0.5, x - r * 0.4, y - r * 0.42, x - r * 0.86, y + r * 0.14)
    .close().path;

/** The side of a hole that the sun is on. */
const lit = ({ at: [x, y], radius: r }: Crater): Path =>
  draw()
    .at(x + r * 0.62, y + r * 0.14)
    .bend(x + r * 0.4, y + r * 0.5, x - r * 0.3, y + r * 0.48)
    .at(x + r * 0.4, y + r * 0.06)
    .bend(x + r * 0.2, y + r * 0.26, x - r * 0.16, y + r * 0.24).path;

/** Shell holes: a rim of thrown earth, the hole, its dark side and its bright one. */
function craters(theme: Theme): Shape[] {
  const bare = isBare(theme);
  const some = CRATERS.filter((_, at) => !bare || at % 2 === 0);
  const line = { colour: theme.quiet, width: lineOf(theme, bare ? 0.18 : 0.16) } as const;
  const rims = some.map(({ at, radius }, index) => ring(at, radius * 1.32, index + 4));
  const holes = some.map(({ at, radius }, index) => ring(at, radius, index));
  if (bare) return [{ d: written(...holes), stroke: line }];
  return [
    { d: written(...rims), fill: theme.rim, stroke: { ...line, colour: theme.soil } },
    { d: written(...holes), fill: theme.hole, stroke: line },
    { d: written(...some.map(sickle)), fill: theme.quiet },
    { d: written(...some.map(lit)), stroke: { colour: theme.rim, width: 0.3, cap: 'round' } },
  ];
}

/** From a row's middle to the next one's, mm. */
const ROW = RADIUS * 1.5;

/** The frame's inner line is so far from the edge, mm. */
const FRAME = 5.6;

/** The band of a row, from frame to frame; the outer ones go on to the ends. */
function bandOf(row: number): Path {
  const y = middleOf({ column: 0, row })[1];
  const top = row === 0 ? FRAME : y - ROW / 2;
  const bottom = row === ROWS - 1 ? BOARD_SIZE.height - FRAME : y + ROW / 2;
  return rectangle(FRAME, top, BOARD_SIZE.width - 2 * FRAME, bottom - top);
}

/** What is beside the spaces, mm from the left edge: clear of the frame. */
const MARGIN = { from: 6, to: 10 } as const;

/** Bushes in the hedges between fields, and grass, beside the spaces. */
function hedges(theme: Theme): Shape[] {
  const bushes: Path[] = [];
  const grass = draw();
  for (let row = 0; row < ROWS; row += 1) {
    const y = middleOf({ column: 0, row })[1] + ROW / 2;
    for (const side of [0, 1]) {
      const at = (x: number): number => (side === 0 ? x : BOARD_SIZE.width - x);
      for (let bush = 0; row < ROWS - 1 && bush < 3; bush += 1) {
        const seed = row * 17 + side * 29 + bush * bush * 7 + bush;
        const [one, other] = [scattered(seed), scattered(seed * 3 + 1)];
        const x = MARGIN.from + 0.8 + bush * 1.7 + one;
        bushes.push(circle(at(x), y + 1.6 * (other - 0.5), 0.6 + 0.9 * one));
      }
      grass.add(tuft([at(MARGIN.to + 1 + 2 * scattered(row + side)), y - ROW * 0.42]));
      grass.add(tuft([at(MARGIN.from + 2 + 3 * scattered(row * 5 + side)), y - ROW * 0.84]));
    }
  }
  const thin = { colour: theme.soil, width: lineOf(theme, 0.2), cap: 'round' as const };
  return [
    { d: written(grass.path), stroke: thin },
    { d: written(...bushes), fill: theme.leaf, stroke: { ...thin, colour: theme.quiet, width: 0.14 } },
  ];
}

/** The whole sheet as land, its fields going on beyond the spaces, but paler. */
const country = (theme: Theme): Shape[] => [
  ...LANDS.map((land) => ({
    d: written(...Array.from({ length: ROWS }, (_, row) => (landOf({ row }) === land ? bandOf(row) : []))),
    fill: mixed(theme.country, theme.lands[land], 0.55),
  })),
  ...hedges(theme),
];

/** The country behind both trenches. */
const rears = (theme: Theme): Node[] => {
  const shapes = rear(theme);
  return [
    art({ x: 0, y: 0, shapes }),
    group({ x: BOARD_SIZE.width, y: BOARD_SIZE.height, rotate: 180, nodes: [art({ x: 0, y: 0, shapes })] }),
  ];
};

/** The spaces by what grows on them. */
function fields(theme: Theme): Shape[] {
  return LANDS.map((land) => ({
    d: written(...OPEN.filter((space) => landOf(space) === land).map((space) => hexagon(middleOf(space), 1))),
    fill: theme.lands[land],
  }));
}

const of = (land: Land): readonly Space[] => OPEN.filter((space) => landOf(space) === land);

/** What is engraved on the spaces. */
function textures(theme: Theme): Shape[] {
  const thin = { colour: theme.soil, width: lineOf(theme, 0.2) } as const;
  return [
    { d: joined(of('plough').map(furrows)), fill: theme.soil },
    {
      d: written(
        ...of('earth').map(trodden),
        ...of('mud').map(trodden),
        ...[...of('meadow'), ...of('shelled')].map(tufts),
        ...of('stubble').map(stubble),
      ),
      stroke: { ...thin, cap: 'round' },
    },
  ];
}

/** A line about each space, in the paper's colour under a fine one: the spaces stand out from whatever is drawn in them. */
function outlines(theme: Theme): Shape[] {
  const all = written(...SPACES.map((space) => hexagon(middleOf(space), 1)));
  return [
    { d: all, stroke: { colour: theme.paper, width: isBare(theme) ? 0.5 : 1.1, join: 'miter' } },
    { d: all, stroke: { colour: theme.quiet, width: lineOf(theme, 0.22), join: 'miter' } },
  ];
}

/** What is drawn on the land, and keeps clear of the names. */
export const boardScenery = (theme: Theme): Shape[] => [
  ...(isBare(theme) ? [] : textures(theme)),
  ...road(theme),
  ...trees(theme),
  ...buildings(theme),
  ...craters(theme),
  ...relics(OPEN, landOf, theme),
  ...entanglements(theme),
];

/** The land under the trenches. */
export function boardGround(theme: Theme): Node[] {
  const drawn = (...shapes: readonly Shape[]) => art({ x: 0, y: 0, shapes });
  if (theme.edition === 'screen') return [drawn(...fields(theme), ...outlines(theme))];
  return [
    ...(isBare(theme) ? [] : [drawn(...country(theme))]),
    ...rears(theme),
    ...(isBare(theme) ? [] : [drawn(...fields(theme))]),
    drawn(...boardScenery(theme), ...outlines(theme)),
  ];
}
