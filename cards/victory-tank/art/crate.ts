/** A supply crate seen from its front and a little from the right and above; millimetres, about its centre. */
import { chain, IDENTITY, scale, type Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, moved } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { burin, type Burin, type Detail, type Inks, type Picture } from '../../../src/kit/engrave/burin.ts';
import { remembered } from '../../../src/kit/memo.ts';
import { outline, placed, placing, type Knot } from '../../../src/kit/engrave/knots.ts';

const FRONT = { x: -10, y: -4.4, width: 15.4, height: 13.4 } as const;
/** How far the back edge is shifted from the front: to the right and up. */
const DEPTH: Point = [4.6, -4.6];
const BATTEN = 2.3;

const { x: LEFT, y: TOP } = FRONT;
const RIGHT = LEFT + FRONT.width;
const BOTTOM = TOP + FRONT.height;

/** A point of the front pushed `share` of the way to the back. */
const behind = (x: number, y: number, share = 1): Point => [x + DEPTH[0] * share, y + DEPTH[1] * share];

function ground(tool: Burin): void {
  const shadow = polygon([
    [LEFT - 0.4, BOTTOM],
    [RIGHT, BOTTOM],
    behind(RIGHT, BOTTOM, 1),
    [13.4, 4.6],
    [9, BOTTOM + 0.8],
  ]);
  tool.shade(shadow, { angle: 180, spacing: 0.42, heavy: 0.3 });
}

function lid(tool: Burin): void {
  tool.plate(polygon([[LEFT, TOP], [RIGHT, TOP], behind(RIGHT, TOP), behind(LEFT, TOP)]));
  for (const share of [0.34, 0.67])
    tool.fine(polyline([behind(LEFT, TOP, share), behind(RIGHT, TOP, share)]));
  const grain = draw();
  for (const [x, length, share] of [
    [-7, 4, 0.18],
    [0, 3, 0.16],
    [-4, 5, 0.5],
    [1.6, 2.4, 0.54],
    [-8, 3.4, 0.83],
    [-1.4, 4.4, 0.86],
  ] as const) {
    grain.at(...behind(x, TOP, share)).to(...behind(x + length, TOP, share));
  }
  tool.fine(grain.path, 0.7);
  for (const x of [LEFT + 0.4, RIGHT - BATTEN - 0.4]) {
    tool.plate(polygon([[x, TOP], [x + BATTEN, TOP], behind(x + BATTEN, TOP), behind(x, TOP)]), 0.8);
    tool.rivets(
      [
        behind(x + BATTEN / 2, TOP, 0.2),
        behind(x + BATTEN / 2, TOP, 0.52),
        behind(x + BATTEN / 2, TOP, 0.84),
      ],
      0.2,
    );
  }
}

/** The end in shadow, a rope handle on it. */
function end(tool: Burin): void {
  tool.mass(polygon([[RIGHT, TOP], behind(RIGHT, TOP), behind(RIGHT, BOTTOM), [RIGHT, BOTTOM]]));
  const boards = draw();
  for (const share of [0.34, 0.67]) {
    const y = TOP + FRONT.height * share;
    boards.at(RIGHT + 0.5, y - 0.5).to(...behind(RIGHT - 0.5, y + 0.5));
  }
  tool.cut(boards.path);
  tool.cut(
    polygon([
      behind(RIGHT, TOP + BATTEN + 0.4, 0.1),
      behind(RIGHT, TOP + BATTEN + 0.4, 0.9),
      behind(RIGHT, BOTTOM - BATTEN, 0.9),
      behind(RIGHT, BOTTOM - BATTEN, 0.1),
    ]),
    0.8,
  );
  const [fx, fy] = behind(RIGHT, TOP + 5, 0.22);
  const [tx, ty] = behind(RIGHT, TOP + 5, 0.78);
  tool.cut(
    outline([
      [fx, fy],
      [(fx + tx) / 2, (fy + ty) / 2 + 2.4],
      [tx, ty],
      [(fx + tx) / 2, (fy + ty) / 2 + 1.5],
    ]),
    1.2,
  );
  tool.hole(circle(fx, fy, 0.42));
  tool.hole(circle(tx, ty, 0.42));
}

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
export function stencil(tool: Burin, [x, y]: Point, size: number): void {
  const place = placing(x, y, 0, size);
  tool.mass(outline(placed(HALF_BOMB, place)));
  tool.mass(outline(placed(HALF_BOMB, chain(scale(-1, 1), place))));
  tool.mass(moved(rectangle(-1.1, -3.6, 2.2, 0.6), place));
  tool.mass(outline(placed(FLAME, place)));
}

function front(tool: Burin): void {
  const face = rectangle(FRONT.x, FRONT.y, FRONT.width, FRONT.height);
  tool.plate(face);
  for (const share of [0.26, 0.5, 0.75]) {
    const y = TOP + FRONT.height * share;
    tool.line(line(LEFT, y, RIGHT, y), 0.6);
  }
  tool.shade(rectangle(LEFT + BATTEN, TOP + BATTEN, FRONT.width - 2 * BATTEN, FRONT.height - 2 * BATTEN), {
    angle: 180,
    spacing: 0.56,
    heavy: 0.13,
    reach: 0.42,
  });
  tool.shade(rectangle(LEFT + BATTEN, TOP + BATTEN, 1.4, FRONT.height - 2 * BATTEN), {
    angle: 0,
    spacing: 0.34,
    heavy: 0.2,
    reach: 0.8,
  });
  stencil(tool, [(LEFT + RIGHT) / 2, TOP + 8.6], 0.72);
  for (const y of [TOP, BOTTOM - BATTEN]) {
    tool.plate(rectangle(LEFT, y, FRONT.width, BATTEN));
    tool.shade(rectangle(LEFT + 0.3, y + BATTEN * 0.56, FRONT.width - 0.6, BATTEN * 0.4), {
      angle: 180,
      spacing: 0.3,
      heavy: 0.12,
      reach: 0.9,
    });
  }
  for (const x of [LEFT, RIGHT - BATTEN]) {
    tool.plate(rectangle(x, TOP, BATTEN, FRONT.height));
    tool.shade(rectangle(x + BATTEN * 0.5, TOP + 0.3, BATTEN * 0.44, FRONT.height - 0.6), {
      angle: -90,
      spacing: 0.3,
      heavy: 0.13,
      reach: 0.9,
    });
  }
  const corners: Point[] = [LEFT + BATTEN / 2, RIGHT - BATTEN / 2].flatMap((x) =>
    [TOP + 0.7, TOP + 1.7, BOTTOM - 0.7, BOTTOM - 1.7, TOP + 5.2, TOP + 8.4].map((y): Point => [x, y]),
  );
  tool.rivets(corners, 0.22);
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

/** 24 x 19 mm. */
export const CRATE: Picture = {
  width: 24,
  height: 19,
  draw: remembered((inks: Inks, detail: Detail) => {
    const tool = burin(inks, detail, IDENTITY);
    for (const part of [ground, lid, end, front]) part(tool);
    return tool.shapes();
  }),
};
