/**
 * The home bases: a bell tent with a swallow-tailed flag for red, a log blockhouse with a square one for gray, so that
 * the armies differ by shape from the ground up. Millimetres, about the middle of the picture.
 */
import {
  IDENTITY,
  type Matrix,
  type Point,
  chain,
  move,
  scale,
} from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, polyline, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import type { Army } from '../data/battlefield.ts';
import { badge } from './badge.ts';
import { type Special, boldBurin } from './special-fields.ts';
import type { Burin, Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { ribbon } from '../../../src/kit/engrave/curve-fitting.ts';
import { trail } from '../../../src/kit/engrave/knots.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Chance, chanceOf } from '../../../src/kit/engrave/chance.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import type { Theme } from '../theme.ts';
import { FIELD } from './field.ts';

const GROUND = 10.2;

/** The tent's canvas: a cone from the pole's top to the eaves, then a short wall. */
const APEX: Point = [-5, -10];
const EAVES = { left: -14.4, right: 4.4, y: 6.6 } as const;
const SEAMS = [-12.4, -9.4, -5.4, -1.2, 2.2] as const;

function canvas(tool: Burin): void {
  const [ax, ay] = APEX;
  const { left, right, y } = EAVES;
  const wall = draw()
    .at(left, y)
    .to(left - 0.3, GROUND - 0.6)
    .bend(-5, GROUND + 1, right + 0.3, GROUND - 0.6)
    .to(right, y)
    .bend(-5, y + 2.2, left, y)
    .close().path;
  const cone = draw()
    .at(ax - 0.4, ay)
    .bend(ax - 3.6, -1, left, y)
    .bend(-5, y + 2.2, right, y)
    .bend(ax + 3.6, -1, ax + 0.4, ay)
    .close().path;
  tool.flat(wall);
  tool.shade(wall, { angle: 90, spacing: 0.4, heavy: 0.2, reach: 0.7 });
  tool.flat(cone);
  tool.shade(cone, { angle: 180, spacing: 0.42, heavy: 0.34, reach: 0.62, bow: 0.3 });
  const seams = draw();
  for (const x of SEAMS)
    seams.at(ax + (x + 5) * 0.04, ay + 1).bend(ax + (x + 5) * 0.42, 0, x, y + 1 - Math.abs(x + 5) * 0.12);
  tool.fine(seams.path);
  // Scallops of the eaves.
  const scallops = draw();
  for (const x of [-13.2, -11, -8.6, -6.2, -3.8, -1.4, 1, 3.2]) {
    const at = y + 1.05 - ((x + 5) / 9.4) ** 2;
    scallops.at(x - 1.2, at).bend(x, at + 1.1, x + 1.2, at);
  }
  tool.line(scallops.path, 0.7);
}

/** The door stands open: one flap tied back, the other hanging. */
function door(tool: Burin): void {
  tool.mass(
    draw()
      .at(-5, -4.6)
      .bend(-6.4, 2, -8.3, GROUND + 0.15)
      .bend(-5, GROUND + 0.5, -1.9, GROUND + 0.15)
      .bend(-3.6, 2, -5, -4.6)
      .close().path,
  );
  tool.plate(
    draw()
      .at(-5, -4.6)
      .bend(-6.8, 2.4, -9.9, GROUND)
      .to(-8.1, GROUND + 0.2)
      .bend(-6.3, 4, -5, -4.6)
      .close().path,
    0.8,
  );
  tool.plate(
    draw().at(-5, -4.6).bend(-3, 1, -0.2, 5.4).bend(-0.9, 7, -2, 6.6).bend(-3.8, 1.4, -5, -4.6).close().path,
    0.8,
  );
}

function ropes(tool: Burin): void {
  const pegs: readonly (readonly [number, number, number])[] = [
    [-13, 6, -16.6],
    [-9.6, 7.3, -12.4],
    [3.4, 6.4, 6.6],
  ];
  const lines = draw();
  for (const [x, y, peg] of pegs)
    lines
      .at(x, y)
      .to(peg, GROUND + 0.4)
      .at(peg - 0.25, GROUND - 0.5)
      .to(peg + 0.1, GROUND + 0.9);
  tool.fine(lines.path, 1.3);
  tool.line(line(APEX[0], APEX[1] - 1.6, APEX[0], APEX[1] + 0.2), 1.6);
  tool.spots(circle(APEX[0], APEX[1] - 1.8, 0.45));
}

const LOGS = [-0.4, 1.8, 4, 6.2, 8.4] as const;
const LOG = 2.05;

/** Walls of logs, their ends standing out at the corner; the side wall turns away from the light. */
function logWalls(tool: Burin): void {
  const side = polygon([
    [4.4, -1.6],
    [9, -2.8],
    [9.4, 8.9],
    [4.4, GROUND + 0.2],
  ]);
  tool.mass(side);
  const gaps = draw();
  for (const y of LOGS) gaps.at(4.6, y - 0.2).to(9.1, y - 1.3);
  tool.cut(gaps.path);
  for (const y of LOGS) {
    const log = rectangle(-14.6, y - 0.2, 19.4, LOG, 0.9);
    tool.flat(log, 0.85);
    tool.shade(log, { angle: -90, spacing: 0.55, heavy: 0.26, reach: 0.5 });
    const grain = draw();
    grain.at(-13 + (y % 3), y + 0.45).to(-9.4 + y / 3, y + 0.45);
    grain.at(-1 + (y % 2), y + 0.6).to(3.4, y + 0.6);
    tool.fine(grain.path, 0.8);
    for (const x of [-13.6, 3.9]) {
      tool.flat(circle(x, y + LOG / 2 - 0.2, LOG / 2), 0.85);
      tool.fine(circle(x, y + LOG / 2 - 0.2, LOG / 4));
    }
  }
}

/** Earth and planks on a low roof that overhangs. */
function logRoof(tool: Burin): void {
  const roof = polygon([
    [-16, -0.6],
    [-12.2, -6.8],
    [3, -6.8],
    [5.6, -0.6],
  ]);
  const verge = polygon([
    [3, -6.8],
    [7.6, -7.8],
    [10.6, -2.2],
    [5.6, -0.6],
  ]);
  tool.mass(verge);
  tool.cut(
    polyline([
      [4.6, -3.8],
      [8.6, -4.9],
    ]),
  );
  tool.mass(roof);
  const planks = draw();
  for (const x of [-13.6, -11, -8.4, -5.8, -3.2, -0.6, 2]) planks.at(-5 + (x + 5) * 0.76, -6.8).to(x, -0.6);
  tool.cut(planks.path, 1.4);
  tool.plate(rectangle(-16.2, -0.9, 22, 0.95));
  // The stove pipe under its cap.
  tool.mass(rectangle(-10.4, -10.6, 1.5, 4.6));
  tool.mass(
    polygon([
      [-11.2, -10.4],
      [-9.65, -11.8],
      [-8.1, -10.4],
    ]),
  );
  tool.cut(line(-10.05, -10, -10.05, -6.6), 0.9);
}

function logDoor(tool: Burin): void {
  tool.plate(rectangle(-8.4, 2, 6.2, 8.4));
  tool.mass(rectangle(-7.5, 3, 4.4, 7.4));
  const steps = draw();
  for (const y of [8.2, 9.4]) steps.at(-7.1, y).to(-3.5, y);
  tool.cut(steps.path);
  tool.plate(rectangle(-1, 3, 3.6, 3.2));
  tool.mass(star(0.8, 4.6, 2, 1.15, 1.15));
}

/** A flag flies from `at`, the top of its cloth at the pole, in the army's colour and with its badge. */
interface Flag {
  readonly at: Point;
  readonly cloth: Path;
  readonly badge: Matrix;
}

const FLAGS: Readonly<Record<Army, Flag>> = {
  red: {
    at: [7, -12.6],
    cloth: draw()
      .at(0, 0)
      .curve(4, -1.3, 7, 1.1, 12, -0.6)
      .to(9.6, 4.2)
      .to(12, 9)
      .curve(7, 10.6, 4, 8.2, 0, 9.4)
      .close().path,
    badge: chain(scale(0.36), move(4.7, 4.6)),
  },
  gray: {
    at: [10.9, -13.4],
    cloth: draw()
      .at(0, 0)
      .curve(3, -0.8, 6, 0.8, 10, -0.1)
      .to(10, 10.3)
      .curve(6, 11.2, 3, 9.6, 0, 10.4)
      .close().path,
    badge: chain(scale(0.34), move(5, 5.2)),
  },
};

function flag(tool: Burin, army: Army): void {
  const { at, cloth } = FLAGS[army];
  const [x, y] = at;
  tool.line(line(x, y - 0.9, x, GROUND + 0.4), 2.4);
  tool.spots(army === 'red' ? circle(x, y - 1.3, 0.6) : star(x, y - 1.5, 2, 0.95, 0.95));
  tool.flat(moved(cloth, move(x, y)));
}

function badgeOf(army: Army, inks: Inks, detail: Detail): Shape[] {
  const { at, badge: place } = FLAGS[army];
  const grown = detail === 'simple' ? scale(1.12) : IDENTITY;
  return badge(
    army,
    chain(grown, place, move(...at), PLACE[army]),
    { field: inks.paper, device: inks.key, rim: inks.paper },
    0.125,
  );
}

/** The building stands to the left of its flag; together they are centred. */
const PLACE: Readonly<Record<Army, Matrix>> = {
  red: move(-0.6, 1),
  gray: chain(move(-2.4, 1.4), scale(0.94)),
};

/** The buildings' masses, and the cloths of their flags. */
const SILHOUETTES: Readonly<Record<Army, readonly Path[]>> = {
  red: [
    polygon([
      APEX,
      [EAVES.right, EAVES.y],
      [EAVES.right + 0.3, GROUND],
      [EAVES.left - 0.3, GROUND],
      [EAVES.left, EAVES.y],
    ]),
    moved(FLAGS.red.cloth, move(...FLAGS.red.at)),
    rectangle(FLAGS.red.at[0] - 0.4, FLAGS.red.at[1] - 1, 0.8, GROUND - FLAGS.red.at[1] + 1.4),
  ],
  gray: [
    polygon([
      [-16.2, -0.2],
      [-12.2, -6.8],
      [3, -6.8],
      [7.6, -7.8],
      [10.6, -2.2],
      [9.4, 8.9],
      [4.6, GROUND],
      [-14.8, GROUND],
    ]),
    moved(FLAGS.gray.cloth, move(...FLAGS.gray.at)),
    rectangle(FLAGS.gray.at[0] - 0.4, FLAGS.gray.at[1] - 1, 0.8, GROUND - FLAGS.gray.at[1] + 1.4),
    rectangle(-10.4, -11, 1.5, 5),
  ],
};

/** The home base of an army; 34 x 24 mm. */
export const homeBaseOf = (army: Army): Special => ({
  width: 34,
  height: 24,
  silhouette: SILHOUETTES[army].map((path) => moved(path, PLACE[army])),
  draw: (inks, detail) => {
    const tool = boldBurin(inks, detail, PLACE[army]);
    const building = army === 'red' ? [ropes, canvas, door] : [logWalls, logRoof, logDoor];
    for (const part of building) part(tool);
    flag(tool, army);
    return [...tool.shapes(), ...badgeOf(army, inks, detail)];
  },
});

// What is cut into the ground of a home base: rings about its middle for red, lozenges for gray.

/** Between rings, and across one, mm. */
const RINGS = {
  colour: { apart: 2.3, across: 0.85 },
  'low-ink': { apart: 3.1, across: 0.18 },
  screen: { apart: 4.2, across: 1.2 },
} as const satisfies Readonly<Record<Edition, { readonly apart: number; readonly across: number }>>;

/** From the trim, where no cut goes: the ground ends a little further out. */
const INSET = 2.7;
const PACE = 0.7;
const MIDDLE: Point = [FIELD.width / 2, FIELD.height / 2];

/** The corners of a lozenge are this much further out along than up. */
const LOZENGE = 1.35;

/** A ring of points about the middle. */
function ring(army: Army, radius: number): Point[] {
  const [cx, cy] = MIDDLE;
  if (army === 'red') {
    const count = Math.ceil((2 * Math.PI * radius) / PACE);
    return Array.from({ length: count + 1 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / count;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
  }
  const tips: Point[] = [
    [LOZENGE * radius, 0],
    [0, radius],
    [-LOZENGE * radius, 0],
    [0, -radius],
    [LOZENGE * radius, 0],
  ];
  const count = Math.ceil((1.7 * radius) / PACE);
  return tips.slice(1).flatMap(([x, y], index) => {
    const [px, py] = tips[index] ?? [0, 0];
    return Array.from({ length: count }, (__, step): Point => {
      const share = (step + 0.5) / count;
      return [cx + px + (x - px) * share, cy + py + (y - py) * share];
    });
  });
}

const holds = ({ x, y, width, height }: Rect, [px, py]: Point): boolean =>
  px > x - 0.7 && px < x + width + 0.7 && py > y - 0.7 && py < y + height + 0.7;

const onField = ([x, y]: Point): boolean =>
  x > INSET && x < FIELD.width - INSET && y > INSET && y < FIELD.height - INSET;

/** A ring's points as cuts of a hand: broken here and there, and at whatever is to be clear. */
function broken(points: readonly Point[], clear: readonly Rect[], corner: number, chance: Chance): Point[][] {
  const cuts: Point[][] = [[]];
  let left = chance.between(14, 60);
  points.forEach((point, index) => {
    left -= 1;
    const turns = corner > 0 && index % corner === 0;
    if (left <= 0 || turns || !onField(point) || clear.some((place) => holds(place, point))) {
      cuts.push([]);
      if (left <= 0) left = chance.between(14, 60);
    } else cuts.at(-1)?.push(point);
  });
  return cuts.filter(({ length }) => length > 5);
}

/** The rings of an army's base, clear of what stands on it. */
export function baseRings(army: Army, clear: readonly Rect[], theme: Theme): Shape {
  const { apart, across } = RINGS[theme.edition];
  const chance = chanceOf(`${army} rings`);
  const cuts: Point[][] = [];
  for (let radius = 2.5 * apart; radius < 44; radius += apart) {
    const points = ring(army, radius);
    cuts.push(...broken(points, clear, army === 'red' ? 0 : points.length / 4, chance));
  }
  const colour = theme.army[army].rings;
  if (theme.edition === 'low-ink') {
    const paths = cuts.map((points) => trail(points.filter((_, index) => index % 3 === 0)));
    return { d: written(...paths), stroke: { colour, width: across, cap: 'round' } };
  }
  const pen = draw();
  for (const points of cuts) {
    const last = points.length - 1;
    const width = points.map((_, index) => across * Math.min(1, (3 * Math.min(index, last - index)) / last));
    ribbon(pen, { x: points.map(([x]) => x), y: points.map(([, y]) => y) }, width, 0.06);
  }
  return { d: written(pen.path), fill: colour };
}
