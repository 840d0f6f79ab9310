/** Shell holes: the ground's own lines sink into them; this draws the rim, what was thrown out, the water. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import { ribbon } from '../../../src/kit/engrave/fit.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
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

const DEGREE = Math.PI / 180;

/** Where the rim of a hole is seen, at an angle clockwise from east. */
type Rim = (angle: number) => Point;

/** The rim of a hole: a hill beside it raises it, yet leaves it round. */
function rimAt({ x, y, radius, squash }: Hole, lift: Lift): Rim {
  const highest = 0.3 + 0.1 * radius;
  return (angle) => {
    const level = y + radius * squash * Math.sin(angle);
    const [px, py] = lift(x + radius * Math.cos(angle), level);
    return [px, Math.max(py, level - highest)];
  };
}

/** A place on the far wall under the rim: `share` of the way down to the near rim, at an angle of the far rim. */
function under(rim: Rim, angle: number, share: number): Point {
  const [x, top] = rim(angle);
  const [, bottom] = rim(-angle);
  return [x + 0.06 * share * (bottom - top), top + share * (bottom - top)];
}

/** How far down its wall lies in shadow, as a share: nearly to the floor in the west, hardly at all in the east. */
const shaded = (angle: number): number => 0.12 + 0.5 * Math.max(0, facing(angle) - 0.1);

/** The shadow in a bowl: solid under the far rim, torn into teeth toward the floor. */
function bowl(chance: Chance, radius: number, rim: Rim): Path {
  const [from, to] = [176 * DEGREE, 338 * DEGREE];
  const count = Math.round(4 + 2 * radius);
  const at = (index: number): number => from + ((to - from) * index) / count;
  const edge = Array.from({ length: 7 }, (_, index) =>
    under(rim, at((index * count) / 6), chance.between(-0.04, 0.02)),
  );
  const pen = draw().add(smooth(edge));
  for (let index = count; index > 0; index--) {
    pen.to(...under(rim, at(index - 0.25), shaded(at(index - 0.25))));
    const tooth = at(index - 0.5 + chance.between(-0.2, 0.2));
    pen.to(...under(rim, tooth, shaded(tooth) * chance.between(1.3, 1.65)));
  }
  return pen.path;
}

/** The same shadow where ink is spared: strokes that hang from the far rim. */
function strokes(chance: Chance, radius: number, rim: Rim): Path {
  const pen = draw();
  const count = Math.round((Math.PI * radius) / 1.1);
  for (let index = 1; index < count; index++) {
    const angle = Math.PI * (1 + (index + chance.between(-0.2, 0.2)) / count);
    taper(pen, rim(angle), under(rim, angle, shaded(angle) * chance.between(1.1, 1.6)), 0.15);
  }
  return pen.path;
}

/** What was thrown over the rim, seen on its outer slope: longest away from the light. */
function debris(chance: Chance, { x, y, radius, squash }: Hole, lift: Lift, thin: boolean): Path {
  const pen = draw();
  const count = Math.round((Math.PI * radius) / (thin ? 0.9 : 0.85));
  for (let index = 0; index <= count; index++) {
    const angle = -0.6 + ((Math.PI + 0.9) * (index + chance.between(-0.3, 0.3))) / count;
    const dark = Math.max(0, -facing(angle));
    if (chance.odds(0.42 - 0.3 * dark)) continue;
    const on = (far: number): Point =>
      lift(x + far * radius * Math.cos(angle), y + far * radius * squash * Math.sin(angle));
    const from = chance.between(1.1, 1.2);
    taper(pen, on(from), on(from + chance.between(0.1, 0.2) + 0.3 * dark), thin ? 0.13 : 0.18 + 0.26 * dark);
  }
  return pen.path;
}

/** The near lip: a line that swells toward the reader and runs out on both sides, so that the bowl stays open. */
function lip(rim: Rim, thin: boolean): Path {
  const pen = draw();
  const count = 12;
  const places = Array.from({ length: count + 1 }, (_, index) => rim((-20 + (190 * index) / count) * DEGREE));
  const width = places.map((_, index) => (thin ? 0.17 : 0.4) * Math.sin((Math.PI * index) / count) ** 0.7);
  ribbon(pen, { x: places.map(([x]) => x), y: places.map(([, y]) => y) }, width, 0.06);
  return pen.path;
}

/** A shell hole: its far wall in shadow, its near lip a heavy line, what it threw out; now and then water on its floor. */
export function hole(chance: Chance, of: Hole, lift: Lift, inks: Inks, detail: Detail): Shape[] {
  const [cx, cy] = lift(of.x, of.y);
  const { radius, squash } = of;
  if (detail === 'simple') {
    const rim = rimOf(chance, of).map(([x, y]) => lift(x, y));
    return shadowedHole(rim, [cx, cy], of, inks);
  }
  const thin = detail === 'line';
  const rim = rimAt(of, lift);
  const water = radius > 3.4 ? ripples(chance, [cx + 0.3 * radius, cy + 0.5 * radius * squash], radius) : [];
  const shadow = thin ? [...strokes(chance, radius, rim), ...farRim(rim)] : bowl(chance, radius, rim);
  const d = written([...shadow, ...lip(rim, thin), ...debris(chance, of, lift, thin), ...water]);
  return [{ d, fill: inks.key }];
}

/** The far rim as a fine line, for a bowl whose shadow is not solid. */
function farRim(rim: Rim): Path {
  const pen = draw();
  const places = Array.from({ length: 15 }, (_, index) => rim((150 + 14 * index) * DEGREE));
  const width = places.map((_, index) => 0.13 * Math.sin((Math.PI * index) / 14) ** 0.4);
  ribbon(pen, { x: places.map(([x]) => x), y: places.map(([, y]) => y) }, width, 0.06);
  return pen.path;
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
