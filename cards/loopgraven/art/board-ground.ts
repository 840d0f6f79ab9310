/**
 * The land of the board: trampled earth, meadow, plough, stubble and mud by row, shell holes, wire, a road, a farm, a mill and
 * a copse. It is there to be looked at; no rule knows of it. Rows look the same from both sides, and all of it is paler than
 * what is printed to be read.
 */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { BOARD_SIZE, middleOf, points, RADIUS, ROWS, SPACES, type Space } from '../data/board.ts';
import { isBare, lineOf, type Land, type Theme } from '../theme.ts';

const hexagon = (middle: Point, share: number): Path => polygon(points(middle, share));

/** The ground of each row from side A's trenches to the middle, and back. */
const BY_ROW: readonly Land[] = ['earth', 'meadow', 'plough', 'stubble', 'shelled', 'mud'];
export const landOf = ({ row }: Pick<Space, 'row'>): Land => BY_ROW[Math.min(row, ROWS - 1 - row)] ?? 'mud';

const OPEN = SPACES.filter(({ trench }) => trench === undefined);
const LANDS: readonly Land[] = BY_ROW;

/** A number from 0 to 1 that belongs to a space, another for each purpose. */
const lot = ({ column, row }: Space, purpose: number): number =>
  scattered(column * 37 + row * 101 + purpose * 13);

/** Places in a space clear of its names: within a share of its radius of the middle. */
const placeIn = (space: Space, purpose: number, share = 0.62): Point => {
  const [x, y] = middleOf(space);
  const angle = lot(space, purpose) * 2 * Math.PI;
  const far = Math.sqrt(lot(space, purpose + 1)) * RADIUS * share;
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
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

/** Furrows, across the one space and along the next. */
const furrows = (space: Space) =>
  hatch(hexagon(middleOf(space), 0.8), {
    angle: [8, 68, 128][Math.floor(lot(space, 3) * 3)] ?? 8,
    spacing: 2.1,
    heavy: 0.2,
    light: 1,
  });

interface Crater {
  readonly at: Point;
  readonly radius: number;
}

/** How many shell holes a space of a land has. */
const HOLES: Readonly<Record<Land, number>> = {
  earth: 0,
  meadow: 0,
  plough: 0,
  stubble: 1,
  shelled: 2,
  mud: 3,
};

const CRATERS: readonly Crater[] = OPEN.flatMap((space) => {
  const most = HOLES[landOf(space)];
  const count = most === 1 ? Math.round(lot(space, 5)) : most - Math.round(lot(space, 6));
  return Array.from({ length: count }, (_, at): Crater => {
    const [x, y] = middleOf(space);
    const angle = (at / count + lot(space, 7)) * 2 * Math.PI;
    const far = RADIUS * (count === 1 ? 0.3 : 0.46);
    return {
      at: [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8],
      radius: 1.9 + 1.5 * lot(space, 8 + at),
    };
  });
});

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

// Wire: stakes and sagging strands, in lengths with ways through between them.

/** A length of wire: from a stake to a stake, a little above and below a level. */
function wire(from: number, to: number, y: number): { readonly stakes: Path; readonly strands: Path } {
  const stakes = draw();
  const strands = draw();
  const step = 4.6;
  const count = Math.floor((to - from) / step);
  for (let at = 0; at <= count; at += 1) {
    const x = from + at * step;
    const dy = 1.1 * Math.sin(at * 1.7 + from);
    stakes
      .at(x - 0.9, y + dy - 1.2)
      .to(x + 0.9, y + dy + 1.2)
      .at(x + 0.9, y + dy - 1.2)
      .to(x - 0.9, y + dy + 1.2);
    if (at === count) break;
    const next = 1.1 * Math.sin((at + 1) * 1.7 + from);
    for (const side of [-0.8, 0.8])
      strands.at(x, y + dy + side).bend(x + step / 2, y + (dy + next) / 2 - side, x + step, y + next + side);
    const [bx, by] = [x + step * 0.5, y + (dy + next) / 2];
    strands
      .at(bx - 0.45, by - 0.55)
      .to(bx + 0.45, by + 0.55)
      .at(bx + 0.45, by - 0.55)
      .to(bx - 0.45, by + 0.55);
  }
  return { stakes: stakes.path, strands: strands.path };
}

const rowLevel = (row: number): number => middleOf({ column: 0, row })[1];

/** Lengths of wire before each side's half; the second side's are the first's, turned by half. */
const FIRST: readonly (readonly [from: number, to: number, y: number])[] = [
  [24, 66, rowLevel(3) + 5.4],
  [80, 108, rowLevel(3) + 3.6],
  [138, 163, rowLevel(3) + 5.8],
  [203, 231, rowLevel(3) + 4],
];
const WIRES = [
  ...FIRST,
  ...FIRST.map(
    ([from, to, y]) => [BOARD_SIZE.width - to, BOARD_SIZE.width - from, BOARD_SIZE.height - y] as const,
  ),
];

function entanglements(theme: Theme): Shape[] {
  const all = WIRES.map(([from, to, y]) => wire(from, to, y));
  return [
    {
      d: written(...all.map(({ strands }) => strands)),
      stroke: { colour: theme.quiet, width: lineOf(theme, 0.18) },
    },
    {
      d: written(...all.map(({ stakes }) => stakes)),
      stroke: { colour: theme.quiet, width: lineOf(theme, 0.32), cap: 'round' },
    },
  ];
}

// A road from end to end, with poplars; a farm and its orchard, a mill, a copse.

const ROAD: readonly Point[] = [
  [128, 8],
  [125, 60],
  [130, 92],
  [118, 128],
  [128, 168],
  [124, 208],
  [134, 248],
  [122, 284],
  [127, 316],
  [124, 368],
];
const LANE: readonly Point[] = [
  [122.4, 140],
  [140, 146],
  [160, 141],
  [183, 153],
];

function road(theme: Theme): Shape[] {
  const paths = written(smooth(ROAD), smooth(LANE));
  const line = lineOf(theme, 0.22);
  return [
    { d: paths, stroke: { colour: theme.quiet, width: 3.4 + 2 * line, join: 'round' } },
    { d: paths, stroke: { colour: theme.lane, width: 3.4, join: 'round' } },
    ...(isBare(theme)
      ? []
      : [{ d: written(smooth(ROAD)), stroke: { colour: theme.soil, width: lineOf(theme, 0.2) } }]),
  ];
}

/** Along the road, on either side. */
const POPLARS: readonly Point[] = ROAD.slice(1, -1).flatMap(([x, y], at): Point[] => {
  const next = ROAD[at + 2] ?? [x, y];
  const middle: Point = [(x + next[0]) / 2, (y + next[1]) / 2];
  return [
    [x - 4.4, y],
    [x + 4.4, y + 2],
    [middle[0] - 4.6, middle[1] + 1],
    [middle[0] + 4.4, middle[1] - 1],
  ];
});

/** The orchard in rows behind the farm, and a wood that has been shelled. */
const ORCHARD: readonly Point[] = Array.from({ length: 12 }, (_, at): Point => [
  190 + (at % 4) * 5.2,
  133 + Math.floor(at / 4) * 5,
]);
const COPSE: readonly Point[] = Array.from({ length: 19 }, (_, at): Point => {
  const angle = at * 2.4;
  const far = 3.1 * Math.sqrt(at);
  return [66 + Math.cos(angle) * far * 1.35, 236 + Math.sin(angle) * far];
});

const crown = ([x, y]: Point, radius: number): Path => circle(x, y, radius);
const underside = ([x, y]: Point, r: number): Path =>
  draw()
    .at(x + r * 0.7, y - r * 0.2)
    .bend(x + r * 0.6, y + r * 0.7, x - r * 0.2, y + r * 0.72)
    .at(x + r * 0.3, y)
    .bend(x + r * 0.22, y + r * 0.36, x - r * 0.1, y + r * 0.36).path;

function trees(theme: Theme): Shape[] {
  const all = [
    ...POPLARS.map((at) => ({ at, radius: 1.3 })),
    ...ORCHARD.map((at) => ({ at, radius: 1.6 })),
    ...COPSE.map((at, index) => ({ at, radius: 1.5 + 0.7 * scattered(index) })),
  ];
  const line = { colour: theme.quiet, width: lineOf(theme, 0.18) } as const;
  return [
    { d: written(...all.map(({ at, radius }) => crown(at, radius))), fill: theme.leaf, stroke: line },
    ...(isBare(theme)
      ? []
      : [{ d: written(...all.map(({ at, radius }) => underside(at, radius))), stroke: line }]),
  ];
}

/** House, barn and stable round a yard, the barn without half its roof; a mill on its mound. */
function buildings(theme: Theme): Shape[] {
  const line = { colour: theme.quiet, width: lineOf(theme, 0.28), join: 'miter' as const };
  const roofs = [rectangle(176, 151, 13, 6.4), rectangle(171, 160, 6, 12), rectangle(190.4, 159, 6, 9)];
  const gone = polygon([
    [171, 167],
    [173.4, 165.8],
    [174.6, 167.4],
    [177, 166.4],
    [177, 172],
    [171, 172],
  ]);
  const [x, y] = [188, 262];
  const sails = [35, 125, 215, 305].reduce((pen, degrees) => {
    const turned = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turned), Math.sin(turned)];
    const at = (far: number, aside: number): Point => [x + dx * far - dy * aside, y + dy * far + dx * aside];
    return pen
      .at(x, y)
      .to(...at(7, 0))
      .at(...at(2, 0))
      .to(...at(2, 1.5))
      .to(...at(7, 1.5))
      .to(...at(7, 0));
  }, draw()).path;
  return [
    { d: written(rectangle(166, 148, 34, 27, 2)), stroke: { ...line, width: lineOf(theme, 0.18) } },
    { d: written(...roofs), fill: theme.roof, stroke: line },
    { d: written(gone), fill: theme.lane, stroke: line },
    {
      d: joined([
        hatch(rectangle(176, 151, 13, 3.2), { angle: 90, spacing: 0.9, heavy: 0.18, light: 1 }),
        hatch(rectangle(174, 160, 3, 5.6), { angle: 0, spacing: 0.9, heavy: 0.18, light: 1 }),
        hatch(rectangle(193.4, 159, 3, 9), { angle: 0, spacing: 0.9, heavy: 0.18, light: 1 }),
      ]),
      fill: theme.quiet,
    },
    { d: written(circle(x, y, 3.1)), fill: theme.roof, stroke: line },
    { d: written(sails), stroke: { ...line, width: lineOf(theme, 0.22) } },
  ];
}

/** Grass and bushes about the spaces, up to the frame; the same from both ends. */
const HEATH: readonly Point[] = Array.from({ length: 46 }, (_, at): Point => {
  const y = 74 + at * 5.2;
  return at % 2 === 0 ? [10 + 7 * scattered(at * 3), y] : [BOARD_SIZE.width - 10 - 7 * scattered(at * 5), y];
});

/** The whole sheet as land, paler than its spaces. */
const country = (theme: Theme): Shape[] => [
  { d: written(rectangle(0, 0, BOARD_SIZE.width, BOARD_SIZE.height)), fill: theme.country },
  {
    d: written(
      ...HEATH.flatMap(([x, y], at) => [tuft([x, y]), ...(at % 3 === 0 ? [tuft([x + 3, y + 1.6])] : [])]),
    ),
    stroke: { colour: theme.soil, width: lineOf(theme, 0.2), cap: 'round' },
  },
];

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

/** The land under the trenches. */
export function boardGround(theme: Theme): Shape[] {
  if (theme.edition === 'screen') return [...fields(theme), ...outlines(theme)];
  const bare = isBare(theme);
  return [
    ...(bare ? [] : [...country(theme), ...fields(theme), ...textures(theme)]),
    ...road(theme),
    ...trees(theme),
    ...buildings(theme),
    ...craters(theme),
    ...entanglements(theme),
    ...outlines(theme),
  ];
}
