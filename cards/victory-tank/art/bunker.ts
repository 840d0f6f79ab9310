/** A concrete machine-gun post of 1917, banked with sandbags; millimetres, about its centre. */
import { IDENTITY } from '../../../src/kit/engrave/matrix.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, polyline } from '../../../src/kit/engrave/shapes.ts';
import { burin, type Burin, type Detail, type Inks, type Picture } from '../../../src/kit/engrave/burin.ts';
import { remembered } from '../../../src/kit/memo.ts';
import { outline, placed, placing, trail } from '../../../src/kit/engrave/knots.ts';

const GROUND = 8.6;

/** The walls lean inward; the right one turns away from the light. */
function walls(tool: Burin): void {
  const front = polygon([
    [-10.6, -3.4],
    [5.6, -3.4],
    [6.8, GROUND],
    [-12.4, GROUND],
  ]);
  const side = polygon([
    [5.6, -3.4],
    [10.4, -4.6],
    [12.4, GROUND - 1.4],
    [6.8, GROUND],
  ]);
  tool.plate(front);
  tool.mass(side);
  const boards = draw();
  for (const y of [-1.2, 1.2, 3.6, 6])
    boards.at(6.3 + (y + 3.4) * 0.08, y).to(10.6 + (y + 4) * 0.14, y - 1.3);
  tool.cut(boards.path);
  // The shuttering left the marks of its boards.
  for (const y of [-0.6, 2.1, 4.6, 6.8]) {
    tool.fine(line(-10.9 - (y + 3.4) * 0.12, y, 5.8 + (y + 3.4) * 0.08, y), 0.8);
  }
  const joints = draw();
  for (const [x, y] of [
    [-9, -0.6],
    [-4, 2.1],
    [3.4, 2.1],
    [-9.6, 4.6],
    [-1, 4.6],
    [4, -0.6],
    [2.6, 4.6],
  ] as const)
    joints.at(x, y).to(x, y + 2.4);
  tool.fine(joints.path, 0.8);
  tool.shade(front, { angle: 180, spacing: 0.48, heavy: 0.18, reach: 0.34 });
  tool.shade(
    polygon([
      [-10.6, -3.4],
      [5.6, -3.4],
      [5.8, -1],
      [-10.9, -1],
    ]),
    { angle: 90, spacing: 0.36, heavy: 0.24 },
  );
}

/** A slab that overhangs, its front edge thick, its top earthed over. */
function roof(tool: Burin): void {
  const slab = polygon([
    [-12.6, -6.4],
    [6.6, -6.4],
    [6.6, -3.2],
    [-12.6, -3.2],
  ]);
  const slabEnd = polygon([
    [6.6, -6.4],
    [12, -7.6],
    [12, -4.6],
    [6.6, -3.2],
  ]);
  const earth = outline([
    [-12.6, -6.4, 'sharp'],
    [-10.4, -7.9],
    [-7, -8.8],
    [-3.4, -9.4],
    [0.6, -9.3],
    [4.6, -9.5],
    [8.4, -8.8],
    [12, -7.6, 'sharp'],
    [6.6, -6.4, 'sharp'],
  ]);
  tool.plate(earth);
  tool.shade(earth, { angle: 190, spacing: 0.46, heavy: 0.28, reach: 0.7, bow: 0.5 });
  const tufts = draw();
  for (const [x, y] of [
    [-8.6, -8.4],
    [-5, -9.1],
    [-1.6, -9.3],
    [2.4, -9.3],
    [6.4, -9.3],
    [9.4, -8.5],
  ] as const) {
    tufts
      .at(x, y)
      .to(x - 0.5, y - 0.9)
      .at(x + 0.2, y)
      .to(x + 0.3, y - 1.2)
      .at(x + 0.4, y)
      .to(x + 1, y - 0.8);
  }
  tool.fine(tufts.path, 1.2);
  tool.plate(slab);
  tool.shade(slab, { angle: -90, spacing: 0.42, heavy: 0.2, reach: 0.55 });
  tool.fine(line(-12.2, -5.7, 6.2, -5.7), 0.7);
  tool.mass(slabEnd);
  tool.cut(
    polyline([
      [7.2, -5],
      [11.5, -6.1],
    ]),
  );
}

/** A slot stepped inward against bullets, the gun's barrel in it. */
function embrasure(tool: Burin): void {
  tool.plate(
    polygon([
      [-8.8, -0.4],
      [3.6, -0.4],
      [3.8, 4],
      [-9, 4],
    ]),
  );
  tool.shade(
    polygon([
      [-8.8, -0.4],
      [3.6, -0.4],
      [3.6, 0.8],
      [-8.8, 0.8],
    ]),
    { angle: 90, spacing: 0.3, heavy: 0.24 },
  );
  tool.mass(
    polygon([
      [-7.4, 0.7],
      [2.2, 0.7],
      [2.4, 3],
      [-7.6, 3],
    ]),
  );
  // The muzzle of a water-cooled gun, seen end on.
  tool.hole(circle(-2.4, 1.95, 0.8));
  tool.mass(circle(-2.4, 1.95, 0.42));
  tool.fine(
    polyline([
      [-8.8, -0.4],
      [-7.4, 0.7],
    ]),
  );
  tool.fine(
    polyline([
      [3.6, -0.4],
      [2.2, 0.7],
    ]),
  );
  tool.fine(
    polyline([
      [-9, 4],
      [-7.6, 3],
    ]),
  );
  tool.fine(
    polyline([
      [3.8, 4],
      [2.4, 3],
    ]),
  );
}

const BAG = [
  [-1.9, -0.4],
  [-1.3, -0.95],
  [0, -1.05],
  [1.3, -0.95],
  [1.9, -0.4],
  [1.85, 0.5],
  [1.2, 1],
  [0, 1.05],
  [-1.2, 1],
  [-1.85, 0.5],
] as const;

export function bag(tool: Burin, x: number, y: number, tilt = 0): void {
  const place = placing(x, y, tilt);
  const skin = outline(placed(BAG, place));
  tool.plate(skin);
  tool.shade(skin, { angle: 200 + tilt, spacing: 0.42, heavy: 0.26, reach: 0.6, bow: 0.35 });
  tool.fine(
    trail(
      placed(
        [
          [-1.5, -0.5],
          [-1.15, 0],
          [-1.5, 0.5],
        ],
        place,
      ),
    ),
  );
}

function sandbags(tool: Burin): void {
  const rows = [
    [
      [-12.6, 4.9, 8],
      [9.8, 4.4, -6],
    ],
    [
      [-13.4, 6.6, -4],
      [-10, 6.4, 6],
      [8.2, 6.3, 4],
      [11.6, 6, -8],
    ],
    [
      [-14.2, 8.4, 4],
      [-10.8, 8.3, -3],
      [-7.4, 8.5, 2],
      [6, 8.6, -3],
      [9.5, 8.4, 2],
      [13, 8.1, -4],
    ],
  ] as const;
  for (const row of rows) for (const [x, y, tilt] of row) bag(tool, x, y, tilt);
  const earth = draw();
  for (const [x, y, length] of [
    [-15.4, 9.8, 5],
    [-9, 10, 8],
    [0.4, 9.9, 4],
    [5.6, 10, 9],
    [-3.4, 9.3, 3.6],
    [1.8, 9.2, 2],
  ] as const)
    earth.at(x, y).to(x + length, y);
  tool.fine(earth.path, 1.6);
  tool.rivets(
    [
      [-3, 9.9],
      [4.8, 9.5],
      [-16, 9.6],
    ],
    0.16,
  );
}

/** 32 x 20.6 mm. */
export const BUNKER: Picture = {
  width: 32,
  height: 20.6,
  draw: remembered((inks: Inks, detail: Detail) => {
    const tool = burin(inks, detail, IDENTITY);
    for (const part of [walls, roof, embrasure, sandbags]) part(tool);
    return tool.shapes();
  }),
};
