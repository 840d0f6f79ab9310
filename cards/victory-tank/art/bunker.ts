/**
 * A machine-gun post of 1917 as one black mass: a slab above, sandbags below, alike in weight, so that it stands
 * upside down as well; millimetres, about its centre.
 */
import { IDENTITY } from '../../../src/kit/engrave/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { outline } from '../../../src/kit/engrave/knots.ts';
import { boldBurin, type Special } from './special.ts';

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
