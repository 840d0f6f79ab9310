/**
 * What the rulebook calls a jeep, as of 1917: an army lorry, red's with a canvas tilt, gray's with a box of boards.
 * Drawn in centimetres: 5.6 m long, 3 m high; x from its tailboard, y upward from the ground.
 */
import { apply, chain, move, scale, type Matrix, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Army } from '../data/battlefield.ts';
import { badge } from './badge.ts';
import { boldBurin, type Special } from './special-fields.ts';
import type { Burin, Inks } from '../../../src/kit/engrave/burin.ts';
import { outline, trail } from '../../../src/kit/engrave/knots.ts';

const LENGTH = 570;
const HEIGHT = 300;
/** Millimetres of print to a centimetre of lorry. */
const SCALE = 0.056;

const REAR_WHEEL: Point = [120, 52];
const FRONT_WHEEL: Point = [446, 46];

/** Canvas over four hoops, sagging between them, in the army's colour. */
function tilt(tool: Burin): void {
  const canvas = outline([
    [8, 140, 'sharp'],
    [6, 200],
    [14, 272, 'sharp'],
    [60, 284],
    [108, 286, 'sharp'],
    [150, 283],
    [204, 288, 'sharp'],
    [252, 284],
    [296, 278, 'sharp'],
    [304, 208],
    [302, 140, 'sharp'],
  ]);
  tool.flat(canvas);
  tool.shade(
    polygon([
      [8, 140],
      [302, 140],
      [302, 190],
      [6, 190],
    ]),
    { angle: -90, spacing: 0.42, heavy: 0.24, reach: 0.9 },
  );
  tool.shade(
    polygon([
      [262, 140],
      [302, 140],
      [304, 208],
      [296, 278],
      [262, 280],
    ]),
    { angle: 180, spacing: 0.42, heavy: 0.26 },
  );
  for (const x of [108, 204]) {
    tool.line(
      trail([
        [x, 286, 'sharp'],
        [x + 3, 210],
        [x, 140, 'sharp'],
      ]),
      0.8,
    );
    tool.shade(
      outline([
        [x, 286, 'sharp'],
        [x + 3, 210],
        [x, 140, 'sharp'],
        [x - 26, 150],
        [x - 22, 270],
      ]),
      { angle: 180, spacing: 0.5, heavy: 0.2, reach: 0.7 },
    );
  }
  tool.fine(
    trail([
      [10, 156, 'sharp'],
      [58, 150],
      [108, 158, 'sharp'],
      [156, 150],
      [204, 158, 'sharp'],
      [254, 150],
      [302, 157, 'sharp'],
    ]),
  );
}

/** Gray's lorry has a box of boards under a flat roof, so that the two differ in the dark. */
function boxBody(tool: Burin): void {
  tool.flat(rectangle(6, 140, 296, 152));
  const boards = draw();
  for (const x of [54, 258]) boards.at(x, 142).to(x, 288);
  tool.line(boards.path, 0.8);
  tool.mass(rectangle(-6, 286, 320, 16));
}

function bed(tool: Burin): void {
  tool.flat(rectangle(0, 96, 308, 46));
  for (const y of [112, 127]) tool.fine(line(0, y, 308, y));
  const stakes = draw();
  for (const x of [12, 104, 200, 292]) stakes.add(rectangle(x, 92, 8, 52));
  tool.mass(stakes.path);
  tool.shade(rectangle(0, 96, 308, 15), { angle: -90, spacing: 0.36, heavy: 0.2 });
  // Frame under bed and bonnet.
  tool.mass(
    polygon([
      [4, 80],
      [4, 94],
      [540, 94],
      [552, 84],
      [540, 78],
    ]),
  );
}

/** An open cab: a roof on posts, the seat, the wheel, a helmeted driver left to the imagination. */
function cab(tool: Burin): void {
  tool.line(line(372, 120, 366, 236), 1.4);
  tool.line(line(390, 150, 402, 236), 1);
  tool.mass(
    outline([
      [292, 246, 'sharp'],
      [300, 254],
      [360, 256],
      [420, 248],
      [428, 240, 'sharp'],
      [360, 244],
      [298, 238, 'sharp'],
    ]),
  );
  tool.flat(
    outline([
      [308, 96, 'sharp'],
      [308, 176],
      [318, 184],
      [326, 176],
      [330, 142],
      [372, 138, 'sharp'],
      [372, 96, 'sharp'],
    ]),
  );
  tool.shade(
    polygon([
      [308, 96],
      [308, 180],
      [326, 176],
      [330, 142],
      [372, 138],
      [372, 96],
    ]),
    { angle: -60, spacing: 0.4, heavy: 0.22, reach: 0.8 },
  );
  tool.flat(
    polygon([
      [372, 94],
      [372, 152],
      [402, 160],
      [402, 94],
    ]),
  );
  tool.shade(
    polygon([
      [372, 94],
      [372, 152],
      [402, 160],
      [402, 94],
    ]),
    { angle: 180, spacing: 0.36, heavy: 0.2, reach: 0.7 },
  );
  tool.line(line(396, 156, 366, 178), 1.1);
  tool.line(line(356, 166, 374, 192), 1.6);
}

/** The bonnet slopes to the radiator; slits let the heat out. */
function bonnet(tool: Burin): void {
  const cover = outline([
    [402, 94, 'sharp'],
    [402, 162, 'sharp'],
    [450, 160],
    [512, 150, 'sharp'],
    [512, 94, 'sharp'],
  ]);
  tool.flat(cover);
  tool.shade(
    polygon([
      [402, 94],
      [402, 120],
      [512, 118],
      [512, 94],
    ]),
    { angle: -90, spacing: 0.36, heavy: 0.22 },
  );
  tool.fine(line(402, 144, 512, 136));
  const slits = draw();
  for (let x = 424; x <= 492; x += 12) slits.at(x, 112).to(x, 134);
  tool.line(slits.path, 0.9);
  tool.mass(
    outline([
      [512, 88, 'sharp'],
      [512, 156, 'sharp'],
      [520, 164, 'sharp'],
      [532, 164, 'sharp'],
      [538, 150],
      [538, 88, 'sharp'],
    ]),
  );
  tool.cut(line(525, 96, 525, 150), 1.2);
  tool.mass(rectangle(519, 164, 12, 8));
  tool.plate(circle(548, 136, 12));
  tool.line(line(536, 120, 546, 126), 1);
  tool.mass(rectangle(544, 84, 22, 7));
}

/** Spoked wheels on solid tyres, a guard over the one before. */
function wheel(tool: Burin, [x, y]: Point, radius: number): void {
  tool.mass(circle(x, y, radius));
  tool.hole(circle(x, y, radius - 12));
  const spokes = draw();
  for (let index = 0; index < 12; index += 1) {
    const turn = (index * Math.PI) / 6;
    spokes.at(x, y).to(x + Math.cos(turn) * (radius - 12), y + Math.sin(turn) * (radius - 12));
  }
  tool.line(spokes.path, 1.1);
  tool.line(circle(x, y, radius - 14), 1.1);
  tool.mass(circle(x, y, 13));
  tool.hole(circle(x, y, 6));
}

function runningGear(tool: Burin): void {
  tool.mass(
    outline([
      [64, 78, 'sharp'],
      [92, 66],
      [120, 62],
      [148, 66],
      [176, 78, 'sharp'],
      [120, 74],
    ]),
  );
  wheel(tool, REAR_WHEEL, 52);
  wheel(tool, FRONT_WHEEL, 46);
  tool.mass(
    outline([
      [360, 66, 'sharp'],
      [396, 70, 'sharp'],
      [412, 98],
      [446, 108],
      [482, 100],
      [504, 78, 'sharp'],
      [508, 82, 'sharp'],
      [486, 110],
      [446, 118],
      [404, 108],
      [388, 78, 'sharp'],
      [360, 74, 'sharp'],
    ]),
  );
}

/** What stands on the bed. */
const BODIES: Readonly<Record<Army, Path>> = {
  red: polygon([
    [6, 94],
    [8, 272],
    [60, 284],
    [296, 280],
    [304, 94],
  ]),
  gray: polygon([
    [-6, 94],
    [-6, 302],
    [314, 302],
    [314, 94],
  ]),
};

/** Bed, bonnet and wheels. */
const MASSES: readonly Path[] = [
  rectangle(0, 80, 540, 62),
  polygon([
    [306, 90],
    [306, 180],
    [330, 150],
    [402, 162],
    [512, 152],
    [538, 160],
    [538, 90],
  ]),
  circle(...REAR_WHEEL, 52),
  circle(...FRONT_WHEEL, 46),
];

/** Red's lorry drives to the right and gray's to the left, as their soldiers march. */
const PLACES: Readonly<Record<Army, Matrix>> = {
  red: chain(move(-LENGTH / 2, -(HEIGHT - 12) / 2), scale(SCALE, -SCALE)),
  gray: chain(move(-LENGTH / 2, -(HEIGHT - 12) / 2), scale(-SCALE, -SCALE)),
};

/** The army's badge on its side, for a reader who sees no colours. */
const sign = (army: Army, { paper, key }: Inks): Shape[] =>
  badge(
    army,
    chain(scale(0.36), move(...apply(PLACES[army], [156, 214]))),
    { field: paper, device: key, rim: paper },
    0.125,
  );

/** The lorry, and on it the badge of the army whose soldiers it brings; 32 x 17 mm. */
export const jeepOf = (army: Army): Special => ({
  width: LENGTH * SCALE,
  height: HEIGHT * SCALE,
  silhouette: [BODIES[army], ...MASSES].map((path) => moved(path, PLACES[army])),
  draw: (inks, detail) => {
    const tool = boldBurin(inks, detail, PLACES[army]);
    for (const part of [army === 'red' ? tilt : boxBody, bed, cab, bonnet, runningGear]) part(tool);
    return [...tool.shapes(), ...sign(army, inks)];
  },
});
