/** The six sides of a supply crate seen square on, 10 x 10 mm about their centre: for counters and cubes. */
import { chain, IDENTITY, scale, type Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, moved } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { burin, type Burin, type Picture } from '../../../src/kit/engrave/burin.ts';
import { outline, placed, placing, type Knot } from '../../../src/kit/engrave/knots.ts';

const SIDE = 10;
const EDGE = SIDE / 2;
const BATTEN = 1.5;
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
  const right = x + BATTEN;
  if (right < EDGE)
    tool.shade(rectangle(right, -EDGE, 0.7, SIDE), { angle: 0, spacing: 0.24, heavy: 0.14, reach: 0.9 });
  tool.flat(rectangle(x, -EDGE, BATTEN, SIDE), 0.7);
  const nails = [-4.1, -1.6, 1.6, 4.1].map((y): Point => [x + BATTEN / 2, y]);
  tool.rivets(nails, 0.2);
}

function frame(tool: Burin): void {
  for (const x of [-EDGE, EDGE - BATTEN]) upright(tool, x);
  for (const y of [-EDGE, EDGE - BATTEN]) tool.flat(rectangle(-EDGE, y, SIDE, BATTEN), 0.7);
  const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sy): Point => [sx * 4.25, sy * 4.25]));
  tool.rivets(corners, 0.24);
}

/** A slanting board holds the frame square. */
function brace(tool: Burin): void {
  const inner = EDGE - BATTEN;
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
