/** What a war leaves about: a gutted house, a broken wheel, a signpost, a spade, spent shells. Standing on y = 0, in mm. */
import { chain, move, scale, type Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, ellipse, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { burin, type Burin, type Detail, type Inks } from '../../../src/kit/engrave/burin.ts';

interface Thing {
  /** What of the ground's lines it covers, about its foot. */
  readonly covers: Rect;
  readonly draw: (tool: Burin) => void;
}

const lines = (...ends: readonly (readonly [number, number, number, number])[]): Path =>
  ends.flatMap(([x1, y1, x2, y2]) => line(x1, y1, x2, y2));

/** The gable of a farmhouse: its jagged edge, from the left foot over the top to the right. */
const GABLE: readonly Point[] = [
  [-7.4, 0.2],
  [-7.2, -5.6],
  [-6.1, -6.3],
  [-5.4, -5.7],
  [-4.3, -8.2],
  [-3.2, -8],
  [-1.7, -10.6],
  [-0.6, -10.1],
  [-0.2, -8],
  [0.9, -7.4],
  [1.3, -5.5],
  [2.6, -5.9],
  [3.1, -3.7],
  [4.7, -3.1],
  [5, -1.5],
  [6.6, -1.1],
  [7, 0.2],
];

function ruin(tool: Burin): void {
  // The wall's thickness shows behind its edge, away from the light.
  tool.mass(polygon(GABLE.map(([x, y]): Point => [x + 0.95, y - 0.35])));
  tool.plate(polygon(GABLE));
  tool.shade(polygon(GABLE), { angle: 180, spacing: 0.5, heavy: 0.2, reach: 0.3 });
  tool.mass(draw().at(-4.9, -2.2).to(-4.9, -4.6).bend(-3.7, -5.9, -2.5, -4.6).to(-2.5, -2.2).close().path);
  tool.cut(lines([-3.7, -5, -3.7, -2.2], [-4.9, -3.7, -2.5, -3.7]));
  tool.mass(
    polygon([
      [-0.7, 0.2],
      [-0.7, -3.6],
      [1.9, -3.6],
      [1.9, 0.2],
    ]),
  );
  tool.fine(
    lines(
      [-6.9, -4.6, -5.7, -4.6],
      [-6.3, -4, -5.3, -4],
      [-6.9, -1.2, -5.5, -1.2],
      [-6.4, -0.6, -4.8, -0.6],
      [-2.6, -7.4, -1.2, -7.4],
      [-2.1, -6.8, -0.9, -6.8],
      [-2.8, -6.2, -1.6, -6.2],
      [2.6, -2.5, 3.9, -2.5],
      [2.4, -1.9, 3.4, -1.9],
      [3.2, -0.7, 5, -0.7],
      [-1.9, -1.4, -1.1, -1.4],
    ),
  );
  const rubble: readonly (readonly Point[])[] = [
    [
      [2.6, 0.8],
      [3, -0.3],
      [4.2, -0.5],
      [4.9, 0.2],
      [4.5, 0.9],
    ],
    [
      [5.2, 1],
      [5.6, 0.2],
      [6.9, 0],
      [7.5, 0.9],
    ],
    [
      [-6.4, 1],
      [-5.9, 0.1],
      [-4.8, 0.2],
      [-4.5, 1],
    ],
  ];
  for (const stone of rubble) tool.plate(polygon(stone), 0.8);
}

/** A gun carriage's wheel, half sunk, a felloe gone. */
function wheel(tool: Burin): void {
  const [x, y, radius] = [0, -2.1, 2.7];
  tool.plate(ellipse(x, y, radius, radius * 0.94));
  tool.line(ellipse(x, y, radius * 0.76, radius * 0.72), 0.7);
  const spokes = draw();
  for (let index = 0; index < 10; index++) {
    const angle = (index * Math.PI) / 5 + 0.2;
    spokes.at(x, y).to(x + 0.78 * radius * Math.cos(angle), y + 0.74 * radius * Math.sin(angle));
  }
  tool.line(spokes.path, 0.9);
  tool.mass(circle(x, y, 0.62));
  tool.hole(circle(x, y, 0.22));
  // Mud to the axle.
  tool.plate(draw().at(-3.4, 0.6).bend(-1.6, -1.1, 0.2, -0.2).bend(1.8, -0.9, 3.4, 0.6).close().path, 0.6);
  tool.fine(lines([-1.8, 0.1, -0.6, 0.1], [0.6, 0.2, 2, 0.2]));
}

function sign(tool: Burin): void {
  tool.plate(rectangle(-0.32, -6.6, 0.64, 6.9), 0.8);
  tool.plate(
    polygon([
      [-2.6, -6.2],
      [2.1, -6.5],
      [3.3, -5.5],
      [2.2, -4.6],
      [-2.6, -4.5],
    ]),
  );
  tool.fine(lines([-2, -5.7, 1.8, -5.9], [-2, -5.1, 1.8, -5.2]), 1.2);
  tool.plate(
    polygon([
      [2.1, -3.9],
      [-1.9, -3.7],
      [-2.9, -3],
      [-1.8, -2.4],
      [2.1, -2.6],
    ]),
    0.9,
  );
  tool.fine(lines([-1.6, -3.1, 1.6, -3.2]), 1.2);
}

/** Stuck in the earth, its handle up. */
function spade(tool: Burin): void {
  tool.line(line(0.9, -5.6, -0.4, -1.6), 1.9);
  tool.line(
    polyline([
      [0.3, -5.9],
      [1.6, -5.5],
    ]),
    1.7,
  );
  tool.mass(
    polygon([
      [-1.3, -2.1],
      [0.4, -1.6],
      [0.2, 0.1],
      [-0.5, 0.6],
      [-1.6, 0.1],
    ]),
  );
  tool.cut(line(-0.7, -1.5, -0.8, 0));
  tool.plate(draw().at(-2.6, 0.7).bend(-1, -0.9, 0.4, 0).bend(1.4, -0.3, 2, 0.7).close().path, 0.6);
}

/** Cases of spent shells, some lying. */
function shells(tool: Burin): void {
  const standing: readonly Point[] = [
    [-1.5, 0],
    [0, 0.3],
    [1.4, -0.1],
  ];
  for (const [x, y] of standing) {
    tool.plate(rectangle(x - 0.58, y - 3.2, 1.16, 3.3, 0.12), 0.8);
    tool.mass(rectangle(x + 0.16, y - 3.2, 0.42, 3.2));
    tool.mass(ellipse(x, y - 3.2, 0.58, 0.22));
    tool.line(line(x - 0.75, y + 0.1, x + 0.75, y + 0.1), 1.2);
  }
  tool.plate(rectangle(-5.1, -0.3, 3, 1, 0.12), 0.8);
  tool.fine(line(-4.7, 0.4, -2.3, 0.4), 1.4);
  tool.mass(ellipse(-5.1, 0.2, 0.22, 0.5));
}

const covering = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

// prettier-ignore
const THINGS = {
  ruin: { covers: covering(-7.8, -8, 16, 9.4), draw: ruin },
  wheel: { covers: covering(-3.4, -5, 6.8, 5.6), draw: wheel },
  sign: { covers: covering(-2.8, -6.6, 6, 6.6), draw: sign },
  spade: { covers: covering(-2.2, -5, 4, 5.4), draw: spade },
  shells: { covers: covering(-5.2, -3.4, 7.6, 4), draw: shells },
} as const satisfies Readonly<Record<string, Thing>>;

export type Litter = keyof typeof THINGS;

/** The rectangle of ground that a thing covers, standing at a point. */
export function coveredBy(kind: Litter, [x, y]: Point): Rect {
  const { covers } = THINGS[kind];
  return { ...covers, x: x + covers.x, y: y + covers.y };
}

/** A thing standing at a point of the page, larger where it has to be read from afar. */
export function litter(kind: Litter, [x, y]: Point, inks: Inks, detail: Detail): readonly Shape[] {
  const tool = burin(inks, detail, chain(scale(detail === 'simple' ? 1.25 : 1), move(x, y)));
  THINGS[kind].draw(tool);
  return tool.shapes();
}
