/**
 * The Renault FT from its right side, facing right, drawn in centimetres of the real tank: 5 m with its tail,
 * 2.14 m high; x from the tip of the tail, y upward from the ground.
 */
import { type Point, chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Wheel, belt, walk } from '../../../src/kit/engrave/figures/belt.ts';
import { type Burin, type Detail, type Inks, type Picture, burin } from '../../../src/kit/engrave/burin.ts';
import { memoized } from '../../../src/kit/memoize.ts';
import { outline, trail } from '../../../src/kit/engrave/knots.ts';
import { discs, ring, row } from '../../../src/kit/engrave/rivets.ts';

const LENGTH = 500;
const HEIGHT = 216;
/** Millimetres of print to a centimetre of tank: 1:156. */
const SCALE = 0.064;

const IDLER: Wheel = { at: [437, 80], r: 63 };
const SPROCKET: Wheel = { at: [121, 62], r: 41 };
const FIRST_ROAD_WHEEL: Point = [374, 22];
const LAST_ROAD_WHEEL: Point = [178, 22];
const TRACK = 12;
const LINK = 20;

/** The track round its wheels; clockwise on the page is anticlockwise where y grows upward. */
const around = (thickness: number): Point[] =>
  belt(
    [
      { at: IDLER.at, r: IDLER.r - thickness },
      { at: FIRST_ROAD_WHEEL, r: 22 - thickness },
      { at: LAST_ROAD_WHEEL, r: 22 - thickness },
      { at: SPROCKET.at, r: SPROCKET.r - thickness },
    ].reverse(),
    9,
  );

/** The skid that keeps it from tipping back in a trench: a plate on two struts, its tip curled up. */
function tail(tool: Burin): void {
  const plate = outline([
    [112, 58, 'sharp'],
    [60, 47],
    [22, 44],
    [6, 54],
    [0, 72, 'sharp'],
    [9, 74, 'sharp'],
    [14, 62],
    [28, 56],
    [62, 60],
    [112, 76, 'sharp'],
  ]);
  tool.line(line(46, 56, 108, 98), 2.2);
  tool.line(line(30, 58, 100, 82), 1.2);
  tool.mass(plate);
}

function hull(tool: Burin): void {
  const body = polygon([
    [96, 70],
    [88, 104],
    [104, 132],
    [252, 154],
    [352, 156],
    [352, 184],
    [372, 182],
    [394, 152],
    [432, 132],
    [440, 100],
    [420, 60],
  ]);
  tool.plate(body);
  const nose = polygon([
    [394, 152],
    [432, 132],
    [440, 100],
    [380, 100],
  ]);
  tool.shade(nose, { angle: 180, spacing: 0.34, heavy: 0.22 });
  const hood = polygon([
    [354, 156],
    [354, 184],
    [372, 182],
    [394, 152],
  ]);
  tool.shade(hood, { angle: 150, spacing: 0.36, heavy: 0.2, reach: 0.75 });
  const deck = polygon([
    [104, 132],
    [252, 154],
    [252, 100],
    [100, 100],
  ]);
  tool.shade(deck, { angle: -82, spacing: 0.42, heavy: 0.22, reach: 0.62 });
  const flank = polygon([
    [252, 154],
    [352, 156],
    [394, 152],
    [394, 100],
    [252, 100],
  ]);
  tool.shade(flank, { angle: 90, spacing: 0.34, heavy: 0.24, reach: 0.3 });
  tool.shade(flank, { angle: -90, spacing: 0.4, heavy: 0.2, reach: 0.5 });
  tool.line(line(300, 139, 330, 141), 1.5);
  tool.fine(line(252, 154, 252, 110));
  tool.fine(line(394, 152, 394, 120));
  tool.line(line(376, 168, 385, 156), 1.6);
  tool.rivets([...row([112, 129], [244, 149], 12), ...row([262, 150], [344, 151], 8)], 1.7);
  tool.rivets([...row([358, 160], [358, 178], 3), ...row([400, 145], [428, 130], 4)], 1.7);
}

/** The exhaust silencer along the right side of the engine, a riveted drum. */
export function silencer(tool: Burin): void {
  tool.line(
    trail([
      [222, 134, 'sharp'],
      [240, 137],
      [246, 122, 'sharp'],
    ]),
    1.6,
  );
  tool.plate(rectangle(124, 112, 100, 21, 8));
  tool.shade(rectangle(124, 112, 100, 21, 8), { angle: 90, spacing: 0.3, heavy: 0.2, reach: 0.62 });
  tool.line(line(150, 112, 150, 133), 0.8);
  tool.line(line(198, 112, 198, 133), 0.8);
  tool.line(
    trail([
      [124, 124, 'sharp'],
      [108, 124],
      [92, 118],
    ]),
    2,
  );
}

function turret(tool: Burin): void {
  // Gun: its sleeve and the short barrel.
  tool.plate(
    polygon([
      [352, 168],
      [352, 188],
      [378, 186],
      [378, 170],
    ]),
  );
  tool.mass(
    polygon([
      [378, 173],
      [378, 184],
      [424, 183],
      [424, 174],
    ]),
  );
  tool.mass(rectangle(421, 171.5, 8, 14, 2));
  const sides = polygon([
    [252, 156],
    [262, 202],
    [356, 202],
    [364, 156],
  ]);
  tool.plate(sides);
  const front = polygon([
    [338, 156],
    [334, 202],
    [356, 202],
    [364, 156],
  ]);
  tool.shade(front, { angle: 180, spacing: 0.26, heavy: 0.2, light: 0.5 });
  const middle = polygon([
    [282, 156],
    [286, 202],
    [334, 202],
    [338, 156],
  ]);
  tool.shade(middle, { angle: 90, spacing: 0.34, heavy: 0.14, reach: 0.8 });
  tool.fine(
    polyline([
      [282, 156],
      [286, 202],
    ]),
  );
  tool.fine(
    polyline([
      [338, 156],
      [334, 202],
    ]),
  );
  tool.mass(
    polygon([
      [246, 150],
      [246, 158],
      [370, 158],
      [370, 150],
    ]),
  );
  tool.rivets([...row([260, 164], [278, 164], 3), ...row([290, 164], [332, 164], 5)], 1.7);
  tool.rivets([...row([268, 196], [282, 196], 3), ...row([292, 196], [330, 196], 5)], 1.7);
  tool.mass(rectangle(302, 176, 20, 4));
  // The cupola with its mushroom lid.
  tool.plate(
    polygon([
      [286, 202],
      [288, 209],
      [334, 209],
      [336, 202],
    ]),
  );
  tool.mass(
    outline([
      [276, 207, 'sharp'],
      [284, 213],
      [311, 218],
      [338, 213],
      [346, 207, 'sharp'],
    ]),
  );
}

/** The raised edges of the shoes, standing out from the track. */
function grips(tool: Burin): void {
  if (tool.detail === 'simple') return;
  const pen = draw();
  for (const {
    at: [x, y],
    heading: [dx, dy],
  } of walk(around(0), LINK, LINK / 2)) {
    const corner = (along: number, out: number): Point => [
      x + dx * along + dy * out,
      y + dy * along - dx * out,
    ];
    pen.add(polygon([corner(-3.4, -2), corner(-2.2, 3.4), corner(2.2, 3.4), corner(3.4, -2)]));
  }
  tool.mass(pen.path);
}

/** A bright line where the track meets its wheels, and slits of light between the shoes: solid when simple. */
function track(tool: Burin): void {
  const outer = around(0);
  tool.mass(polygon(outer));
  if (tool.detail === 'simple') return tool.cut(polygon(around(TRACK + 5)), 0.9);
  const slits = walk(outer, tool.detail === 'full' ? LINK : 2 * LINK).reduce(
    (pen, { at: [x, y], heading: [dx, dy] }) =>
      pen.at(x + dy, y - dx).to(x - dy * (TRACK - 4), y + dx * (TRACK - 4)),
    draw(),
  );
  tool.cut(slits.path, 1.05);
  tool.cut(polygon(around(TRACK)), 1.5);
}

function runningGear(tool: Burin): void {
  // The frame from the front wheel's axle to the driving wheel, over springs and road wheels.
  const girder = polygon([
    [128, 84],
    [412, 106],
    [444, 96],
    [444, 72],
    [356, 60],
    [176, 52],
    [128, 46],
  ]);
  if (tool.detail !== 'simple') tool.cut(discs(row([172, 97], [376, 118], 6), 5), 1.4);
  tool.plate(girder);
  tool.shade(girder, { angle: -90, spacing: 0.36, heavy: 0.2, reach: 0.5 });
  tool.rivets([...row([150, 80], [404, 99], 16)], 1.7);
  tool.plate(
    outline([
      [196, 52, 'sharp'],
      [224, 40],
      [252, 38],
      [280, 42],
      [306, 56, 'sharp'],
      [280, 50],
      [250, 47],
      [222, 48],
    ]),
    0.7,
  );
  tool.plate(
    outline([
      [282, 55, 'sharp'],
      [310, 43],
      [338, 41],
      [362, 46],
      [384, 60, 'sharp'],
      [362, 54],
      [336, 50],
      [308, 51],
    ]),
    0.7,
  );
  const wheels = row([LAST_ROAD_WHEEL[0] + 2, 22], [FIRST_ROAD_WHEEL[0] - 2, 22], 9);
  tool.hole(discs(wheels, 10.5));
  tool.mass(discs(wheels, 4.4));
}

/** A disc with holes before it, a toothed wheel behind. */
function greatWheels(tool: Burin): void {
  const [ix, iy] = IDLER.at;
  tool.hole(circle(ix, iy, 48));
  tool.line(circle(ix, iy, 42), 0.8);
  tool.shade(
    draw()
      .add(circle(ix, iy, 42))
      .add(circle(ix, iy, 13)).path,
    { angle: 135 + 90, spacing: 0.32, heavy: 0.2, reach: 0.6 },
  );
  tool.mass(discs(ring(IDLER.at, 28, 7), 7));
  tool.mass(circle(ix, iy, 12));
  tool.hole(circle(ix, iy, 6));
  const [sx, sy] = SPROCKET.at;
  tool.hole(circle(sx, sy, 27));
  tool.mass(discs(ring(SPROCKET.at, 26, 11), 3.6));
  tool.mass(circle(sx, sy, 17));
  tool.hole(circle(sx, sy, 9));
  tool.spots(circle(sx, sy, 4));
}

/** One track from outside with all that runs in it, in the tank's centimetres. */
export function engraveTrack(tool: Burin): void {
  for (const part of [track, runningGear, greatWheels]) part(tool);
}

/** 32 x 13.8 mm, the tracks on its lower edge. */
export const TANK_PROFILE: Picture = {
  width: LENGTH * SCALE,
  height: HEIGHT * SCALE,
  draw: memoized((inks: Inks, detail: Detail) => {
    const tool = burin(inks, detail, chain(move(-LENGTH / 2, -HEIGHT / 2), scale(SCALE, -SCALE)));
    for (const part of [tail, hull, silencer, turret, grips, engraveTrack]) part(tool);
    return tool.shapes();
  }),
};

// The Renault FT from above, facing north, drawn in centimetres of the real tank: 1.74 m wide, 5 m long with its
// tail; x from its left side, y from its nose.

const WIDTH = 174;
const MIDDLE = WIDTH / 2;

const TRACK_WIDTH = 36;
const TRACK_LENGTH = 408;
const LINK_ABOVE = 15;
const TURRET: Point = [MIDDLE, 186];
const GUN_MUZZLE = 20;

/** The points of the left half and, in turn, their mirror images on the right: an outline symmetric to the axis. */
const symmetric = (left: readonly Point[]): Point[] => [
  ...left,
  ...left.toReversed().map(([x, y]): Point => [WIDTH - x, y]),
];

/** Points of a column down the left side and its mirror image. */
const pairs = (x: number, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1)).flatMap(
    (y): Point[] => [
      [x, y],
      [WIDTH - x, y],
    ],
  );

const octagon = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 8 }, (_, index) => {
    const turn = ((index + 0.5) * Math.PI) / 4;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

function tailAbove(tool: Burin): void {
  tool.line(
    polyline([
      [58, 400],
      [70, 478],
    ]),
    2,
  );
  tool.line(
    polyline([
      [116, 400],
      [104, 478],
    ]),
    2,
  );
  tool.mass(
    polygon(
      symmetric([
        [62, 404],
        [64, 470],
        [56, 486],
        [56, 500],
      ]),
    ),
  );
  tool.cut(line(MIDDLE, 412, MIDDLE, 470), 1.4);
  tool.cut(line(62, 486, 112, 486), 1);
}

/** Where the links of a track end, seen from above: closer together where it curves down round its wheels. */
function links(count: number): number[] {
  const bend = 46;
  return Array.from({ length: count - 1 }, (_, index) => {
    const y = ((index + 1) * TRACK_LENGTH) / count;
    const edge = Math.min(y, TRACK_LENGTH - y);
    const seen = edge < bend ? bend * (1 - Math.cos((edge / bend) * (Math.PI / 2))) : edge;
    const near = Math.max(seen, edge * 0.62);
    return y === edge ? near : TRACK_LENGTH - near;
  });
}

function tracks(tool: Burin): void {
  const count = Math.round(TRACK_LENGTH / LINK_ABOVE / (tool.detail === 'full' ? 1 : 2));
  for (const x of [0, WIDTH - TRACK_WIDTH]) {
    tool.mass(rectangle(x, 0, TRACK_WIDTH, TRACK_LENGTH, 10));
    const slits = links(count).reduce((pen, y) => pen.at(x + 3, y).to(x + TRACK_WIDTH - 3, y), draw());
    tool.cut(slits.path, 1.1);
  }
}

function hullAbove(tool: Burin): void {
  const body = polygon(
    symmetric([
      [70, 52],
      [54, 72],
      [40, 116],
      [36, 126],
      [36, 300],
      [48, 388],
      [60, 410],
    ]),
  );
  tool.plate(body);
  const rightSide = polygon([
    [WIDTH - 52, 76],
    [WIDTH - 36, 126],
    [WIDTH - 36, 300],
    [WIDTH - 60, 410],
    [WIDTH - 74, 410],
    [WIDTH - 56, 300],
    [WIDTH - 56, 120],
  ]);
  tool.shade(rightSide, { angle: 180, spacing: 0.3, heavy: 0.2 });
  // The nose slopes to the front in two steps; the driver looks out between them.
  tool.fine(polyline(symmetric([[40, 116]])));
  tool.fine(
    polyline([
      [54, 72],
      [WIDTH - 54, 72],
    ]),
  );
  tool.shade(
    polygon(
      symmetric([
        [54, 72],
        [40, 116],
      ]),
    ),
    { angle: 90, spacing: 0.34, heavy: 0.16, reach: 0.6 },
  );
  tool.line(line(MIDDLE - 20, 108, MIDDLE + 20, 108), 1.4);
  // Engine deck: a hinge down the middle, louvres on both sides, the silencer on the right.
  tool.fine(
    polyline([
      [40, 246],
      [WIDTH - 40, 246],
    ]),
  );
  tool.fine(line(MIDDLE, 246, MIDDLE, 408));
  const louvres = draw();
  for (let y = 268; y <= 356; y += 11)
    louvres
      .at(56, y)
      .to(78, y)
      .at(WIDTH - 78, y)
      .to(WIDTH - 56, y);
  tool.line(louvres.path, 0.8);
  tool.rivets(pairs(43, 132, 296, 12), 1.8);
  tool.rivets([[62, 66], [MIDDLE, 62], [WIDTH - 62, 66], ...pairs(64, 372, 398, 3)], 1.8);
}

function gun(tool: Burin): void {
  const [x, y] = TURRET;
  tool.plate(
    polygon([
      [x - 12, y - 44],
      [x - 10, y - 70],
      [x + 10, y - 70],
      [x + 12, y - 44],
    ]),
  );
  tool.mass(
    polygon([
      [x - 6, y - 70],
      [x - 4.6, GUN_MUZZLE + 8],
      [x + 4.6, GUN_MUZZLE + 8],
      [x + 6, y - 70],
    ]),
  );
  tool.mass(rectangle(x - 7, GUN_MUZZLE, 14, 10, 2));
}

function turretAbove(tool: Burin): void {
  const [x, y] = TURRET;
  const wall = octagon(TURRET, 50);
  const roof = octagon(TURRET, 40);
  // The shadow that it throws on the deck.
  tool.mass(polygon(octagon([x + 6, y + 7], 51)));
  tool.plate(polygon(wall));
  tool.shade(draw().add(polygon(wall)).add(polygon(roof)).path, {
    angle: 225,
    spacing: 0.3,
    heavy: 0.2,
    reach: 0.66,
  });
  tool.fine(polygon(roof));
  for (const [index, [wx, wy]] of wall.entries()) tool.fine(line(wx, wy, ...(roof[index] ?? TURRET)));
  tool.rivets(octagon(TURRET, 40), 1.8);
  tool.mass(circle(x + 2, y + 3, 27));
  tool.plate(circle(x, y, 25));
  tool.shade(circle(x, y, 25), { angle: 225, spacing: 0.3, heavy: 0.22, reach: 0.6, bow: 0.3 });
  tool.mass(circle(x, y, 7));
}

/** Rods that stay the frames of the tracks. */
function stays(tool: Burin): void {
  tool.line(line(30, 92, 50, 92), 1.6);
  tool.line(line(WIDTH - 30, 92, WIDTH - 50, 92), 1.6);
}

/** Its tracks, where it ends against the ground but for gun and tail. */
export const TANK_OUTLINE = moved(
  rectangle(0, 0, WIDTH, TRACK_LENGTH, 10),
  chain(move(-MIDDLE, -LENGTH / 2), scale(SCALE)),
);

/** 11.1 x 32 mm, its nose up. */
export const TANK_ABOVE: Picture = {
  width: WIDTH * SCALE,
  height: LENGTH * SCALE,
  draw: (inks, detail) => {
    const tool = burin(inks, detail, chain(move(-MIDDLE, -LENGTH / 2), scale(SCALE)));
    for (const part of [tailAbove, tracks, stays, hullAbove, gun, turretAbove]) part(tool);
    return tool.shapes();
  },
};
