/** Pictures of special fields: each one a silhouette of its own. */
import { type Burin, type Detail, type Inks, type Picture, burin } from '../../../src/kit/engrave/burin.ts';
import {
  IDENTITY,
  type Matrix,
  type Point,
  chain,
  scale,
  turn,
} from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Knot, outline, placed, placing } from '../../../src/kit/engrave/knots.ts';

/** A burin for specials: where ink is spared they have their army's lines alone, and no shadows across them. */
export function boldBurin(inks: Inks, detail: Detail, place: Matrix): Burin {
  const tool = burin(inks, detail, place);
  return detail === 'line' ? { ...tool, shade: () => undefined } : tool;
}

export interface Special extends Picture {
  /** Parts that together cover the whole mass of the picture. */
  readonly silhouette: readonly Path[];
}

/** Round a special where ink is spared: 1.5 pt of it show. */
const BOLD = 0.53;
/** Paper round a special, mm. */
const HALO = 1.1;

/** The halo that sets a special off from the ground; in low ink with a bold outline. */
export function backing({ silhouette }: Special, { edition, paper, key }: Theme): Shape[] {
  const d = written(...silhouette);
  const laid = (reach: number, colour: Colour): Shape => ({
    d,
    fill: colour,
    stroke: { colour, width: 2 * reach, join: 'round' },
  });
  return edition === 'low-ink'
    ? [laid(BOLD + HALO, paper), laid(BOLD, key), { d, fill: paper }]
    : [laid(HALO, paper)];
}

// A machine-gun post of 1917 as one black mass: a slab above, sandbags below, alike in weight, so that it stands
// upside down as well; millimetres, about its centre.

const SLAB: Path = outline([
  [-15.6, -3.6, 'sharp'],
  [-15.8, -5.4],
  [-13.6, -7.6],
  [-8, -9.2],
  [0, -9.7],
  [8, -9.2],
  [13.6, -7.6],
  [15.8, -5.4],
  [15.6, -3.6, 'sharp'],
]);

const WALLS: Path = polygon([
  [-11.8, -3.8],
  [11.8, -3.8],
  [13, 5],
  [-13, 5],
]);

/** Black; where ink is spared, paper within its outline: of all parts the walls alone are hatched. */
function weighty(tool: Burin, path: Path): void {
  if (tool.detail === 'line') tool.plate(path);
  else tool.mass(path);
}

/** The slab's front edge, and earth over it in the light. */
function slab(tool: Burin): void {
  weighty(tool, SLAB);
  tool.cut(line(-14.4, -4.9, 14.4, -4.9), 1.5);
  tool.cut(
    draw()
      .at(-11.6, -6.4)
      .bend(-6, -7.4, 1, -7.5)
      .at(3.4, -7.4)
      .bend(8, -7.1, 11.4, -6.3)
      .at(-7.2, -8.1)
      .bend(-2, -8.7, 3.2, -8.6).path,
    1.3,
  );
}

/** Walls with the marks of their boards, and a slot stepped inward with the muzzle of a gun in it. */
function walls(tool: Burin): void {
  tool.mass(WALLS);
  const boards = draw();
  for (const [y, reach] of [
    [-2, 11.6],
    [0.3, 11.9],
    [2.6, 12.2],
  ] as const) {
    boards.at(-reach, y).to(-8.9, y).at(8.9, y).to(reach, y);
  }
  tool.cut(boards.path, 1.1);
  tool.plate(rectangle(-7.7, -1.9, 15.4, 5.2, 0.4), 1.3);
  tool.mass(rectangle(-5.6, -0.4, 11.2, 2.3));
  tool.hole(circle(0, 0.75, 0.85));
}

/** Bags in two courses; each lies over the joints of the one below. */
const COURSES = [
  [5.7, 7],
  [8.3, 8],
] as const;
const BAG = { width: 4.1, height: 2.5 } as const;

function sandbags(tool: Burin): void {
  for (const [y, count] of COURSES) {
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * BAG.width;
      const sag = (index % 2) * 0.18;
      const [half, high] = [BAG.width / 2 - 0.14, BAG.height / 2 - 0.1];
      weighty(tool, rectangle(x - half, y - high + sag, 2 * half, 2 * high, 0.95));
      if (tool.detail === 'full')
        tool.cut(
          polyline([
            [x - half + 0.9, y - 0.35 + sag],
            [x + half - 1.3, y - 0.45 + sag],
          ]),
          0.9,
        );
    }
  }
}

/** 33 x 19.4 mm. */
export const BUNKER: Special = {
  width: 33,
  height: 19.4,
  silhouette: [SLAB, WALLS, rectangle(-14.4, 4.3, 28.8, 3, 1), rectangle(-16.4, 6.9, 32.8, 2.8, 1)],
  draw: (inks, detail) => {
    const tool = boldBurin(inks, detail, IDENTITY);
    for (const part of [walls, slab, sandbags]) part(tool);
    return tool.shapes();
  },
};

// Where the tank starts: an empty place, with a wedge to each side that it may face and the print of its tracks.

/** Radius of its ring, mm. */
export const TANK_START_RADIUS = 11.2;

/** How far over the middle its tracks ran, and how long a print is. */
const TRACK = { y: 4.3, from: -6.4, to: 6.4, pace: 1.25, link: 2.9 } as const;

export function tankStart({ edition, paper, key, land }: Theme): Shape[] {
  const wedge = polygon([
    [-1.8, -TANK_START_RADIUS - 0.9],
    [0, -TANK_START_RADIUS - 3.1],
    [1.8, -TANK_START_RADIUS - 0.9],
  ]);
  const prints = draw();
  for (const y of [-TRACK.y, TRACK.y])
    for (let x = TRACK.from; x <= TRACK.to; x += TRACK.pace)
      prints.at(x, y - TRACK.link / 2).to(x, y + TRACK.link / 2);
  const drawn = edition === 'low-ink';
  // On paper it has to weigh more than the trenches of open fields.
  const printInk = edition === 'screen' ? land.cut : key;
  const wedges = [0, 90, 180, 270].map((angle) => moved(wedge, turn(angle)));
  return [
    {
      d: written(circle(0, 0, TANK_START_RADIUS)),
      fill: paper,
      stroke: { colour: key, width: { colour: 0.9, 'low-ink': 0.4, screen: 0.75 }[edition] },
    },
    {
      d: written(prints.path),
      stroke: {
        colour: printInk,
        width: { colour: 0.74, 'low-ink': 0.16, screen: 0.62 }[edition],
        cap: 'round',
      },
    },
    {
      d: written(...wedges),
      ...(drawn ? { fill: paper } : { fill: key }),
      stroke: { colour: key, width: 0.2, join: 'round' },
    },
  ];
}

// A supply crate seen from its front and a little from the right and above; millimetres, about its centre.

const FRONT = { x: -9.9, y: -4.4, width: 15.4, height: 13.4 } as const;
/** How far the back edge is shifted from the front: to the right and up. */
const DEPTH: Point = [4.4, -4.4];
const BATTEN = 2.2;

const { x: LEFT, y: TOP } = FRONT;
const RIGHT = LEFT + FRONT.width;
const BOTTOM = TOP + FRONT.height;

/** A point of the front pushed `share` of the way to the back. */
const behind = (x: number, y: number, share = 1): Point => [x + DEPTH[0] * share, y + DEPTH[1] * share];

function lid(tool: Burin): void {
  tool.flat(polygon([[LEFT, TOP], [RIGHT, TOP], behind(RIGHT, TOP), behind(LEFT, TOP)]));
  for (const share of [0.34, 0.67])
    tool.line(polyline([behind(LEFT, TOP, share), behind(RIGHT, TOP, share)]), 0.8);
}

/** The end lies in shadow. */
function end(tool: Burin): void {
  tool.mass(polygon([[RIGHT, TOP], behind(RIGHT, TOP), behind(RIGHT, BOTTOM), [RIGHT, BOTTOM]]));
  const boards = draw();
  for (const share of [0.34, 0.67]) {
    const y = TOP + FRONT.height * share;
    boards.at(RIGHT + 0.5, y - 0.5).to(...behind(RIGHT - 0.5, y + 0.5));
  }
  tool.cut(boards.path, 1.3);
}

/** Boards in a frame of battens, and one that slants to hold it square. */
function front(tool: Burin): void {
  const [left, right, top, bottom] = [LEFT + BATTEN, RIGHT - BATTEN, TOP + BATTEN, BOTTOM - BATTEN];
  tool.flat(rectangle(FRONT.x, FRONT.y, FRONT.width, FRONT.height));
  for (const share of [0.35, 0.65]) {
    const y = TOP + FRONT.height * share;
    tool.line(line(left, y, right, y), 0.8);
  }
  tool.shade(rectangle(left, top, right - left, 1.5), { angle: 90, spacing: 0.34, heavy: 0.22, reach: 0.9 });
  tool.flat(
    polygon([
      [left, bottom],
      [left, bottom - 2.3],
      [right - 2.7, top],
      [right, top],
      [right, top + 2.3],
      [left + 2.7, bottom],
    ]),
  );
  for (const y of [TOP, bottom]) tool.flat(rectangle(LEFT, y, FRONT.width, BATTEN));
  for (const x of [LEFT, right]) tool.flat(rectangle(x, TOP, BATTEN, FRONT.height));
  const nails = [LEFT + BATTEN / 2, RIGHT - BATTEN / 2].flatMap((x) =>
    [TOP + BATTEN / 2, BOTTOM - BATTEN / 2].map((y): Point => [x, y]),
  );
  tool.rivets(nails, 0.28);
}

/** What is seen of it against the sky. */
export const CRATE_OUTLINE: readonly Point[] = [
  [LEFT, TOP],
  behind(LEFT, TOP),
  behind(RIGHT, TOP),
  behind(RIGHT, BOTTOM),
  [RIGHT, BOTTOM],
  [LEFT, BOTTOM],
];

/** 20 x 18 mm. */
export const CRATE: Special = {
  width: 20,
  height: 18,
  silhouette: [polygon(CRATE_OUTLINE)],
  draw: (inks, detail) => {
    const tool = boldBurin(inks, detail, IDENTITY);
    for (const part of [lid, end, front]) part(tool);
    return tool.shapes();
  },
};

// The six sides of a supply crate seen square on, 10 x 10 mm about their centre: for counters and cubes.

const SIDE = 10;
const EDGE = SIDE / 2;
const SIDE_BATTEN = 1.5;
const BOARDS = 4;

/** Half the bomb and its flame, about the bomb's centre: bridges hold the mask of a stencil together. */
const HALF_BOMB: readonly Knot[] = [
  [0.24, -2.6, 'sharp'],
  [1.3, -2.2],
  [2.5, -0.9],
  [2.5, 0.9],
  [1.3, 2.2],
  [0.24, 2.6, 'sharp'],
];
const FLAME: readonly Knot[] = [
  [-0.9, -4, 'sharp'],
  [-2, -4.8],
  [-2.1, -6.2],
  [-3, -7.2, 'sharp'],
  [-1.3, -6.9],
  [-1, -6, 'sharp'],
  [-0.9, -7.2],
  [0.2, -8.6, 'sharp'],
  [0.3, -7.2],
  [0.9, -6.2, 'sharp'],
  [1.5, -7],
  [2.8, -7.4, 'sharp'],
  [2.2, -6.2],
  [2.1, -4.9],
  [0.9, -4, 'sharp'],
];

/** The mark of a grenade, as the ordnance stencilled it: the bomb about (x, y), 5 x 11 mm at size 1. */
function stencil(tool: Burin, [x, y]: Point, size: number): void {
  const place = placing(x, y, 0, size);
  tool.mass(outline(placed(HALF_BOMB, place)));
  tool.mass(outline(placed(HALF_BOMB, chain(scale(-1, 1), place))));
  tool.mass(moved(rectangle(-1.1, -3.6, 2.2, 0.6), place));
  tool.mass(outline(placed(FLAME, place)));
}

export const CRATE_SIDES = ['lid', 'side', 'end', 'bottom'] as const;
export type CrateSide = (typeof CRATE_SIDES)[number];

/** Where boards lie across: the ends of their grain, by board. */
const GRAIN: readonly (readonly [board: number, share: number, from: number, to: number])[] = [
  [0, 0.4, -3, 0.6],
  [0, 0.65, 1.4, 3.4],
  [1, 0.3, -1, 2.8],
  [1, 0.7, -3.3, -0.4],
  [2, 0.35, -2.6, 1],
  [2, 0.72, 0.4, 3.2],
  [3, 0.45, -1.8, 2.2],
];

function boards(tool: Burin): void {
  tool.flat(rectangle(-EDGE, -EDGE, SIDE, SIDE), 0.01);
  const height = SIDE / BOARDS;
  for (let board = 1; board < BOARDS; board += 1) {
    tool.line(line(-EDGE, board * height - EDGE, EDGE, board * height - EDGE), 0.55);
  }
  const grain = GRAIN.reduce((pen, [board, share, from, to]) => {
    const y = (board + share) * height - EDGE;
    return pen.at(from, y).to(to, y);
  }, draw());
  if (tool.detail === 'full') tool.fine(grain.path, 0.6);
}

/** A batten with its nails, and the shadow that it throws to its right where boards lie there. */
function upright(tool: Burin, x: number): void {
  const right = x + SIDE_BATTEN;
  if (right < EDGE)
    tool.shade(rectangle(right, -EDGE, 0.7, SIDE), { angle: 0, spacing: 0.24, heavy: 0.14, reach: 0.9 });
  tool.flat(rectangle(x, -EDGE, SIDE_BATTEN, SIDE), 0.7);
  const nails = [-4.1, -1.6, 1.6, 4.1].map((y): Point => [x + SIDE_BATTEN / 2, y]);
  tool.rivets(nails, 0.2);
}

function frame(tool: Burin): void {
  for (const x of [-EDGE, EDGE - SIDE_BATTEN]) upright(tool, x);
  for (const y of [-EDGE, EDGE - SIDE_BATTEN]) tool.flat(rectangle(-EDGE, y, SIDE, SIDE_BATTEN), 0.7);
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sy): Point => [sx * 4.25, sy * 4.25]));
  tool.rivets(corners, 0.24);
}

/** A slanting board holds the frame square. */
function brace(tool: Burin): void {
  const inner = EDGE - SIDE_BATTEN;
  const half = 0.95;
  tool.flat(
    polygon([
      [-inner, inner],
      [-inner, inner - half * 1.5],
      [inner - half * 1.5, -inner],
      [inner, -inner],
      [inner, -inner + half * 1.5],
      [-inner + half * 1.5, inner],
    ]),
    0.7,
  );
  tool.shade(
    polygon([
      [-inner + half * 1.5, inner],
      [inner, -inner + half * 1.5],
      [inner, -inner + half * 3],
      [-inner + half * 3, inner],
    ]),
    {
      angle: 45,
      spacing: 0.26,
      heavy: 0.14,
      reach: 0.9,
    },
  );
}

function rope(tool: Burin): void {
  tool.mass(
    outline([
      [-2, -0.9],
      [-1.4, 1],
      [0, 1.7],
      [1.4, 1],
      [2, -0.9],
      [1.4, -0.9],
      [0.9, 0.5],
      [0, 0.9],
      [-0.9, 0.5],
      [-1.4, -0.9],
    ]),
  );
  tool.cut(
    draw()
      .at(-1.7, -0.1)
      .to(-1.1, 0.1)
      .at(-1, 1)
      .to(-0.7, 0.5)
      .at(0.1, 1.5)
      .to(0.2, 1)
      .at(1.2, 0.9)
      .to(0.9, 0.5).path,
    0.6,
  );
  for (const x of [-1.7, 1.7]) tool.mass(circle(x, -1.1, 0.5));
}

const DRAWN: Readonly<Record<CrateSide, (tool: Burin) => void>> = {
  lid: (tool) => {
    boards(tool);
    for (const x of [-4.2, 2.7]) upright(tool, x);
    stencil(tool, [-0.05, 1.5], 0.62);
  },
  side: (tool) => {
    boards(tool);
    brace(tool);
    frame(tool);
  },
  end: (tool) => {
    boards(tool);
    frame(tool);
    rope(tool);
  },
  bottom: (tool) => boards(tool),
};

/** A side as a picture of its own. */
export const crateSide = (side: CrateSide): Picture => ({
  width: SIDE,
  height: SIDE,
  draw: (inks, detail) => {
    const tool = burin(inks, detail, IDENTITY);
    DRAWN[side](tool);
    return tool.shapes();
  },
});
