/**
 * SVG path data as a PDF can draw it: moves, lines and cubic curves. The PDF library reads path data itself, but
 * draws quadratic curves as another curve.
 */
import { arcCurves, type Curve } from './arc.ts';

/** Coordinates are absolute, in the units of the path. */
export interface Pen {
  readonly moveTo: (x: number, y: number) => void;
  readonly lineTo: (x: number, y: number) => void;
  readonly curveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
  readonly close: () => void;
}

/** Where the walk is: the point, the start of its subpath, and the last control point for smooth curves. */
interface Walk {
  x: number;
  y: number;
  startX: number;
  startY: number;
  controlX: number;
  controlY: number;
  /** What kind of curve the last command was: only after one of its own kind is a curve smooth. */
  last: 'cubic' | 'quadratic' | 'other';
}

type Step = (walk: Walk, args: readonly number[], pen: Pen, dx: number, dy: number) => void;

const at = (args: readonly number[], index: number): number => args[index] ?? 0;

function lineTo(walk: Walk, x: number, y: number, pen: Pen): void {
  walk.x = x;
  walk.y = y;
  walk.last = 'other';
  pen.lineTo(x, y);
}

function cubicTo(walk: Walk, points: Curve, pen: Pen): void {
  const [x1, y1, x2, y2, x, y] = points;
  pen.curveTo(x1, y1, x2, y2, x, y);
  Object.assign(walk, { x, y, controlX: x2, controlY: y2, last: 'cubic' });
}

/** A quadratic curve is the cubic one whose control points lie two thirds of the way to its own. */
function quadraticTo(walk: Walk, cx: number, cy: number, x: number, y: number, pen: Pen): void {
  const third = (from: number, control: number) => from + ((control - from) * 2) / 3;
  pen.curveTo(third(walk.x, cx), third(walk.y, cy), third(x, cx), third(y, cy), x, y);
  Object.assign(walk, { x, y, controlX: cx, controlY: cy, last: 'quadratic' });
}

/** The last control point mirrored in the point reached, or that point itself. */
const smooth = (walk: Walk, kind: Walk['last']): [number, number] =>
  walk.last === kind ? [2 * walk.x - walk.controlX, 2 * walk.y - walk.controlY] : [walk.x, walk.y];

/** An arc becomes cubic curves; one without a radius is a line. */
function arcTo(walk: Walk, args: readonly number[], x: number, y: number, pen: Pen): void {
  const [rx, ry, turn, large, sweep] = [at(args, 0), at(args, 1), at(args, 2), at(args, 3), at(args, 4)];
  const curves = arcCurves([walk.x, walk.y], [x, y], {
    rx,
    ry,
    turn,
    large: large === 1,
    sweep: sweep === 1,
  });
  if (!curves) {
    lineTo(walk, x, y, pen);
    return;
  }
  for (const curve of curves) pen.curveTo(...curve);
  Object.assign(walk, { x, y, last: 'other' });
}

/** What each command does; (dx, dy) is the point that its numbers count from. */
const STEPS: Readonly<Record<string, readonly [count: number, step: Step]>> = {
  M: [
    2,
    (walk, args, pen, dx, dy) => {
      const [x, y] = [at(args, 0) + dx, at(args, 1) + dy];
      Object.assign(walk, { x, y, startX: x, startY: y, last: 'other' });
      pen.moveTo(x, y);
    },
  ],
  L: [2, (walk, args, pen, dx, dy) => lineTo(walk, at(args, 0) + dx, at(args, 1) + dy, pen)],
  H: [1, (walk, args, pen, dx) => lineTo(walk, at(args, 0) + dx, walk.y, pen)],
  V: [1, (walk, args, pen, _dx, dy) => lineTo(walk, walk.x, at(args, 0) + dy, pen)],
  C: [
    6,
    (walk, args, pen, dx, dy) => {
      const [x1, y1, x2, y2] = [at(args, 0) + dx, at(args, 1) + dy, at(args, 2) + dx, at(args, 3) + dy];
      cubicTo(walk, [x1, y1, x2, y2, at(args, 4) + dx, at(args, 5) + dy], pen);
    },
  ],
  S: [
    4,
    (walk, args, pen, dx, dy) => {
      const [x2, y2] = [at(args, 0) + dx, at(args, 1) + dy];
      cubicTo(walk, [...smooth(walk, 'cubic'), x2, y2, at(args, 2) + dx, at(args, 3) + dy], pen);
    },
  ],
  Q: [
    4,
    (walk, args, pen, dx, dy) => {
      quadraticTo(walk, at(args, 0) + dx, at(args, 1) + dy, at(args, 2) + dx, at(args, 3) + dy, pen);
    },
  ],
  T: [
    2,
    (walk, args, pen, dx, dy) => {
      quadraticTo(walk, ...smooth(walk, 'quadratic'), at(args, 0) + dx, at(args, 1) + dy, pen);
    },
  ],
  A: [7, (walk, args, pen, dx, dy) => arcTo(walk, args, at(args, 5) + dx, at(args, 6) + dy, pen)],
  Z: [
    0,
    (walk, _args, pen) => {
      Object.assign(walk, { x: walk.startX, y: walk.startY, last: 'other' });
      pen.close();
    },
  ],
};

const COMMAND = /[\s,]*([MLHVCSQTAZ])/iy;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
/** An arc's flags may stand without a space: "a5 5 0 01.5 2". */
const FLAG = /[\s,]*([01])/y;
const END = /\s*$/y;

/**
 * Draws path data with `pen`. Throws where the data cannot be read, naming the place: art with a slip in it
 * must not be printed in part.
 */
export function tracePath(d: string, pen: Pen): void {
  const walk: Walk = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: 'other' };
  let place = 0;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const found = pattern.exec(d)?.[1];
    if (found !== undefined) place = pattern.lastIndex;
    return found;
  };
  const atEnd = () => {
    END.lastIndex = place;
    return END.test(d);
  };
  let command = '';
  while (!atEnd()) {
    const given = read(COMMAND);
    // Numbers may follow each other without a command; after a move they are lines.
    command = given ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    const [count, step] = STEPS[command.toUpperCase()] ?? [0, undefined];
    const args: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const isFlag = (command === 'A' || command === 'a') && (index === 3 || index === 4);
      args.push(Number(read(isFlag ? FLAG : NUMBER) ?? Number.NaN));
    }
    if (!step || args.some(Number.isNaN) || (given === undefined && count === 0)) {
      throw new Error(`path data cannot be read at character ${place}: "${d.slice(place, place + 20)}"`);
    }
    const relative = command === command.toLowerCase();
    step(walk, args, pen, relative ? walk.x : 0, relative ? walk.y : 0);
  }
}

/** The library reads these well, and twice as fast. */
const PLAIN = /^[^QqTtAa]*$/;

/** A ten-thousandth of a unit: what adding up relative coordinates leaves behind is cut off. */
const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** The same path without quadratic curves and arcs; as it is where it has none. */
export function cubicPath(d: string): string {
  if (PLAIN.test(d)) return d;
  let path = '';
  const add = (command: string, ...numbers: readonly number[]) => {
    path += command + numbers.map(short).join(' ');
  };
  tracePath(d, {
    moveTo: (x, y) => add('M', x, y),
    lineTo: (x, y) => add('L', x, y),
    curveTo: (...points) => add('C', ...points),
    close: () => add('Z'),
  });
  return path;
}
