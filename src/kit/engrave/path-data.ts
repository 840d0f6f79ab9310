/** Reads SVG path data into segments: every command of SVG 1.1, arcs turned into cubic curves. */
import type { Point } from './matrix.ts';
import type { Path, Segment } from './path.ts';

const COMMAND = /([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)/g;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Arc flags are single digits that may run into the next number, so an arc is read number by number. */
function arcNumbers(text: string): number[] {
  const numbers: number[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const flag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const found = (flag ? /[01]/ : new RegExp(NUMBER.source, 'i')).exec(rest);
    if (!found) break;
    numbers.push(Number(found[0]));
    rest = rest.slice(found.index + found[0].length);
  }
  return numbers;
}

const numbersOf = (letter: string, text: string): number[] =>
  letter === 'A' ? arcNumbers(text) : (text.match(NUMBER) ?? []).map(Number);

/** The centre and angles of an SVG arc, by SVG 1.1 appendix F.6.5; null where it is a straight line. */
function arcCentre(
  from: Point,
  end: Point,
  rx0: number,
  ry0: number,
  tilt: number,
  large: boolean,
  sweep: boolean,
) {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const dx = (from[0] - end[0]) / 2;
  const dy = (from[1] - end[1]) / 2;
  const px = cos * dx + sin * dy;
  const py = cos * dy - sin * dx;
  const reach = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2));
  const rx = rx0 * reach;
  const ry = ry0 * reach;
  const spare = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const share =
    Math.sqrt(Math.max(0, spare / ((rx * py) ** 2 + (ry * px) ** 2))) * (large === sweep ? -1 : 1);
  const qx = (share * rx * py) / ry;
  const qy = (-share * ry * px) / rx;
  const first = Math.atan2((py - qy) / ry, (px - qx) / rx);
  const last = Math.atan2((-py - qy) / ry, (-px - qx) / rx);
  const full = 2 * Math.PI;
  const swept = sweep ? (last - first + full) % full : -((first - last + full) % full);
  const x = cos * qx - sin * qy + (from[0] + end[0]) / 2;
  const y = sin * qx + cos * qy + (from[1] + end[1]) / 2;
  return { x, y, rx, ry, cos, sin, first, swept };
}

/** An arc as cubic curves of at most a quarter turn each. */
function arcCurves(from: Point, numbers: readonly number[], end: Point): Segment[] {
  const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0] = numbers;
  if (rx === 0 || ry === 0 || (from[0] === end[0] && from[1] === end[1]))
    return [{ to: 'line', points: [end] }];
  const arc = arcCentre(
    from,
    end,
    Math.abs(rx),
    Math.abs(ry),
    (tilt * Math.PI) / 180,
    large === 1,
    sweep === 1,
  );
  const count = Math.max(1, Math.ceil(Math.abs(arc.swept) / (Math.PI / 2) - 1e-9));
  const step = arc.swept / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const on = (u: number, v: number): Point => [
    arc.x + arc.cos * arc.rx * u - arc.sin * arc.ry * v,
    arc.y + arc.sin * arc.rx * u + arc.cos * arc.ry * v,
  ];
  return Array.from({ length: count }, (_, index): Segment => {
    const a = arc.first + index * step;
    const b = a + step;
    return {
      to: 'curve',
      points: [
        on(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
        on(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
        index === count - 1 ? end : on(Math.cos(b), Math.sin(b)),
      ],
    };
  });
}

const mirrored = (about: Point, point: Point): Point => [2 * about[0] - point[0], 2 * about[1] - point[1]];

/** The control point that a smooth command (S, T) begins with: the last one mirrored, after a curve of its own kind. */
const smoothStart = (here: Point, last: Segment | undefined, kind: 'curve' | 'bend'): Point => {
  const control = last?.to === kind ? last.points.at(-2) : undefined;
  return control ? mirrored(here, control) : here;
};

/** The segments that one set of numbers of a command adds. */
function segmentsOf(
  letter: string,
  numbers: readonly number[],
  points: readonly Point[],
  here: Point,
  last?: Segment,
): Segment[] {
  const [a = here, b = here, c = here] = points;
  switch (letter) {
    case 'M':
      return [{ to: 'start', points: [a] }];
    case 'C':
      return [{ to: 'curve', points: [a, b, c] }];
    case 'S':
      return [{ to: 'curve', points: [smoothStart(here, last, 'curve'), a, b] }];
    case 'Q':
      return [{ to: 'bend', points: [a, b] }];
    case 'T':
      return [{ to: 'bend', points: [smoothStart(here, last, 'bend'), a] }];
    case 'A':
      return arcCurves(here, numbers, a);
    default:
      return [{ to: 'line', points: [a] }];
  }
}

/** The points that a command names, absolute. */
function pointsOf(letter: string, relative: boolean, numbers: readonly number[], here: Point): Point[] {
  const [ox, oy] = relative ? here : [0, 0];
  const [n0 = 0] = numbers;
  if (letter === 'H') return [[ox + n0, here[1]]];
  if (letter === 'V') return [[here[0], oy + n0]];
  const pairs = letter === 'A' ? numbers.slice(5) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, index): Point => [
    ox + (pairs[2 * index] ?? 0),
    oy + (pairs[2 * index + 1] ?? 0),
  ]);
}

/** The segments of SVG path data, in its own units. Data that SVG would not draw is left out. */
export function readPath(d: string): Path {
  const path: Segment[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    const letter = command.toUpperCase();
    if (letter === 'Z') {
      path.push({ to: 'close', points: [] });
      here = start;
      continue;
    }
    const all = numbersOf(letter, rest);
    const arity = ARITY[letter] ?? 2;
    for (let at = 0; at + arity <= all.length; at += arity) {
      const numbers = all.slice(at, at + arity);
      const points = pointsOf(letter, command !== letter, numbers, here);
      // Pairs after a move's first are lines.
      path.push(...segmentsOf(letter === 'M' && at > 0 ? 'L' : letter, numbers, points, here, path.at(-1)));
      here = points.at(-1) ?? here;
      if (letter === 'M' && at === 0) start = here;
    }
  }
  return path;
}
