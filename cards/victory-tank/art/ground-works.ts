/** What soldiers built: wire, trenches with boards and sandbags; and the print of a tank. In mm of the page. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import { follow } from '../../../src/kit/engrave/fit.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path, type Pen } from '../../../src/kit/engrave/path.ts';
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { between, facing, paced, taper, type Lift } from './ground-strokes.ts';

/** Loops of wire from one picket's foot to the next: they lean along the way and sag. */
function coil(pen: Pen, from: Point, to: Point, height: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const loops = Math.max(2, Math.round(Math.hypot(dx, dy) / 1.4));
  const samples = loops * 14;
  const line = { x: [] as number[], y: [] as number[] };
  for (let index = 0; index <= samples; index++) {
    const share = index / samples;
    const angle = share * loops * 2 * Math.PI;
    const sag = 0.35 * Math.sin(Math.PI * share);
    line.x.push(from[0] + dx * share + 0.5 * height * Math.sin(angle));
    line.y.push(from[1] + dy * share - height * (0.5 - 0.46 * Math.cos(angle)) + sag);
  }
  pen.at(line.x[0] ?? 0, line.y[0] ?? 0);
  follow(pen, line, 0.08);
}

/** A belt of barbed wire along points of the page. */
export function wire(chance: Chance, points: readonly Point[], inks: Inks, detail: Detail): Shape[] {
  const apart = detail === 'simple' ? 5.5 : 4.4;
  const height = detail === 'simple' ? 4 : 3.6;
  const feet = paced(points, apart);
  if (feet.length < 3) return [];
  const pickets = draw();
  const loops = draw();
  const strands = draw();
  const barbs = draw();
  const heads = feet.map(([x, y]): Point => [
    x + chance.between(-0.6, 0.6),
    y - height * chance.between(0.95, 1.15),
  ]);
  feet.forEach(([x, y], index) => {
    const [hx, hy] = heads[index] ?? [x, y];
    pickets.at(x, y + 0.3).to(hx, hy);
    const [next, head] = [feet[index + 1], heads[index + 1]];
    if (!next || !head) return;
    coil(loops, [x, y - 0.1], [next[0], next[1] - 0.1], height * 0.62);
    for (const level of [0.08, 0.5]) {
      const a = between([hx, hy], [x, y], level);
      const b = between(head, next, level);
      const low = (a[1] + b[1]) / 2 + chance.between(0.5, 1.1);
      strands.at(...a).bend((a[0] + b[0]) / 2, low, ...b);
      const at: Point = between(a, b, chance.between(0.35, 0.65));
      const sag = (low - (a[1] + b[1]) / 2) * 0.5;
      barbs.at(at[0] - 0.3, at[1] + sag - 0.3).to(at[0] + 0.3, at[1] + sag + 0.3);
      barbs.at(at[0] + 0.3, at[1] + sag - 0.3).to(at[0] - 0.3, at[1] + sag + 0.3);
    }
  });
  const stroke = (path: Path, width: number, colour = inks.key): Shape => ({
    d: written(path),
    stroke: { colour, width, cap: 'round', join: 'round' },
  });
  if (detail === 'simple')
    return [stroke(pickets.path, 1.5, inks.paper), stroke(strands.path, 0.34), stroke(pickets.path, 0.75)];
  const fine = detail === 'line' ? 0.1 : 0.15;
  return [
    stroke(pickets.path, 0.95, inks.paper),
    stroke(loops.path, fine),
    stroke([...strands.path, ...barbs.path], fine * 1.15),
    stroke(pickets.path, detail === 'line' ? 0.26 : 0.4),
  ];
}

/** A trench as the ground knows it: places along its middle, half a millimetre apart. */
export interface Trench {
  readonly middle: readonly Point[];
  readonly width: number;
  /** How far its far wall shows on the page, mm. */
  readonly depth: number;
}

/** A place on the edge of a trench, and the direction out of it. */
interface Brink {
  readonly at: Point;
  readonly out: Point;
}

/** Both edges of a trench: at each place of its middle, one to the left of its course and one to the right. */
function brinks({ middle, width }: Trench): readonly [left: Brink[], right: Brink[]] {
  const edge = (side: number): Brink[] =>
    middle.map(([x, y], index): Brink => {
      const [ax, ay] = middle[Math.max(0, index - 3)] ?? [x, y];
      const [bx, by] = middle[Math.min(middle.length - 1, index + 3)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const out: Point = [(side * (by - ay)) / length, (-side * (bx - ax)) / length];
      return { at: [x + (out[0] * width) / 2, y + (out[1] * width) / 2], out };
    });
  return [edge(1), edge(-1)];
}

/** From which direction on a wall faces the reader: its edge lies further up the page than its floor. */
const FAR = -0.3;

/** Strokes down the walls where ink is spared: planks in shadow on the far and the left side, little on the right. */
function walls(chance: Chance, edges: readonly Brink[], depth: number, lift: Lift): Path {
  const pen = draw();
  edges.forEach(({ at, out }, index) => {
    if (index % 2 === 1) return;
    const [x, y] = lift(...at);
    if (out[1] < FAR) taper(pen, [x, y], [x, y + depth * chance.between(0.72, 1.05)], 0.13);
    else if (out[1] < -FAR)
      taper(pen, [x, y], [x - Math.sign(out[0]) * chance.between(0.6, 1.2), y + 0.5], 0.13);
  });
  return pen.path;
}

/** The shadow of a wall along a run of its brink: solid under the edge, torn into teeth toward the floor. */
function wallShadow(chance: Chance, run: readonly Brink[], depth: number, lift: Lift): Path {
  const pen = draw();
  const edge = run.map(({ at }) => lift(...at));
  const [x, y] = edge[0] ?? [0, 0];
  pen.at(x, y);
  follow(pen, { x: edge.map(([px]) => px), y: edge.map(([, py]) => py) }, 0.08);
  for (let index = run.length - 1; index > 0; index -= 2) {
    const out = run[index]?.out ?? [0, -1];
    const dark = Math.max(0, facing(Math.atan2(out[1], out[0])));
    const [fx, fy] = edge[index] ?? [x, y];
    const [nx, ny] = edge[index - 1] ?? [fx, fy];
    // A far wall is seen from its edge down, a wall to the left from its edge to the right.
    const [dx, dy] = out[1] < FAR ? [0, depth] : [1.2, 0.5];
    const [solid, tooth] = [0.14 + 0.42 * dark, chance.between(0.62, 0.9) + 0.25 * dark];
    pen.to(fx + dx * solid, fy + dy * solid).to(nx + dx * tooth, ny + dy * tooth);
  }
  return pen.path;
}

/** The stretches of a brink that face one way, each at least `least` places long. */
function stretchesOf(edges: readonly Brink[], keep: (out: Point) => boolean, least: number): Brink[][] {
  const runs: Brink[][] = [[]];
  for (const brink of edges) {
    if (keep(brink.out)) runs.at(-1)?.push(brink);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length >= least);
}

const alongAll = (runs: readonly (readonly Point[])[]): Path => {
  const pen = draw();
  for (const run of runs) {
    const line = { x: run.map(([x]) => x), y: run.map(([, y]) => y) };
    pen.at(line.x[0] ?? 0, line.y[0] ?? 0);
    follow(pen, line, 0.08);
  }
  return pen.path;
};

/** The band that a line sweeps when it is moved. */
const bandBelow = (run: readonly Point[], [dx, dy]: Point): Outline =>
  written(polygon([...run, ...run.map(([x, y]): Point => [x + dx, y + dy]).toReversed()]));

/** A trench, from its walls to the sandbags on its far edge. */
export function trench(chance: Chance, of: Trench, lift: Lift, inks: Inks, detail: Detail): Shape[] {
  if (of.middle.length < 4) return [];
  const edges = brinks(of);
  const brinksOf = (keep: (out: Point) => boolean, least = 3): Brink[][] =>
    edges.flatMap((edge) => stretchesOf(edge, keep, least));
  const runs = (keep: (out: Point) => boolean, least = 3): Point[][] =>
    brinksOf(keep, least).map((run) => run.map(({ at }) => lift(...at)));
  const far = runs((out) => out[1] < FAR);
  const near = runs((out) => out[1] >= FAR);
  const line = (paths: readonly (readonly Point[])[], width: number): Shape => ({
    d: written(alongAll(paths)),
    stroke: { colour: inks.key, width, cap: 'round', join: 'round' },
  });
  if (detail === 'simple') {
    const west = runs((out) => out[1] >= FAR && out[1] < -FAR && out[0] < 0);
    const dark = [
      ...far.map((run) => bandBelow(run, [0, of.depth * 0.8])),
      ...west.map((run) => bandBelow(run, [1.1, 0.3])),
    ];
    return [{ d: joined(dark), fill: inks.key }, line(near, 0.5)];
  }
  const thin = detail === 'line';
  const floor = of.middle.map(([x, y]): Point => {
    const [px, py] = lift(x, y);
    return [px, py + of.depth * 0.5];
  });
  const shaded = (out: Point): boolean => out[1] < FAR || (out[1] < -FAR && out[0] < 0);
  const shadow = thin
    ? edges.map((edge) => walls(chance, edge, of.depth, lift))
    : brinksOf(shaded).map((run) => wallShadow(chance, run, of.depth, lift));
  return [
    ...duckboards(floor, inks, thin),
    { d: written(...shadow), fill: inks.key },
    line(far, thin ? 0.14 : 0.2),
    line(near, thin ? 0.2 : 0.32),
    ...runs((out) => out[1] < -0.75, 7).flatMap((run) => sandbags(run, inks, thin)),
  ];
}

/** Boards on the floor of a trench, along points of the page: slats with dark between them. */
function duckboards(floor: readonly Point[], inks: Inks, thin: boolean): Shape[] {
  const d = written(alongAll([floor]));
  return [
    { d, stroke: { colour: inks.key, width: thin ? 1.6 : 1.75, join: 'round' } },
    {
      d,
      stroke: {
        colour: inks.paper,
        width: thin ? 1.36 : 1.4,
        join: 'round',
        dash: [0.5, thin ? 0.16 : 0.26],
      },
    },
  ];
}

/** A course of sandbags along points of the page. */
function sandbags(points: readonly Point[], inks: Inks, thin: boolean): Shape[] {
  const course = (off: number, start: number): Shape[] => {
    const d = written(alongAll([paced(points, 0.5, start).map(([x, y]): Point => [x, y - off])]));
    const dash = [0.85, 1.1];
    return [
      { d, stroke: { colour: inks.key, width: thin ? 1.12 : 1.2, cap: 'round', dash } },
      { d, stroke: { colour: inks.paper, width: thin ? 0.88 : 0.84, cap: 'round', dash } },
    ];
  };
  return [...course(0.35, 0.4), ...course(1.1, 1.4)];
}

/** The print of a tank's tracks along points of the page: `apart` mm from one to the other. */
export function tracks(left: readonly Point[], right: readonly Point[], inks: Inks, detail: Detail): Shape[] {
  const d = written(alongAll([left, right]));
  const [width, cleat, gap] =
    detail === 'simple' ? [2, 0.7, 1.1] : detail === 'line' ? [1.3, 0.13, 0.9] : [1.5, 0.26, 0.5];
  return [
    { d, stroke: { colour: inks.paper, width: width + 0.5 } },
    { d, stroke: { colour: inks.key, width, dash: [cleat, gap] } },
  ];
}
