/**
 * The Renault FT from above, facing north, drawn in centimetres of the real tank: 1.74 m wide, 5 m long with its
 * tail; x from its left side, y from its nose.
 */
import { chain, move, scale, type Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, moved } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { burin, type Burin, type Picture } from '../../../src/kit/engrave/burin.ts';

const WIDTH = 174;
const LENGTH = 500;
const MIDDLE = WIDTH / 2;
/** Millimetres of print to a centimetre of tank: 1:156. */
const SCALE = 0.064;

const TRACK_WIDTH = 36;
const TRACK_LENGTH = 408;
const LINK = 15;
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

function tail(tool: Burin): void {
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
  const count = Math.round(TRACK_LENGTH / LINK / (tool.detail === 'full' ? 1 : 2));
  for (const x of [0, WIDTH - TRACK_WIDTH]) {
    tool.mass(rectangle(x, 0, TRACK_WIDTH, TRACK_LENGTH, 10));
    const slits = links(count).reduce((pen, y) => pen.at(x + 3, y).to(x + TRACK_WIDTH - 3, y), draw());
    tool.cut(slits.path, 1.1);
  }
}

function hull(tool: Burin): void {
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

function turret(tool: Burin): void {
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
    for (const part of [tail, tracks, stays, hull, gun, turret]) part(tool);
    return tool.shapes();
  },
};
