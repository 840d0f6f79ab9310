/** Shell holes: the ground's own lines sink into them; this draws the rim, what was thrown out, the water. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import { ribbon } from '../../../src/kit/engrave/fit.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, written, type Path } from '../../../src/kit/engrave/path.ts';
import { smooth } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Detail, Inks } from '../../../src/kit/engrave/burin.ts';
import { facing, taper, type Lift } from './ground-strokes.ts';

export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly squash: number;
}

/** The rim of a shell hole, uneven, as places on the ground. */
function rimOf(chance: Chance, { x, y, radius, squash }: Hole): Point[] {
  const count = Math.round(7 + radius);
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const far = radius * chance.between(0.94, 1.06);
    return [x + far * Math.cos(angle), y + far * squash * Math.sin(angle)];
  });
}

/** Strokes down the wall that can be seen, from the far rim to the floor: dark on the left, light on the right. */
function wall(chance: Chance, { x, y, radius, squash }: Hole, lift: Lift, thin: boolean): Path {
  const pen = draw();
  const count = Math.round((Math.PI * radius) / (thin ? 0.95 : 0.52));
  const [cx, cy] = lift(x, y);
  const sink = 0.36 * radius * squash;
  for (let index = 1; index < count; index++) {
    // Over the far half of the rim, west to east.
    const angle = Math.PI * (1 + (index + chance.between(-0.3, 0.3)) / count);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const rim = lift(x + radius * cos, y + radius * squash * sin);
    const floor: Point = [cx + 0.66 * radius * cos, cy + sink + 0.5 * radius * squash * sin];
    const dark = Math.max(0, facing(angle));
    const reach = chance.between(0.7, 1.05) * (0.42 + 0.68 * dark);
    const foot: Point = [rim[0] + (floor[0] - rim[0]) * reach, rim[1] + (floor[1] - rim[1]) * reach];
    taper(pen, rim, foot, thin ? 0.13 : 0.16 + 0.62 * dark);
  }
  return pen.path;
}

/** What was thrown over the near rim: short strokes down its outer slope. */
function debris(chance: Chance, { x, y, radius, squash }: Hole, lift: Lift, thin: boolean): Path {
  const pen = draw();
  const count = Math.round((Math.PI * radius) / 0.9);
  for (let index = 0; index <= count; index++) {
    const angle = -0.25 + ((Math.PI + 0.5) * (index + chance.between(-0.3, 0.3))) / count;
    if (chance.odds(0.3)) continue;
    const on = (far: number): Point =>
      lift(x + far * radius * Math.cos(angle), y + far * radius * squash * Math.sin(angle));
    const from = chance.between(1.12, 1.25);
    taper(pen, on(from), on(from + chance.between(0.12, 0.3)), thin ? 0.13 : 0.24);
  }
  return pen.path;
}

/** A shell hole: the far rim a fine line and the near one a heavy, the wall hatched, now and then water on its floor. */
export function hole(chance: Chance, of: Hole, lift: Lift, inks: Inks, detail: Detail): Shape[] {
  const rim = rimOf(chance, of).map(([x, y]) => lift(x, y));
  const [cx, cy] = lift(of.x, of.y);
  const { radius, squash } = of;
  if (detail === 'simple') return shadowedHole(rim, [cx, cy], of, inks);
  const thin = detail === 'line';
  const edge = draw();
  const bent = sampledRing(rim);
  const swell = bent.x.map((x, index) => {
    const near = Math.sin(Math.atan2(((bent.y[index] ?? 0) - cy) / squash, x - cx));
    return thin ? 0.14 + 0.05 * near : 0.2 + 0.14 * near;
  });
  ribbon(edge, bent, swell, 0.05);
  const floor: Point = [cx + 0.08 * radius, cy + 0.42 * radius * squash];
  const water = radius > 3.4 ? ripples(chance, floor, radius) : [];
  return [
    {
      d: written([
        ...edge.path,
        ...wall(chance, of, lift, thin),
        ...debris(chance, of, lift, thin),
        ...water,
      ]),
      fill: inks.key,
    },
  ];
}

/** Close points along the smooth closed curve through a ring of points (Catmull-Rom). */
function sampledRing(ring: readonly Point[]): { x: number[]; y: number[] } {
  const line = { x: [] as number[], y: [] as number[] };
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? [0, 0];
  const between = (p: number, q: number, r: number, s: number, t: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  for (let index = 0; index <= 6 * ring.length; index++) {
    const from = Math.floor(index / 6);
    const [p, q, r, s] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    line.x.push(between(p[0], q[0], r[0], s[0], (index % 6) / 6));
    line.y.push(between(p[1], q[1], r[1], s[1], (index % 6) / 6));
  }
  return line;
}

/** Level lines on water, longest in the middle. */
function ripples(chance: Chance, [x, y]: Point, radius: number): Path {
  const pen = draw();
  for (const [row, share] of [
    [-0.45, 0.22],
    [0, 0.42],
    [0.45, 0.28],
  ] as const) {
    const half = radius * share * chance.between(0.85, 1.1);
    const from = x - half + chance.between(-0.3, 0.3);
    pen
      .at(from, y + row)
      .bend(x, y + row - 0.12, x + half, y + row)
      .bend(x, y + row + 0.12, from, y + row);
  }
  return pen.path;
}

/** For small pictures: a rim and a crescent of shadow. */
function shadowedHole(rim: readonly Point[], [cx, cy]: Point, { radius, squash }: Hole, inks: Inks): Shape[] {
  const inner = rim.map(([x, y]): Point => [
    x + Math.max(0, (cx - x) / radius) * radius * 0.3 + 0.1,
    y + Math.max(0, (cy - y) / (radius * squash)) * radius * squash * 0.55 + 0.1,
  ]);
  return [
    {
      d: written([...smooth(rim, true), ...smooth(inner, true)]),
      fill: inks.key,
      fillRule: 'evenodd',
      stroke: { colour: inks.key, width: 0.4, join: 'round' },
    },
  ];
}
