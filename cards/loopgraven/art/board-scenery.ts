/** What stands on the land of the board: wire in lengths, a road with poplars, a farm with its orchard, a mill, a copse. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { move, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { BOARD_SIZE, HEX, middleOf, namePlaces, SPACES } from '../data/board.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';

const NAMES = SPACES.flatMap(namePlaces);

/** Whether a disc at (x, y) is clear of every name. */
const isClear = ([x, y]: Point, radius: number): boolean =>
  NAMES.every(
    (name) =>
      Math.max(name.x - x, x - name.x - name.width) > radius ||
      Math.max(name.y - y, y - name.y - name.height) > radius,
  );

/** What a hex measured when places were set out on the map, mm: they keep to their hexes, whose middle is the sheet's. */
const SET_OUT = 23.6;
const CENTRE: Point = [BOARD_SIZE.width / 2, BOARD_SIZE.height / 2];
const spread = ([x, y]: Point): Point => [
  CENTRE[0] + ((x - CENTRE[0]) * HEX) / SET_OUT,
  CENTRE[1] + ((y - CENTRE[1]) * HEX) / SET_OUT,
];
/** Moves what is drawn about a place along with it. */
const shifted = (about: Point) => {
  const [x, y] = spread(about);
  return move(x - about[0], y - about[1]);
};

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
  [15, 61, rowLevel(3) + 4.8],
  [76, 106, rowLevel(3) + 3.6],
  [139, 166, rowLevel(3) + 4.6],
  [209, 240, rowLevel(3) + 4],
];
const WIRES = [
  ...FIRST,
  ...FIRST.map(
    ([from, to, y]) => [BOARD_SIZE.width - to, BOARD_SIZE.width - from, BOARD_SIZE.height - y] as const,
  ),
];

export function entanglements(theme: Theme): Shape[] {
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

/** Between the names: from one row's gap to the next's. */
const ROAD: readonly Point[] = (
  [
    [126, 2],
    [121, 30],
    [124, 56],
    [119.8, 74],
    [120.6, 96],
    [119.8, 116],
    [120.8, 136],
    [120.2, 157],
    [124, 176],
    [129, 194],
    [132, 219],
    [131.2, 240],
    [132.2, 260],
    [131.2, 280],
    [132.2, 302],
    [128, 320],
    [131, 346],
    [126, 374],
  ] as const
).map(spread);
const LANE: readonly Point[] = (
  [
    [120.6, 143],
    [140, 147],
    [160, 144.4],
    [180, 150],
  ] as const
).map(spread);

/** Where the names of places stand on the map, each within a space: their middles, mm. */
export const NAMED = {
  farm: spread([185, 171.6]),
  mill: spread([178.4, 276]),
  copse: spread([55.2, 253.6]),
} as const;

export function road(theme: Theme): Shape[] {
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

/** The orchard in rows beside the farm, and a wood that has been shelled. */
const ORCHARD: readonly Point[] = Array.from({ length: 12 }, (_, at): Point => [
  190.6 + (at % 4) * 4.6,
  134 + Math.floor(at / 4) * 5,
]).map(spread);
const COPSE: readonly Point[] = Array.from({ length: 19 }, (_, at): Point => {
  const angle = at * 2.4;
  const far = 3.3 * Math.sqrt(at);
  return [66 + Math.cos(angle) * far * 1.35, 234 + Math.sin(angle) * far];
}).map(spread);

const crown = ([x, y]: Point, radius: number): Path => circle(x, y, radius);
const underside = ([x, y]: Point, r: number): Path =>
  draw()
    .at(x + r * 0.7, y - r * 0.2)
    .bend(x + r * 0.6, y + r * 0.7, x - r * 0.2, y + r * 0.72)
    .at(x + r * 0.3, y)
    .bend(x + r * 0.22, y + r * 0.36, x - r * 0.1, y + r * 0.36).path;

export function trees(theme: Theme): Shape[] {
  const all = [
    ...POPLARS.map((at) => ({ at, radius: 1.3 })),
    ...ORCHARD.map((at) => ({ at, radius: 1.6 })),
    ...COPSE.map((at, index) => ({ at, radius: 1.5 + 0.7 * scattered(index) })),
  ].filter(({ at, radius }) => isClear(at, radius + 0.3));
  const line = { colour: theme.quiet, width: lineOf(theme, 0.18) } as const;
  return [
    { d: written(...all.map(({ at, radius }) => crown(at, radius))), fill: theme.leaf, stroke: line },
    ...(isBare(theme)
      ? []
      : [{ d: written(...all.map(({ at, radius }) => underside(at, radius))), stroke: line }]),
  ];
}

/** The farm's yard as it was set out, its middle, and where it lies. */
const SET_YARD = { x: 176.9, y: 145.6, width: 16.6, height: 28.4 } as const;
const FARM: Point = [SET_YARD.x + SET_YARD.width / 2, SET_YARD.y + SET_YARD.height / 2];
const TO_FARM = shifted(FARM);
const [YARD_X, YARD_Y] = spread(FARM);
const YARD = {
  ...SET_YARD,
  x: YARD_X - SET_YARD.width / 2,
  y: YARD_Y - SET_YARD.height / 2,
} as const;

/** Whether something of this reach lies outside the yard. */
export const isOffYard = ([x, y]: Point, reach: number): boolean =>
  Math.max(YARD.x - x, x - YARD.x - YARD.width, YARD.y - y, y - YARD.y - YARD.height) > reach;

/** House, barn and stable round a yard, the barn without half its roof; a mill on its mound. */
export function buildings(theme: Theme): Shape[] {
  const line = { colour: theme.quiet, width: lineOf(theme, 0.28), join: 'miter' as const };
  const roofs = [
    rectangle(179.4, 147.6, 11.6, 5.4),
    rectangle(178, 157, 5.4, 11),
    rectangle(187.4, 157, 5, 8.6),
  ].map((roof) => moved(roof, TO_FARM));
  const gone = polygon([
    [178, 163.6],
    [180, 162.6],
    [181.2, 164],
    [183.4, 163],
    [183.4, 168],
    [178, 168],
  ]);
  const [x, y] = spread([188, 268]);
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
    {
      d: written(rectangle(YARD.x, YARD.y, YARD.width, YARD.height, 1.6)),
      stroke: { ...line, width: lineOf(theme, 0.18) },
    },
    { d: written(...roofs), fill: theme.roof, stroke: line },
    { d: written(moved(gone, TO_FARM)), fill: theme.lane, stroke: line },
    {
      d: joined(
        [
          { wall: rectangle(179.4, 147.6, 11.6, 2.7), angle: 90 },
          { wall: rectangle(180.7, 157, 2.7, 5), angle: 0 },
          { wall: rectangle(189.9, 157, 2.5, 8.6), angle: 0 },
        ].map(({ wall, angle }) =>
          hatch(moved(wall, TO_FARM), { angle, spacing: 0.9, heavy: 0.18, light: 1 }),
        ),
      ),
      fill: theme.quiet,
    },
    { d: written(circle(x, y, 3.1)), fill: theme.roof, stroke: line },
    { d: written(sails), stroke: { ...line, width: lineOf(theme, 0.22) } },
  ];
}
